import { escapeText } from 'entities';
import * as z from 'zod';
import { truncatedString } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Posting, StatedWorkplace } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import {
  flag,
  line,
  MAX_DESCRIPTION,
  objectOf,
  postingId,
  postingTitle,
  uniqueLines,
} from '../parsing/fields.ts';
import { publicationTime } from '../parsing/job-posting-dates.ts';
import { englishCountryName, placesFromAddresses } from '../parsing/posting-places.ts';
import { type Adapter, parsePostings } from './adapter.ts';

/** Numbers and their texts mean the same. */
const LOCATION_TYPES: Readonly<Record<string, StatedWorkplace>> = { 0: 'onsite', 1: 'remote', 2: 'hybrid' };

const place = objectOf({ city: line, state: line, province: line, country: line, addressCountry: line });

/** The list behind the vendor's own career sites, which is not documented. */
const BambooOpening = z.object({
  id: postingId,
  jobOpeningName: postingTitle,
  departmentLabel: line,
  employmentStatusLabel: line,
  location: place,
  atsLocation: place,
  locationType: z.coerce.string().catch(''),
  isRemote: flag,
});
type Opening = z.infer<typeof BambooOpening>;

const Answer = z.object({
  result: z.array(z.unknown()),
  meta: objectOf({ totalCount: z.number().int().optional().catch(undefined) }),
});

const Detail = z.object({
  result: z.object({
    jobOpening: z.object({
      jobOpeningStatus: line,
      description: truncatedString(MAX_DESCRIPTION),
      compensation: line,
      datePosted: line,
    }),
  }),
});

/**
 * One response holds the whole board, without texts, pay and dates. An unknown tenant redirects to the vendor's site.
 */
export const bamboohr: Adapter = {
  origin: { url: 'https://{slug}.bamboohr.com', variable: 'BAMBOOHR_URL' },
  lanes: 4,
  obeysRobots: true,
  slug: /^(?!www$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i,
  firstPage: () => ({ path: '/careers/list' }),
  parse(slug, [list]) {
    const answer = Answer.safeParse(list);
    if (!answer.success)
      throw new AnswerError('The answer is not a BambooHR board: it has no list of openings.');
    const { result, meta } = answer.data;
    const { totalCount: total = 0 } = meta;
    return {
      ...parsePostings(result, BambooOpening, (opening) => posting(slug, opening)),
      ...(total > result.length
        ? { partial: `The list holds ${result.length} openings and says there are ${total}.` }
        : {}),
    };
  },
  detail: {
    request: (_, { id }) => ({ path: `/careers/${encodeURIComponent(id)}/detail` }),
    addDetail(posting, body) {
      const answer = Detail.safeParse(body);
      if (!answer.success) throw new AnswerError(`The answer is not the BambooHR opening ${posting.id}.`);
      const {
        jobOpeningStatus: status,
        description,
        compensation,
        datePosted,
      } = answer.data.result.jobOpening;
      if (status && status !== 'Open')
        throw new AnswerError(`The answer says that the BambooHR opening ${posting.id} is ${status}.`);
      const pay = compensation.trim() ? `<p>Compensation: ${escapeText(compensation)}</p>` : '';
      const publishedAt = publicationTime(datePosted);
      return { ...posting, html: description + pay, ...withoutEmpty({ publishedAt }) };
    },
  },
};

/**
 * `location` is an office; `atsLocation` is what the employer chose for a posting without one, and names the country.
 */
function addressOf({ location, atsLocation }: Opening) {
  const { city, state, province } = location.city || location.state ? location : atsLocation;
  const country = location.addressCountry || location.country || atsLocation.country;
  return { city, state: state || province, country: englishCountryName(country, country) };
}

function posting(slug: string, opening: Opening): Posting {
  const workplace = LOCATION_TYPES[opening.locationType] ?? (opening.isRemote ? 'remote' : undefined);
  return {
    ats: 'bamboohr',
    board: slug,
    id: opening.id,
    title: opening.jobOpeningName,
    company: slug,
    url: `https://${slug.toLowerCase()}.bamboohr.com/careers/${encodeURIComponent(opening.id)}`,
    html: '',
    ...placesFromAddresses([addressOf(opening)]),
    departments: uniqueLines([opening.departmentLabel]),
    pay: [],
    ...withoutEmpty({ workplace }),
    ...(opening.employmentStatusLabel.trim() ? { employmentType: opening.employmentStatusLabel.trim() } : {}),
  };
}
