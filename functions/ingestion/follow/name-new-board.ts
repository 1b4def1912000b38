import { adapterOf } from '../adapters/adapters.ts';
import { hasOwnHosts } from '../reading/board-address.ts';
import { employerNames } from '../registry/recognition/employer-names.ts';
import { nameOfSlug } from './company-of-board.ts';

interface NewBoard {
  readonly ats: string;
  readonly slug: string;
  /** The name that the board gives itself; may be empty. */
  readonly stated: string;
}

/**
 * Names the employer of a board that a member adds. Whoever runs a site writes all that is on it, so that its
 * name is in its domain, and what it says only spells that. A vendor's board may state any other name. A name
 * that could be taken for a registered employer's is refused to both: then the board is called by its
 * address.
 */
export function nameNewBoard(
  { ats, slug, stated }: NewBoard,
  resemblesRegistered: (name: string) => boolean,
): string {
  const isFree = (name: string) => name !== '' && !resemblesRegistered(name);
  const host = slug.split('~', 1)[0] ?? slug;
  if (!hasOwnHosts(adapterOf(ats))) return [stated, nameOfSlug(slug)].find(isFree) ?? `${host} on ${ats}`;
  // Unicode in a domain is mostly a look-alike.
  const inDomain = host.includes('xn--') ? [] : employerNames(host);
  const isSpelling = inDomain.includes(stated.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase());
  return [isSpelling ? stated : '', nameOfSlug(inDomain[0] ?? '')].find(isFree) ?? host;
}
