import { escapeText } from 'entities';
import * as z from 'zod';
import { truncatedString } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Posting, StatedPay } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import {
  amount,
  flag,
  line,
  MAX_DESCRIPTION,
  objectOf,
  postingId,
  postingTitle,
  statedWorkplace,
  uniqueLines,
  webPage,
} from '../parsing/fields.ts';
import { decodeJobPostings, jobPostingOn } from '../parsing/job-posting-ld.ts';
import { placesFromAddresses } from '../parsing/posting-places.ts';
import { type Adapter, parsePostings } from './adapter.ts';

const html = truncatedString(MAX_DESCRIPTION);
const named = objectOf({ name: line });

/** The fields of postings.json, which the vendor documents. */
const PinpointPosting = z.object({
  id: postingId,
  title: postingTitle,
  url: webPage.optional().catch(undefined),
  path: z
    .string()
    .regex(/^\/[\w%-][\w%./-]{0,300}$/)
    .optional()
    .catch(undefined),
  description: html,
  key_responsibilities_header: line,
  key_responsibilities: html,
  skills_knowledge_expertise_header: line,
  skills_knowledge_expertise: html,
  benefits_header: line,
  benefits: html,
  location: objectOf({ name: line, city: line, province: line }),
  workplace_type: statedWorkplace,
  employment_type: line,
  job: objectOf({ department: named, division: named }),
  department: named,
  compensation_visible: flag,
  compensation_minimum: amount,
  compensation_maximum: amount,
  compensation_currency: line,
  compensation_frequency: line,
});
type PinpointPosting = z.infer<typeof PinpointPosting>;

const Answer = z.object({ data: z.array(z.unknown()) });

/** A page without markup is a page too. */
const Page = z.object({ jobPostings: z.array(z.unknown()) });

/**
 * One response holds the whole board. Only a posting's own page and the RSS feed have the date of
 * publication: we request the page, once per posting, because the feed would be a second request in every
 * reading. Pages are not an interface meant for readers.
 */
export const pinpoint: Adapter = {
  origin: { url: 'https://{slug}.pinpointhq.com', variable: 'PINPOINT_URL' },
  lanes: 4,
  obeysRobots: true,
  slug: /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i,
  firstPage: () => ({ path: '/postings.json' }),
  parse(slug, [site]) {
    const answer = Answer.safeParse(site);
    if (!answer.success)
      throw new AnswerError('The answer is not a Pinpoint board: it has no list of postings.');
    return parsePostings(answer.data.data, PinpointPosting, (raw) => posting(slug, raw));
  },
  detail: {
    // Employers may have a domain of their own, but the vendor's host has all pages too.
    request: (_, { url }) => ({ path: new URL(url).pathname, decode: decodeJobPostings }),
    addDetail(posting, page) {
      const answer = Page.safeParse(page);
      if (!answer.success)
        throw new AnswerError(`The answer is not the page of the Pinpoint posting ${posting.id}.`);
      if (answer.data.jobPostings.length === 0) return posting;
      const { publishedAt } = jobPostingOn(page).posting;
      return { ...posting, ...withoutEmpty({ publishedAt }) };
    },
  },
};

const section = (heading: string, text: string): string =>
  heading.trim() && text.trim() ? `<h2>${escapeText(heading)}</h2>${text}` : text;

const descriptionOf = (raw: PinpointPosting): string =>
  [
    raw.description,
    section(raw.key_responsibilities_header, raw.key_responsibilities),
    section(raw.skills_knowledge_expertise_header, raw.skills_knowledge_expertise),
    section(raw.benefits_header, raw.benefits),
  ]
    .filter((text) => text.trim() !== '')
    .join('\n')
    .slice(0, MAX_DESCRIPTION);

/** Pay that the employer doesn't show is an internal band. */
function payOf(raw: PinpointPosting): StatedPay[] {
  const { compensation_minimum: min, compensation_maximum: max, compensation_visible: isVisible } = raw;
  const [currency, period] = [raw.compensation_currency, raw.compensation_frequency];
  return isVisible && (min !== null || max !== null) ? [{ label: '', min, max, currency, period }] : [];
}

function posting(slug: string, raw: PinpointPosting): Posting {
  const { name, city, province: state } = raw.location;
  const path = raw.path ?? `/en/postings/${encodeURIComponent(raw.id)}`;
  return {
    ats: 'pinpoint',
    board: slug,
    id: raw.id,
    title: raw.title,
    company: slug,
    url: raw.url ?? `https://${slug.toLowerCase()}.pinpointhq.com${path}`,
    html: descriptionOf(raw),
    ...placesFromAddresses([{ city, state, country: '', name }]),
    departments: uniqueLines([raw.job.division.name, raw.job.department.name, raw.department.name]),
    pay: payOf(raw),
    ...withoutEmpty({ workplace: raw.workplace_type }),
    ...(raw.employment_type.trim() ? { employmentType: raw.employment_type.trim() } : {}),
  };
}
