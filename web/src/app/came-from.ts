/** What a history entry of /login keeps of a person whose session ended: the page they were on. */
export interface CameFrom {
  readonly from: string;
}

/** The page to go back to, of a history entry's state; null where none is said. Only a path of the site counts. */
export function cameFrom(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { from } = state;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : null;
}
