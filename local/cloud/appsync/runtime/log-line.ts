import { inspect } from 'node:util';

/** One logged value as text: strings as they are, everything else as Node's inspector shows it on one line. */
export const logLine = (value: unknown): string =>
  typeof value === 'string' ? value : inspect(value, { depth: 10, breakLength: Number.POSITIVE_INFINITY });
