import * as z from 'zod';
import { lenientArray, truncatedString } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Posting, StatedPay, StatedWorkplace } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import {
  amount,
  flag,
  line,
  MAX_DESCRIPTION,
  objectOf,
  pastUtcTime,
  postingId,
  postingTitle,
  uniqueLines,
  webPage,
} from '../parsing/fields.ts';
import { englishCountryName, placesFromAddresses } from '../parsing/posting-places.ts';
import { type Adapter, parsePostings } from './adapter.ts';

const description = truncatedString(MAX_DESCRIPTION);

/** Statuses as documented at https://docs.recruitee.com/reference/offersid-post. */
const RecruiteeOffer = z.object({
  id: postingId,
  title: postingTitle,
  careers_url: webPage,
  status: z.literal('published').nullish(),
  company_name: line,
  department: line,
  employment_type_code: line,
  description,
  requirements: description,
  locations: lenientArray(
    z.object({ city: line, state: line, country: line, country_code: line, name: line }),
    100,
  ),
  city: line,
  state_name: line,
  country: line,
  country_code: line,
  location: line,
  remote: flag,
  hybrid: flag,
  on_site: flag,
  salary: objectOf({ min: amount, max: amount, currency: line, period: line }),
  translations: z.record(z.string().max(20), z.unknown()).catch({}),
  published_at: pastUtcTime,
  updated_at: pastUtcTime,
});
type Offer = z.infer<typeof RecruiteeOffer>;

const Answer = z.object({ offers: z.array(z.unknown()) });

/** Offers with these statuses are not public. An offer with an unknown status counts as unreadable. */
const NotPublic = z.object({ status: z.enum(['draft', 'internal', 'closed', 'archived']) });

/** Each career site has its own host; one response holds all of it. */
export const recruitee: Adapter = {
  origin: { url: 'https://{slug}.recruitee.com', variable: 'RECRUITEE_URL' },
  lanes: 4,
  slug: /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i,
  firstPage: () => ({ path: '/api/offers/' }),
  parse(slug, [site]) {
    const answer = Answer.safeParse(site);
    if (!answer.success)
      throw new AnswerError('The answer is not a Recruitee career site: it has no list of offers.');
    const published = answer.data.offers.filter((offer) => !NotPublic.safeParse(offer).success);
    return parsePostings(published, RecruiteeOffer, (offer) => posting(slug, offer));
  },
};

/** More than one flag may be set; a job that can be done remotely counts as remote. */
function workplaceOf({ remote, hybrid, on_site }: Offer): { workplace?: StatedWorkplace } {
  if (remote) return { workplace: 'remote' };
  if (hybrid) return { workplace: 'hybrid' };
  return on_site ? { workplace: 'onsite' } : {};
}

function payOf({ salary: { min, max, currency, period } }: Offer): StatedPay[] {
  return min === null && max === null ? [] : [{ label: '', min, max, currency, period }];
}

function addressesOf(offer: Offer) {
  const { city, state_name: state, country, country_code, location: name } = offer;
  const addresses =
    offer.locations.length > 0 ? offer.locations : [{ city, state, country, country_code, name }];
  return addresses.map(({ country_code: code, ...address }) => ({
    ...address,
    country: englishCountryName(code, address.country),
  }));
}

function posting(slug: string, offer: Offer): Posting {
  const [language, ...others] = Object.keys(offer.translations);
  const requirements = offer.requirements.trim() === '' ? '' : `\n<h2>Requirements</h2>${offer.requirements}`;
  return {
    ats: 'recruitee',
    board: slug,
    id: offer.id,
    title: offer.title,
    company: offer.company_name.trim() || slug,
    url: offer.careers_url,
    html: offer.description + requirements,
    ...placesFromAddresses(addressesOf(offer)),
    departments: uniqueLines([offer.department]),
    pay: payOf(offer),
    ...workplaceOf(offer),
    ...withoutEmpty({
      employmentType: offer.employment_type_code,
      publishedAt: offer.published_at,
      editedAt: offer.updated_at,
    }),
    ...(language && others.length === 0 ? { language } : {}),
  };
}
