/** The wires to tables anywhere: on a server, or on this device, whose engine is loaded when somebody needs it. */

import { isHere, socket } from "./address";
import { ways } from "./api";
import { type Wire, webSocket } from "./connection";
import type { Problem } from "./problem";

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
  const engine = ways().then(({ device }) => device());
  engine.then(
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
