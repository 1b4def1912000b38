/** Decodes a part of a URL. Returns it as it is if it is malformed, such as '50%'. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
