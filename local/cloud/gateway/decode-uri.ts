/** Whether every percent sign of a text begins an escape, and the escapes are UTF-8. */
export function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Decodes percent-encoded text. Returns malformed text unchanged. */
export const decodeUri = (text: string): string => (isEncoded(text) ? decodeURIComponent(text) : text);
