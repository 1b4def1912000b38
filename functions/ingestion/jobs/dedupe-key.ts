import { createHash } from 'node:crypto';
import { fold } from '../../places/fold.ts';
import { countryName } from '../../places/gazetteer/gazetteer.ts';
import { STATE_NAMES } from '../../places/states.ts';
import type { JobFacts } from '../../postings/complete-job.ts';
import { employerKey } from '../../postings/employer-key.ts';

/** What of a posting decides where it meets others of its vacancy. */
export type Offered = Pick<JobFacts, 'company' | 'title' | 'jobType' | 'isRemote' | 'places'>;

/** Words beside a place in a title that say where and how, and not what. */
const WHERE = new Set(
  'remote hybrid onsite on site office based in or and only area metro us usa uk eu'.split(' '),
);

/** '(m/f/d)' and its kin. */
const ANYBODY =
  /\((?:[a-z]{1,4}\s?[/|*]\s?){1,4}[a-z]{1,4}\)|\b[mwfh]\s?\/\s?[mwfdxh](?:\s?\/\s?[a-z]{1,3})?\b/gi;

/** The title without the parts that only name the posting's own places: one vacancy is posted in many. */
function bareTitle({ title, places }: Offered): string {
  const named = new Set(
    places
      .flatMap(({ city, state, country }) => [
        city,
        state,
        STATE_NAMES[`${country}-${state}`] ?? '',
        country,
        country === '' ? '' : countryName(country),
      ])
      .flatMap((name) => fold(name).split(' ')),
  );
  const what = title
    .replace(ANYBODY, ' ')
    .split(/[,;|()[\]–—]|\s[-/]\s/)
    .map((part) => fold(part.trim()))
    .filter((part, index) => {
      const words = part.split(' ');
      return part !== '' && (index === 0 || !words.every((word) => named.has(word) || WHERE.has(word)));
    });
  return what.join(' ');
}

/**
 * The key under which the postings of one vacancy meet, as 20 hex digits: the employer, the title without its places,
 * the type, and whether the work is remote (a remote and an on-site offer reach different people).
 */
export function dedupeKey(offered: Offered): string {
  const { company, jobType, isRemote } = offered;
  const parts = [employerKey(company), bareTitle(offered), jobType, isRemote ? 'remote' : 'on site'];
  return createHash('sha256').update(parts.join('|')).digest('hex').slice(0, 20);
}
