/** Saves files and shares links. */

export function save(name: string, text: string, type = "text/plain"): void {
  saveFile(new File([text], name, { type }));
}

export function saveFile(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export type Shared = "shared" | "copied" | "not";

/** Share an address with the device's share dialog, or copy it. */
export async function share(url: string): Promise<Shared> {
  if (!navigator.share) return (await copy(url)) ? "copied" : "not";
  try {
    await navigator.share({ url });
    return "shared";
  } catch {
    return "not"; // The user canceled.
  }
}

/** Browsers allow clipboard access only over HTTPS; elsewhere the selection can be copied. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    const copied = document.execCommand("copy");
    field.remove();
    return copied;
  }
}
