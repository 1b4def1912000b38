/** The first board page, as the early script of the home page asked for it: the exact request body, and its answer. */
export interface Early {
  readonly body: string;
  readonly response: Promise<Response>;
}

declare global {
  interface Window {
    /** Absent once taken. */
    daybreakEarly?: Early;
  }
}

/** The early answer to exactly this request body, once; undefined when none was asked for. */
export function takeEarlyAnswer(body: string): Promise<Response> | undefined {
  const early = window.daybreakEarly;
  if (early?.body !== body) return undefined;
  delete window.daybreakEarly;
  return early.response;
}
