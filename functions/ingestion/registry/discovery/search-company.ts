import type { Candidate, SearchTask } from './candidate.ts';
import { careersLinks } from './careers-links.ts';
import type { Company } from './parse-companies.ts';
import type { PageReader } from './read-page.ts';
import { type Recognizer, toCandidate } from './recognizer.ts';

/** How many pages of a company's site are read at most. */
const MAX_PAGES = 8;

const USUAL_PATHS = ['/careers', '/jobs'];

export const searchCompany = (reader: PageReader, recognizer: Recognizer, company: Company): SearchTask => ({
  source: 'companies',
  name: `company ${company.homepage.hostname}`,
  search: () => findBoard(reader, recognizer, company),
});

/**
 * Looks for a company's board: on the home page, on the pages behind its careers links, and at the usual
 * addresses. The first link to a vendor's board wins, then a guess, then the company's own pages. Throws if
 * the home page can't be read; other pages that can't be read are skipped.
 */
async function findBoard(
  reader: PageReader,
  recognizer: Recognizer,
  { name, homepage }: Company,
): Promise<Candidate[]> {
  const boardAt = (url: URL) => toCandidate(recognizer.recognizeUrl(url.href));
  const isAtVendor = (url: URL) => rank(boardAt(url)) === VENDOR;
  const waiting = [homepage];
  const seen = new Set(waiting.map(({ href }) => href));
  let best: Candidate | undefined;
  for (let pages = 0; pages < MAX_PAGES && rank(best) < VENDOR; pages += 1) {
    const address = waiting.shift();
    if (!address) break;
    const page = await reader.read(address, isAtVendor).catch((error: unknown) => {
      if (address === homepage) throw error;
    });
    if (!page) continue;
    for (const found of [boardAt(page.url), toCandidate(recognizer.recognizePage(page.html, page.url.href))])
      if (rank(found) > rank(best)) best = found;
    const links = careersLinks(page.html, page.url);
    const usual = address === homepage ? USUAL_PATHS.map((path) => new URL(path, page.url)) : [];
    // What a careers page links to comes before the other links of the home page.
    const next = [...links, ...usual].filter(({ href }) => !seen.has(href));
    for (const { href } of next) seen.add(href);
    waiting.unshift(...next);
  }
  return best ? [{ ...best, company: name }] : [];
}

const VENDOR = 3;

function rank(found: Candidate | undefined): number {
  if (!found) return 0;
  if (found.ats === 'careers') return 1;
  return found.isGuess ? 2 : VENDOR;
}
