import * as z from 'zod';
import { lenientArray, truncatedString } from '../../platform/lenient-schemas.ts';
import type { Posting, StatedPay, StatedWorkplace } from '../../postings/posting.ts';
import type { Adapter } from './adapter.ts';
import { countryName, placesOf } from './addresses.ts';
import {
  amount,
  eachOnce,
  flag,
  LONGEST_DESCRIPTION,
  line,
  objectOf,
  pastUtcTime,
  postingId,
  postingTitle,
  webPage,
} from './lenient.ts';
import { readingOf } from './reading-of.ts';

const description = truncatedString(LONGEST_DESCRIPTION);

/** An offer of a career site; the statuses are those of https://docs.recruitee.com/reference/offersid-post. */
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

/** An offer of these is on no board. One whose status is another word is there, and cannot be read. */
const NotPosted = z.object({ status: z.enum(['draft', 'internal', 'closed', 'archived']) });

/** Recruitee: each career site has a host of its own, and one answer holds it. */
export const recruitee: Adapter = {
  origin: { url: 'https://{slug}.recruitee.com', variable: 'RECRUITEE_URL' },
  lanes: 4,
  slug: /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i,
  path: () => '/api/offers/',
  read(slug, [site]) {
    const answer = Answer.safeParse(site);
    if (!answer.success)
      throw new Error('The answer is not a Recruitee career site: it has no list of offers.');
    const posted = answer.data.offers.filter((offer) => !NotPosted.safeParse(offer).success);
    return readingOf(posted, RecruiteeOffer, (offer) => posting(slug, offer));
  },
};

/** Each of the three is a way to work that the employer offers: remote among others is offered remotely. */
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
    country: countryName(code, address.country),
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
    ...placesOf(addressesOf(offer)),
    departments: eachOnce([offer.department]),
    pay: payOf(offer),
    ...workplaceOf(offer),
    ...(offer.employment_type_code ? { employmentType: offer.employment_type_code } : {}),
    ...(offer.published_at ? { publishedAt: offer.published_at } : {}),
    ...(offer.updated_at ? { editedAt: offer.updated_at } : {}),
    ...(language && others.length === 0 ? { language } : {}),
  };
}
