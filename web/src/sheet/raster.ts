/** Turns an SVG image into a PNG file on the device. */

import type { Image, Palette } from "./poster";

/** The colors of the page as it looks now: its properties hold light and dark ones, an element has one of them. */
export function pagePalette(): { readonly palette: Palette; readonly done: () => void } {
  const probe = document.createElement("i");
  probe.hidden = true;
  document.body.append(probe);
  return {
    palette: (property, color = "") => {
      probe.className = color;
      probe.style.color = `var(${property})`;
      return getComputedStyle(probe).color;
    },
    done: () => probe.remove(),
  };
}

export interface Png {
  readonly file: File;
  /** The server's policy allows images from such an address, but not from one of a blob. */
  readonly address: string;
}

export async function png({ svg, width, height }: Image, name: string): Promise<Png> {
  const drawn = new Image(width, height);
  drawn.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await drawn.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(drawn, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("no picture");
  return { file: new File([blob], name, { type: "image/png" }), address: canvas.toDataURL("image/png") };
}
