import * as z from 'zod';
import { lenientArray, truncatedString } from '../../platform/lenient-schemas.ts';
import type { Posting } from '../../postings/posting.ts';
import type { Adapter } from './adapter.ts';
import { countryName, placesOf } from './addresses.ts';
import { eachOnce, flag, LONGEST_DESCRIPTION, line, postingId, postingTitle, webPage } from './lenient.ts';
import { readingOf } from './reading-of.ts';

/** An entry of an account's public widget, which Workable documents only in part. */
const WorkableEntry = z.object({
  shortcode: postingId,
  title: postingTitle,
  url: webPage,
  telecommuting: flag,
  department: line,
  function: line,
  employment_type: line,
  country: line,
  state: line,
  city: line,
  // What does not say that it may be shown is not shown.
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
  description: truncatedString(LONGEST_DESCRIPTION),
});

const Answer = z.object({ name: line, jobs: z.array(z.unknown()) });

const WithShortcode = z.object({ shortcode: postingId });

/**
 * Workable's widget: one answer holds the account, a vacancy once for each of its places. All accounts share a host
 * that refuses whoever asks twice at a time. `published_on` is a day and no moment: it is not given, because a posting's
 * date is shown with its hour, and midnight UTC is the day before in New York.
 */
export const workable: Adapter = {
  origin: { url: 'https://apply.workable.com', variable: 'WORKABLE_URL' },
  lanes: 1,
  slug: /^[\w-]{1,100}$/,
  path: (slug) => `/api/v1/widget/accounts/${encodeURIComponent(slug)}?details=true`,
  read(slug, [account]) {
    const answer = Answer.safeParse(account);
    if (!answer.success) throw new Error('The answer is not a Workable account: it has no list of jobs.');
    const company = answer.data.name.trim() || slug;
    const { postings, unreadable } = readingOf(
      answer.data.jobs,
      WorkableEntry,
      (entry) => posting(slug, company, entry),
      (raw) => WithShortcode.safeParse(raw).data?.shortcode ?? '',
    );
    return { postings: vacanciesOf(postings), unreadable };
  },
};

/** The entries of a shortcode as one posting: the first, with the places of all, remote where one of them is. */
function vacanciesOf(entries: readonly Posting[]): Posting[] {
  const vacancies = Map.groupBy(entries, ({ id }) => id);
  return [...vacancies.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const all = [first, ...others];
    const places = placesOf(all.flatMap(({ structuredPlaces = [] }) => structuredPlaces));
    const remote = all.some(({ workplace }) => workplace === 'remote');
    return [{ ...first, ...places, ...(remote ? { workplace: 'remote' as const } : {}) }];
  });
}

/** Not telecommuting is hybrid or on-site, which the widget does not tell apart. */
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
    ...placesOf(
      entry.locations.length === 0
        ? [{ city, state, country }]
        : shown.map((place) => ({
            city: place.city,
            state: place.region,
            country: countryName(place.countryCode, place.country),
          })),
    ),
    departments: eachOnce([entry.department, entry.function]),
    pay: [],
    ...(entry.telecommuting ? { workplace: 'remote' } : {}),
    ...(entry.employment_type ? { employmentType: entry.employment_type } : {}),
  };
}
