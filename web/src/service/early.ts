/** The request for the first board page that the home page's early script has sent. */
export interface EarlyRequest {
  readonly body: string;
  readonly response: Promise<Response>;
}

declare global {
  interface Window {
    daybreakEarly?: EarlyRequest;
  }
}

/** Returns the response to an early request with exactly this body, once. */
export function takeEarlyResponse(body: string): Promise<Response> | undefined {
  const early = window.daybreakEarly;
  if (early?.body !== body) return undefined;
  // In development, StrictMode opens the board twice at once, and both requests share the response.
  if (import.meta.hot) {
    const forget = () => delete window.daybreakEarly;
    early.response.then(forget, forget);
    return early.response.then((response) => response.clone());
  }
  delete window.daybreakEarly;
  return early.response;
}
