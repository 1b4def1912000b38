import { countryName } from '../../../functions/places/gazetteer/gazetteer.ts';
import type { Place } from '../../../functions/places/place.ts';
import { STATE_NAMES } from '../../../functions/places/states.ts';
import { extractJobFacts } from '../../../functions/postings/job-facts.ts';
import type { Posting } from '../../../functions/postings/posting.ts';

/**
 * A posting's content as the oracle compares it. `vacancy` joins employer, bare title, job type and remote,
 * and only postings with the same `vacancy` can share a job.
 */
export interface OracleOffer {
  readonly vacancy: string;
  /** Lowercase, without punctuation or a legal form such as 'Inc'. */
  readonly employer: string;
  readonly title: string;
  readonly type: string;
  readonly isRemote: boolean;
  readonly places: readonly string[];
  readonly text: string;
  /** Distinct word trigrams of the text. Empty if there are fewer than 12. */
  readonly runs: ReadonlySet<string>;
}

const LEGAL =
  /(?: (?:inc|incorporated|llc|ltd|limited|gmbh|corp|corporation|co|company|ag|sa|sas|sarl|bv|nv|plc|pty|oy|ab|as|aps|srl|spa|kk))+$/;
const ANYBODY = /\((?:[a-z]{1,4} ?[/|*] ?)+[a-z]{1,4}\)|\b[mwfh] ?\/ ?[mwfdxh](?: ?\/ ?[a-z]{1,3})?\b/gi;
const WHERE = 'remote hybrid onsite on site office based in or and only area metro us usa uk eu'.split(' ');
const ABBREVIATED: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/**
 * Returns lowercase words without accents or punctuation. Expands abbreviations such as 'st' unless they come
 * last.
 */
function words(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’‘ʻʼ`´]/g, '')
    .replaceAll('&', ' and ');
  const all = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return all.map((word, at) => (at < all.length - 1 ? (ABBREVIATED[word] ?? word) : word));
}

/**
 * Drops gender markers such as '(m/f/d)', and the parts after the first that only name places or work modes.
 */
function bare(title: string, places: readonly Place[]): string {
  const names = new Set([
    ...WHERE,
    ...places.flatMap(({ city, state, country }) =>
      [
        city,
        state,
        country,
        STATE_NAMES[`${country}-${state}`] ?? '',
        country && countryName(country),
      ].flatMap(words),
    ),
  ]);
  const [first = [], ...others] = title
    .replace(ANYBODY, ' ')
    .split(/[,;|()[\]–—]| [-/] /)
    .map(words);
  const telling = others.filter((part) => part.some((word) => !names.has(word)));
  return [first, ...telling].flat().join(' ');
}

const RUN = 3;
const FEWEST = 12;

function trigrams(text: string): Set<string> {
  const all = words(text);
  const runs = new Set(all.slice(RUN - 1).map((_, at) => all.slice(at, at + RUN).join(' ')));
  return runs.size < FEWEST ? new Set() : runs;
}

/**
 * Returns a parser that caches by content (all fields but ID, URL and date). It returns the reason, as a
 * string, for a posting that is rejected.
 */
export function oracleReader(): (posting: Posting) => OracleOffer | string {
  const known = new Map<string, OracleOffer | string>();
  return (posting) => {
    const { id: _, url: __, publishedAt: ___, ...says } = posting;
    const name = JSON.stringify(says);
    const offer = known.get(name) ?? read(posting);
    known.set(name, offer);
    return offer;
  };
}

function read(posting: Posting): OracleOffer | string {
  const facts = extractJobFacts(posting);
  if ('reason' in facts) return facts.reason;
  const { title, company, jobType: type, isRemote } = facts;
  const text = facts.blocks.map((block) => block.text).join(' ');
  const employer = words(company).join(' ').replace(LEGAL, '');
  return {
    vacancy: [employer, bare(title, facts.places), type, isRemote ? 'remote' : 'not remote'].join(' | '),
    employer,
    title,
    type,
    isRemote,
    places: facts.places.map(({ city, state, country }) => `${city}, ${state}, ${country}`),
    text,
    runs: trigrams(text),
  };
}

/** Returns the Jaccard similarity of two trigram sets, or 1 if both are empty. */
export function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return one.size === other.size ? 1 : 0;
  const common = [...one].filter((run) => other.has(run)).length;
  return common / (one.size + other.size - common);
}
