import * as z from 'zod';
import { lenientArray, truncatedString } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Posting } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import {
  flag,
  line,
  MAX_DESCRIPTION,
  postingId,
  postingTitle,
  uniqueLines,
  webPage,
} from '../parsing/fields.ts';
import { englishCountryName, placesFromAddresses } from '../parsing/posting-places.ts';
import { type Adapter, parsePostings } from './adapter.ts';

/** The public widget is documented only in part. */
const WorkableEntry = z.object({
  shortcode: postingId,
  title: postingTitle,
  url: webPage,
  telecommuting: flag,
  department: line,
  function: line,
  industry: line,
  employment_type: line,
  country: line,
  state: line,
  city: line,
  // An invalid flag counts as hidden.
  locations: lenientArray(
    z.object({
      city: line,
      region: line,
      country: line,
      countryCode: line,
      hidden: z.boolean().nullish().catch(true),
    }),
    100,
  ),
  description: truncatedString(MAX_DESCRIPTION),
});

const Answer = z.object({ name: line, jobs: z.array(z.unknown()) });

const WithShortcode = z.object({ shortcode: postingId });

/**
 * One response holds the whole account, with one entry per place of a posting. The host rejects concurrent requests.
 * `published_on` is ignored because it is a date without time: midnight UTC would show as the day before in New York.
 */
export const workable: Adapter = {
  origin: { url: 'https://apply.workable.com', variable: 'WORKABLE_URL' },
  lanes: 1,
  slug: /^[\w-]{1,100}$/,
  firstPage: (slug) => ({ path: `/api/v1/widget/accounts/${encodeURIComponent(slug)}?details=true` }),
  parse(slug, [account]) {
    const answer = Answer.safeParse(account);
    if (!answer.success)
      throw new AnswerError('The answer is not a Workable account: it has no list of jobs.');
    const company = answer.data.name.trim() || slug;
    const { postings, unreadable } = parsePostings(
      answer.data.jobs,
      WorkableEntry,
      (entry) => posting(slug, company, entry),
      (raw) => WithShortcode.safeParse(raw).data?.shortcode ?? '',
    );
    return { postings: mergeByShortcode(postings), unreadable: unreadable };
  },
};

/** Merges the entries of a shortcode into one posting with all places, remote if one of them is. */
function mergeByShortcode(entries: readonly Posting[]): Posting[] {
  const byShortcode = Map.groupBy(entries, ({ id }) => id);
  return [...byShortcode.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const all = [first, ...others];
    const places = placesFromAddresses(all.flatMap(({ structuredPlaces = [] }) => structuredPlaces));
    const remote = all.some(({ workplace }) => workplace === 'remote');
    return [{ ...first, ...places, ...(remote ? { workplace: 'remote' as const } : {}) }];
  });
}

/** The widget does not tell hybrid from on-site. */
function posting(slug: string, company: string, entry: z.infer<typeof WorkableEntry>): Posting {
  const shown = entry.locations.filter(({ hidden }) => !hidden);
  const { city, state, country } = entry;
  return {
    ats: 'workable',
    board: slug,
    id: entry.shortcode,
    title: entry.title,
    company,
    url: entry.url,
    html: entry.description,
    ...placesFromAddresses(
      entry.locations.length === 0
        ? [{ city, state, country }]
        : shown.map((place) => ({
            city: place.city,
            state: place.region,
            country: englishCountryName(place.countryCode, place.country),
          })),
    ),
    departments: uniqueLines([entry.department, entry.function]),
    pay: [],
    ...withoutEmpty({ industry: entry.industry }),
    ...(entry.telecommuting ? { workplace: 'remote' } : {}),
    ...withoutEmpty({ employmentType: entry.employment_type }),
  };
}
