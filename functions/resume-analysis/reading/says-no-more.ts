import type { Line } from '../../evidence/line.ts';
import { supported } from '../../evidence/supported.ts';
import { isMeasured } from '../facts/measured.ts';

/** Deeds that claim no more than that the work was one's own, for lines that name only a duty. */
const NEUTRAL = /^(?:ran|handled|carried out|took care of)\s+/i;

/** Whether other words for a line are borne out by it, and keep what it measures. */
export function saysNoMore(better: string, line: Line): boolean {
  if (isMeasured(line.text) && !isMeasured(better)) return false;
  return supported(better.replace(NEUTRAL, ''), [line]);
}
