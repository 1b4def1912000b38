import { parseAddress } from './recognition/address.ts';
import { type KnownBoards, NO_BOARDS } from './recognition/known-boards.ts';
import { pageAddresses } from './recognition/page-addresses.ts';
import { atVendor, type Recognition, type RecognizedBoard } from './recognize.ts';

/** Texts in the pages of systems that serve a whole career site. Their boards are named by the site's host. */
const SIGNATURES: readonly (readonly [ats: string, html: RegExp])[] = [
  ['jibe', /jibecdn|jibeapply\.com/i],
  ['phenom', /phenompeople\.com|phApp\.ddo/],
  ['eightfold', /pcsx-data|\.eightfold\.ai\//],
  ['successfactors', /rmkcdn\.successfactors\.com|jobs2web\.com/],
  ['careers', /tbcdn\.talentbrew\.com|teamtailor-cdn\.com/],
];

/**
 * Finds the board behind a careers page: one that the page embeds, else the one that it links most, else the
 * site itself if a system serves all of it. `url` is the page's final address.
 */
export function recognizePage(html: string, url = '', known: KnownBoards = NO_BOARDS): Recognition {
  const { embedded, all } = pageAddresses(html);
  const linked = mostFrequent(boardsAt(embedded, known)) ?? mostFrequent(boardsAt(all, known));
  if (linked) return linked;
  const page = parseAddress(url);
  const system = SIGNATURES.find(([, pattern]) => pattern.test(html));
  if (system && 'host' in page) return { ats: system[0], slug: page.host };
  return {
    reason: 'The page names no board of a system that can be read. Paste the address of one of its postings.',
  };
}

function boardsAt(addresses: readonly string[], known: KnownBoards): RecognizedBoard[] {
  return addresses.flatMap((text) => {
    const address = parseAddress(text);
    const found = 'host' in address ? atVendor(address, known) : undefined;
    return found && 'ats' in found ? [found] : [];
  });
}

function mostFrequent(boards: readonly RecognizedBoard[]): RecognizedBoard | undefined {
  const groups = Map.groupBy(boards, ({ ats, slug }) => `${ats}:${slug}`);
  return [...groups.values()].sort((one, other) => other.length - one.length)[0]?.[0];
}
