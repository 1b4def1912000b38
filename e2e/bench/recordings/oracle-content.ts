import { STATE_NAMES } from '@daybreak/contract/state-names.ts';
import { countryName } from '../../../functions/places/gazetteer/gazetteer.ts';
import type { Place } from '../../../functions/places/place.ts';
import { extractJobFacts } from '../../../functions/postings/job-facts.ts';
import type { Posting } from '../../../functions/postings/posting.ts';

/**
 * A posting's content as the oracle compares it. `vacancy` joins employer, bare title, job type and remote,
 * and only postings with the same `vacancy` can share a job.
 */
export interface OracleContent {
  readonly vacancy: string;
  /** Lowercase, without punctuation or a legal form such as 'Inc'. */
  readonly employer: string;
  readonly title: string;
  readonly type: string;
  readonly isRemote: boolean;
  readonly places: readonly string[];
  readonly text: string;
  /** Distinct word trigrams of the text. Empty if there are fewer than 12. */
  readonly trigrams: ReadonlySet<string>;
}

const LEGAL_FORM =
  /(?: (?:inc|incorporated|llc|ltd|limited|gmbh|corp|corporation|co|company|ag|sa|sas|sarl|bv|nv|plc|pty|oy|ab|as|aps|srl|spa|kk))+$/;
const GENDER_MARKER =
  /\((?:[a-z]{1,4} ?[/|*] ?)+[a-z]{1,4}\)|\b[mwfh] ?\/ ?[mwfdxh](?: ?\/ ?[a-z]{1,3})?\b/gi;
const PLACE_WORDS = 'remote hybrid onsite on site office based in or and only area metro us usa uk eu'.split(
  ' ',
);
const ABBREVIATIONS: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/**
 * Returns lowercase words without accents or punctuation. Expands abbreviations such as 'st' unless they come
 * last.
 */
function splitWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’‘ʻʼ`´]/g, '')
    .replaceAll('&', ' and ');
  const all = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return all.map((word, at) => (at < all.length - 1 ? (ABBREVIATIONS[word] ?? word) : word));
}

/**
 * Drops gender markers such as '(m/f/d)', and the parts after the first that only name places or work modes.
 */
function stripTitle(title: string, places: readonly Place[]): string {
  const names = new Set([
    ...PLACE_WORDS,
    ...places.flatMap(({ city, state, country }) =>
      [
        city,
        state,
        country,
        STATE_NAMES[`${country}-${state}`] ?? '',
        country && countryName(country),
      ].flatMap(splitWords),
    ),
  ]);
  const [first = [], ...others] = title
    .replace(GENDER_MARKER, ' ')
    .split(/[,;|()[\]–—]| [-/] /)
    .map(splitWords);
  const distinctive = others.filter((part) => part.some((word) => !names.has(word)));
  return [first, ...distinctive].flat().join(' ');
}

const TRIGRAM = 3;
const MIN_TRIGRAMS = 12;

function extractTrigrams(text: string): Set<string> {
  const all = splitWords(text);
  const runs = new Set(all.slice(TRIGRAM - 1).map((_, at) => all.slice(at, at + TRIGRAM).join(' ')));
  return runs.size < MIN_TRIGRAMS ? new Set() : runs;
}

/**
 * Returns a parser that caches by content (all fields but ID, URL and date). It returns the reason, as a
 * string, for a posting that is rejected.
 */
export function createOracleParser(): (posting: Posting) => OracleContent | string {
  const known = new Map<string, OracleContent | string>();
  return (posting) => {
    const { id: _, url: __, publishedAt: ___, ...content } = posting;
    const key = JSON.stringify(content);
    const parsed = known.get(key) ?? parse(posting);
    known.set(key, parsed);
    return parsed;
  };
}

function parse(posting: Posting): OracleContent | string {
  const facts = extractJobFacts(posting);
  if ('reason' in facts) return facts.reason;
  const { title, company, jobType: type, isRemote } = facts;
  const text = facts.blocks.map((block) => block.text).join(' ');
  const employer = splitWords(company).join(' ').replace(LEGAL_FORM, '');
  return {
    vacancy: [employer, stripTitle(title, facts.places), type, isRemote ? 'remote' : 'not remote'].join(
      ' | ',
    ),
    employer,
    title,
    type,
    isRemote,
    places: facts.places.map(({ city, state, country }) => `${city}, ${state}, ${country}`),
    text,
    trigrams: extractTrigrams(text),
  };
}

/** Returns the Jaccard similarity of two trigram sets, or 1 if both are empty. */
export function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return one.size === other.size ? 1 : 0;
  const common = [...one].filter((run) => other.has(run)).length;
  return common / (one.size + other.size - common);
}
