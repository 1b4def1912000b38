import { randomBytes } from 'node:crypto';

/** Values that can be taken once, and only for a while: the state of sign-ins under way. Not kept over a restart. */
export interface OneTime<T> {
  /** Keeps a value for some milliseconds and gives the unguessable key to it. */
  put(value: T, milliseconds: number): string;
  take(key: string): T | undefined;
}

/** An empty store. */
export function createOneTime<T>(now: () => number): OneTime<T> {
  const kept = new Map<string, { value: T; until: number }>();
  return {
    put(value, milliseconds) {
      for (const [key, entry] of kept) if (entry.until <= now()) kept.delete(key);
      const key = randomBytes(96).toString('base64');
      kept.set(key, { value, until: now() + milliseconds });
      return key;
    },
    take(key) {
      const entry = kept.get(key);
      kept.delete(key);
      return entry !== undefined && now() < entry.until ? entry.value : undefined;
    },
  };
}
