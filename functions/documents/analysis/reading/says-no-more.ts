import type { Line } from '../../evidence/line.ts';
import { supported } from '../../evidence/supported.ts';
import { isMeasured } from '../facts/measured.ts';

/** Deeds that claim no more than that the work was one's own, where a line says that and names only a duty. */
const NEUTRAL = /^(?:ran|handled|carried out|took care of)\s+/i;

const OWN_DUTY = /\b(?:responsible for|in charge of|tasked with|duties|responsibilities)\b/i;

/** Whether other words for a line are borne out by it, and keep what it measures. */
export function saysNoMore(better: string, line: Line): boolean {
  if (isMeasured(line.text) && !isMeasured(better)) return false;
  return supported(OWN_DUTY.test(line.text) ? better.replace(NEUTRAL, '') : better, [line]);
}
