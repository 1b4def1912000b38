import type { Posting } from '../../postings/posting.ts';
import type { Board } from '../../table/board.ts';
import { adapterOf } from '../adapters/adapters.ts';
import { boardPage } from '../registry/board-page.ts';
import { VENDORS } from '../registry/recognition/vendors.ts';
import { hasOwnHosts } from './board-address.ts';

/** On whose word a board speaks: see `BOARD_TRUST`. */
export type BoardAuthority = Pick<Board, 'company' | 'trust'>;

/**
 * Limits a posting to what its board may say. Nobody's link has a user name. A posting of an unconfirmed board is for the
 * board's followers, is of the employer that the board is registered for, and leads to the board's own hosts.
 */
export function authorizePosting(posting: Posting, { company, trust }: BoardAuthority): Posting {
  const { ats, board } = posting;
  if (trust === 'trusted') return { ...posting, url: withoutUserInfo(posting.url)?.href ?? posting.url };
  return {
    ...posting,
    company: company || board,
    url: ownLink(posting),
    audience: `${ats}:${board}`,
  };
}

function ownLink({ ats, board, url }: Posting): string {
  const link = withoutUserInfo(url);
  const isOwn = link && link.port === '' && isHostOf(ats, board, link.hostname.replace(/^www\./, ''));
  return isOwn ? link.href : (boardPage(ats, board) ?? '');
}

/** A vendor's hosts are its board's, and so are a site of its own and what is below that. */
function isHostOf(ats: string, board: string, host: string): boolean {
  if (!hasOwnHosts(adapterOf(ats))) return VENDORS.get(ats)?.host.test(host) === true;
  const own = (board.split('~', 1)[0] ?? board).toLowerCase().replace(/^www\./, '');
  return host === own || host.endsWith(`.${own}`);
}

function withoutUserInfo(address: string): URL | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  url.username = '';
  url.password = '';
  return url;
}
