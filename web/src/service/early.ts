/** What the early script of the home page started before the site's own code had loaded. */
export interface Early {
  /** The runtime configuration as it came, unread. */
  readonly config: Promise<unknown>;
  /** The first board page: the exact request body, and its answer. Absent once taken. */
  board?: { readonly body: string; readonly response: Promise<Response> };
}

declare global {
  interface Window {
    daybreakEarly?: Early;
  }
}

/** The early answer to exactly this request body, once; undefined when none was asked for. */
export function takeEarlyAnswer(body: string): Promise<Response> | undefined {
  const early = window.daybreakEarly;
  if (early?.board?.body !== body) return undefined;
  const { response } = early.board;
  delete early.board;
  return response;
}
