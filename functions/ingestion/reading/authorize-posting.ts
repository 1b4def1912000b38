import type { Posting } from '../../postings/posting.ts';
import type { Board } from '../../table/board.ts';
import { adapterOf } from '../adapters/adapters.ts';
import { boardPage } from '../registry/board-page.ts';
import { VENDORS } from '../registry/recognition/vendors.ts';
import { hasOwnHosts } from './board-address.ts';
import { isApplyHost, isNamedAfter } from './employer-host.ts';

/** On whose word a board speaks: see `BOARD_TRUST`. */
export type BoardAuthority = Pick<Board, 'company' | 'trust'>;

/**
 * Limits a posting to what its board may say. No link may have a user name, and one that may lead to somebody
 * else leads to the board's page instead. A posting of an unconfirmed board is for the board's followers, is
 * of the employer that the board is registered for, and leads to the board's own hosts.
 */
export function authorizePosting(posting: Posting, { company, trust }: BoardAuthority): Posting {
  const { ats, board } = posting;
  if (trust === 'trusted') {
    const isTrusted = (host: string) =>
      isApplyHost(host) || [company, posting.company].some((name) => isNamedAfter(host, name));
    return { ...posting, url: linkWithin(posting, isTrusted) };
  }
  return {
    ...posting,
    company: company || board,
    url: linkWithin(posting),
    audience: `${ats}:${board}`,
  };
}

/**
 * Returns the posting's link if it leads to a host of the board or to an admitted one, and the board's page otherwise.
 */
function linkWithin({ ats, board, url }: Posting, isAdmitted = (_host: string) => false): string {
  const link = withoutUserInfo(url);
  const host = link?.port === '' ? link.hostname.replace(/^www\./, '') : undefined;
  const isWithin = link && host !== undefined && (isAdmitted(host) || isHostOf(ats, board, host));
  return isWithin ? link.href : (boardPage(ats, board) ?? '');
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
