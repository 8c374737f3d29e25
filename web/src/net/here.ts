/** The way to the engine on this device, which is loaded when somebody needs it; and the wires to tables anywhere. */

import { withMore } from "../texts";
import { isHere, socket } from "./address";
import { type Wire, webSocket } from "./connection";
import type { Engine } from "./engine";
import { Problem } from "./problem";

/** Throws a Problem if it cannot start. */
export async function engine(): Promise<Engine> {
  const { device } = await withMore(() => import("./engine")).catch(() =>
    Promise.reject(new Problem("unreachable", "")),
  );
  return device();
}

export function wireTo(code: string): Wire {
  return isHere(code) ? wireHere(code) : webSocket(socket(code));
}

function wireHere(code: string): Wire {
  let line: Pick<Wire, "send" | "close"> | undefined;
  let closed = false;
  const wire: Wire = {
    send: (text) => line?.send(text),
    close: () => {
      closed = true;
      line?.close();
    },
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  engine().then(
    (device) => {
      if (closed) return;
      const opened = device.wire(code);
      line = opened;
      opened.onopen = () => wire.onopen?.();
      opened.onmessage = (event) => wire.onmessage?.(event);
      opened.onclose = () => wire.onclose?.();
    },
    ({ code: why, message }: Problem) => {
      line = {
        send: (text) => wire.onmessage?.({ data: refusal(JSON.parse(text).id, why, message) }),
        close: () => {},
      };
      wire.onopen?.();
    },
  );
  return wire;
}

/** What a table would say if it refused us: there is no use in trying again. */
function refusal(id: number, code: string, message: string): string {
  return JSON.stringify({ type: "refused", id, code, message, path: "", rule: "", reason: "", facts: {} });
}
