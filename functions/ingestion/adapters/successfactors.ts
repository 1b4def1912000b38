import * as z from 'zod';
import { lenientArray, truncatedString } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Posting } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import {
  exactPastTime,
  line,
  MAX_DESCRIPTION,
  postingId,
  postingTitle,
  uniqueLines,
  webPage,
} from '../parsing/fields.ts';
import { splitPlaceFromTitle } from '../parsing/place-in-title.ts';
import { type Adapter, parsePostings } from './adapter.ts';
import { hostSlug, splitSlug } from './host-slug.ts';
import { decodeFeed, decodeLegacyListing } from './successfactors-xml.ts';

const LEGACY_HOST = /^career\d*\.(?:successfactors\.(?:com|eu)|sapsf\.(?:com|eu|cn))$/;

/** A job of either listing, as decoded. */
const Job = z.object({
  id: postingId,
  title: postingTitle,
  link: webPage,
  description: truncatedString(MAX_DESCRIPTION),
  locations: lenientArray(line, 20),
  department: line,
  publishedAt: exactPastTime,
});

const Listing = z.object({ jobs: z.array(z.unknown()) });

const isLegacy = (slug: string): boolean => LEGACY_HOST.test(splitSlug(slug).host);

/**
 * Two listings of SAP SuccessFactors, each of a whole board. A career site has an RSS feed for job search engines:
 * 'jobs.acme.com', or 'jobs.acme.com~Kettles' for a brand in its own folder. An older site has a listing in XML:
 * 'career4.successfactors.com~ACME', with the company's id in its exact case. SAP documents both for employers, not for
 * readers. Neither names the brand; times are days in the older listing, and often missing in the feed.
 */
export const successfactors: Adapter = {
  origin: { url: 'https://{host}', variable: 'SUCCESSFACTORS_URL' },
  lanes: 4,
  secondsPerReading: 2,
  obeysRobots: true,
  slug: hostSlug(String.raw`(?:~\w[\w-]{0,59})?`),
  firstPage(slug) {
    const { host, rest } = splitSlug(slug);
    if (!isLegacy(slug)) return { path: `${rest ? `/${rest}` : ''}/sitemal.xml`, decode: decodeFeed };
    const path = (name: string) => `/career?company=${rest}&career_ns=${name}`;
    return {
      path: `${path('job_listing_summary')}&resultType=XML`,
      decode: (text) =>
        decodeLegacyListing(
          text,
          (id) => `https://${host}${path('job_listing')}&career_job_req_id=${encodeURIComponent(id)}`,
        ),
    };
  },
  parse(slug, [listing]) {
    const answer = Listing.safeParse(listing);
    if (!answer.success)
      throw new AnswerError('The answer is not a SuccessFactors board: it has no list of jobs.');
    return parsePostings(answer.data.jobs, Job, (raw) => posting(slug, raw));
  },
};

function posting(slug: string, raw: z.infer<typeof Job>): Posting {
  const { title, place } = splitPlaceFromTitle(raw.title);
  return {
    ats: 'successfactors',
    board: slug,
    id: raw.id,
    title,
    company: slug,
    url: raw.link,
    html: raw.description,
    locations: raw.locations.length > 0 ? uniqueLines(raw.locations) : uniqueLines([place]),
    departments: uniqueLines([raw.department]),
    pay: [],
    ...withoutEmpty({ publishedAt: raw.publishedAt }),
  };
}
