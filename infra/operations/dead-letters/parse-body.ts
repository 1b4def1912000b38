/** Returns the value of a message's body, or undefined for a body that is no JSON. */
export function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
