import { disciplines, domains, generic, kinds, quietUnder, skills, tolerates } from './vocabulary/classes.ts';
import { builders, fieldOfHead } from './vocabulary/heads.ts';

const reshaping: ReadonlySet<string> = new Set(['design', 'development']);

/**
 * Whether a word that the saved title lacks, standing between its words and the head, leaves the role what it is:
 * 'Backend (Payments) Engineer' does, 'Data (Security) Engineer' does not.
 * @param wanted the saved title's words before the head, in order; the last decides what kind of role it is
 * @param lent whether the deciding word comes from a note ('Wireless Engineer, Mobile'), which takes more to believe
 */
export function harmless(extra: string, wanted: readonly string[], head: string, lent = false): boolean {
  const deciding = wanted.at(-1);
  if (deciding === undefined || generic.has(extra)) return true;
  if (extra === fieldOfHead.get(head) || extra === quietUnder.get(head)) return true;
  if (wanted.some((word) => tolerates.get(word)?.has(extra))) return true;
  if (head === '') return !kinds.has(extra);
  if (!builders.has(head)) return false;
  if (reshaping.has(extra) && disciplines.has(deciding)) return true;
  const skill = skills.has(deciding);
  if (skill && (!lent || domains.has(extra))) return !kinds.has(extra);
  if (!skill && deciding !== 'software' && !domains.has(deciding)) return false;
  return extra === 'software' || skills.has(extra) || reshaping.has(extra);
}
