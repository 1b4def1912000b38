import type { Reading } from './snapshot.ts';

/** One line of the preflight's output. */
export interface Finding {
  readonly subject: string;
  readonly state: 'ok' | 'missing' | 'unknown';
  readonly text: string;
}

export const ok = (subject: string, text: string): Finding => ({ subject, state: 'ok', text });
export const missing = (subject: string, text: string): Finding => ({ subject, state: 'missing', text });
export const unknown = (subject: string, text: string): Finding => ({ subject, state: 'unknown', text });

/** Checks a value, or returns `unknown` with the reason if it could not be read. */
export const checkReading = <T>(
  subject: string,
  reading: Reading<T>,
  check: (value: T) => Finding | readonly Finding[],
): readonly Finding[] =>
  'unknown' in reading ? [unknown(subject, reading.unknown)] : [check(reading.value)].flat();

const WIDTH = { state: 8, subject: 18 };

export const formatFinding = ({ subject, state, text }: Finding): string =>
  `${state.padEnd(WIDTH.state)} ${subject.padEnd(WIDTH.subject)} ${text}`;
