import type { Reading } from './snapshot.ts';

/** One line of a preflight: what was looked at, how it is, and what to do if it is not ok. */
export interface Finding {
  readonly subject: string;
  readonly state: 'ok' | 'missing' | 'unknown';
  readonly text: string;
}

export const ok = (subject: string, text: string): Finding => ({ subject, state: 'ok', text });
export const missing = (subject: string, text: string): Finding => ({ subject, state: 'missing', text });
export const unknown = (subject: string, text: string): Finding => ({ subject, state: 'unknown', text });

/** Judges what was read, or says why it is unknown. */
export const judge = <T>(
  subject: string,
  reading: Reading<T>,
  of: (value: T) => Finding | readonly Finding[],
): readonly Finding[] =>
  'unknown' in reading ? [unknown(subject, reading.unknown)] : [of(reading.value)].flat();

const WIDTH = { state: 8, subject: 18 };

/** Returns a finding as a line. */
export const lineOf = ({ subject, state, text }: Finding): string =>
  `${state.padEnd(WIDTH.state)} ${subject.padEnd(WIDTH.subject)} ${text}`;
