import { type Period, periodsIn } from '../facts/period.ts';
import type { Reading } from './reading.ts';

/** The times that lines about education give. */
export const studiesOf = ({ education }: Pick<Reading, 'education'>, now: Date): Period[] =>
  education.flatMap(({ text }) => periodsIn(text, now));
