/** Hands files out, and links on. */

export function save(name: string, text: string, type = "text/plain"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Share an address as the device does it, or copy it. Whether it was copied. */
export async function share(url: string): Promise<boolean> {
  try {
    if (navigator.share) {
      await navigator.share({ url });
      return false;
    }
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false; // They thought better of it.
  }
}
