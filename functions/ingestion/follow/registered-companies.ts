import { employerKey } from '@daybreak/contract/employer-key.ts';
import type { Board } from '../../table/board.ts';
import { systems } from '../adapters/adapters.ts';
import { employerNames } from '../registry/recognition/employer-names.ts';
import { type KnownBoards, knownBoards } from '../registry/recognition/known-boards.ts';
import { resemblesAny } from '../registry/recognition/known-names.ts';
import { recognizeUrl } from '../registry/recognize.ts';
import type { Target } from './follow-target.ts';

/** Finds the registered boards of what people ask for. */
export interface RegisteredCompanies {
  readonly known: KnownBoards;
  /** Whether boards of a system can be read. */
  isReadable(ats: string): boolean;
  /** Returns the id of the board. `text` is what the person typed. */
  boardOf(target: Target, text: string): string | undefined;
  /** Returns the id of the largest board of the employer that a site's domain names. */
  boardOfDomain(host: string): string | undefined;
  /** Whether a name is a registered employer's, or could be taken for it. */
  resembles(name: string): boolean;
}

/**
 * Indexes the registry. Boards that are paused or on switched-off systems are left out. An unconfirmed board
 * is found by its address only, and its name doesn't count as taken.
 */
export function registeredCompanies(
  boards: readonly Board[],
  switchedOff: ReadonlySet<string>,
): RegisteredCompanies {
  const active = boards.filter(({ ats, paused }) => !paused && !switchedOff.has(ats));
  const known = knownBoards(active);
  const ids = new Set(active.map(({ sk }) => sk));
  const largest = new Map<string, Board>();
  const largestBySpelling = new Map<string, Board>();
  const trusted = active.filter(({ trust }) => trust === 'trusted');
  for (const board of trusted) {
    const key = employerKey(board.company);
    keepLargest(largest, key, board);
    keepLargest(largestBySpelling, key.replaceAll(' ', ''), board);
  }
  return {
    known,
    isReadable: (ats) => systems().includes(ats) && !switchedOff.has(ats),
    boardOf(target, text) {
      if (target.kind === 'name') return largest.get(target.key)?.sk;
      if (target.kind === 'board') {
        const slug = known.withSlug(target.ats, target.slug);
        return slug && `${target.ats}:${slug}`;
      }
      const found = recognizeUrl(text, known);
      if ('reason' in found) return undefined;
      const id = `${found.ats}:${found.slug}`;
      return ids.has(id) ? id : undefined;
    },
    resembles: resemblesAny(boards.filter(({ trust }) => trust === 'trusted').map(({ company }) => company)),
    boardOfDomain: (host) => largestBySpelling.get(employerNames(host)[0] ?? '')?.sk,
  };
}

function keepLargest(largest: Map<string, Board>, key: string, board: Board): void {
  const other = largest.get(key);
  if (key !== '' && (!other || other.postings < board.postings)) largest.set(key, board);
}
