/** What the page and the worker with its engine say to each other. */

/** What the worker needs to start: addresses of what the device keeps. */
export interface Parts {
  /** The folder of Python for browsers, with a slash at the end. */
  readonly python: string;
  /** The packed package. */
  readonly package: string;
  /** The name under which the tables are kept: a device may play at several sites below one address. */
  readonly shelf: string;
  /** Where the memory of Python is kept once everything is in it, in the cache of exactly these files. */
  readonly memory: { readonly cache: string; readonly address: string };
}

export type ToEngine =
  | { readonly type: "start"; readonly parts: Parts }
  | { readonly type: "ask"; readonly id: number; readonly path: string; readonly body?: string }
  | { readonly type: "open"; readonly line: number; readonly code: string }
  | { readonly type: "say"; readonly line: number; readonly text: string }
  | { readonly type: "close"; readonly line: number };

export type FromEngine =
  | { readonly type: "ready" }
  /** It cannot start, or has broken: nothing else will come. */
  | { readonly type: "failed"; readonly why: string }
  /** The answer to a request, or the message of the error with this code. */
  | { readonly type: "answer"; readonly id: number; readonly code: string; readonly text: string }
  /** How many turns a review has got through, while it is made. */
  | { readonly type: "reviewed"; readonly id: number; readonly turns: number }
  | { readonly type: "told"; readonly line: number; readonly text: string };
