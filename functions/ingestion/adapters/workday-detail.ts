import * as z from 'zod';
import { parseLocations } from '../../places/parse/parse-locations.ts';
import { lenientArray, truncatedString } from '../../platform/lenient-schemas.ts';
import { withoutEmpty } from '../../platform/without-empty.ts';
import { brandName } from '../../postings/brand-name.ts';
import type { Posting } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import { line, MAX_DESCRIPTION, objectOf, uniqueLines } from '../parsing/fields.ts';
import { englishCountryName, placesFromText } from '../parsing/posting-places.ts';
import type { Adapter } from './adapter.ts';
import { workdayBoard } from './workday-board.ts';
import { confirmedPublication } from './workday-dates.ts';
import { spellWorkdayPlace } from './workday-places.ts';
import { requisitionOf } from './workday-requisition.ts';
import { workdayWorkplace } from './workday-workplace.ts';

const country = objectOf({ descriptor: line, alpha2Code: line });

const JobPostingInfo = z.object({
  jobReqId: line,
  jobPostingId: line,
  jobDescription: truncatedString(MAX_DESCRIPTION),
  location: line,
  additionalLocations: lenientArray(
    z.union([z.string(), z.object({ descriptor: z.string() }).transform(({ descriptor }) => descriptor)]),
    100,
  ),
  country,
  jobRequisitionLocation: objectOf({ descriptor: line, country }),
  postedOn: line,
  startDate: line,
  timeType: line,
  remoteType: line,
  posted: z.boolean().catch(true),
  canApply: z.boolean().catch(true),
});
type JobPostingInfo = z.infer<typeof JobPostingInfo>;

const Answer = z.object({ jobPostingInfo: JobPostingInfo, hiringOrganization: objectOf({ name: line }) });

/** Adds the description, all places, and the employer's brand unless the board is registered with a name. */
export const workdayDetail: NonNullable<Adapter['detail']> = {
  request(slug, { url }) {
    const { api, site } = workdayBoard(slug);
    return { path: `${api}${url.slice(site.length)}` };
  },
  addDetail(posting, body) {
    const answer = Answer.safeParse(body);
    if (!answer.success || !isDetailOf(posting, answer.data.jobPostingInfo))
      throw new AnswerError(`The answer is not the Workday posting ${posting.id}.`);
    const { jobPostingInfo: info, hiringOrganization } = answer.data;
    if (!info.posted || !info.canApply)
      throw new AnswerError(`The answer says that the Workday posting ${posting.id} is closed.`);
    const { tenant } = workdayBoard(posting.board);
    const isNamed = posting.company !== tenant && posting.company !== posting.board;
    const workplace = workdayWorkplace(info.remoteType) ?? posting.workplace;
    const publishedAt = confirmedPublication(info);
    return {
      ...posting,
      company: isNamed ? posting.company : brandName(hiringOrganization.name, tenant) || tenant,
      html: info.jobDescription,
      ...placesOf(info, posting),
      ...withoutEmpty({ workplace }),
      ...(info.timeType.trim() ? { employmentType: info.timeType.trim() } : {}),
      ...withoutEmpty({ publishedAt }),
    };
  },
};

function isDetailOf({ id }: Posting, { jobReqId, jobPostingId }: JobPostingInfo): boolean {
  return jobReqId === id || requisitionOf(jobPostingId, [jobReqId]) === id;
}

function placesOf(info: JobPostingInfo, listed: Posting): Pick<Posting, 'locations' | 'structuredPlaces'> {
  const stated = [info.location, ...info.additionalLocations];
  const lines = uniqueLines(stated.map(spellWorkdayPlace));
  const requisition = spellWorkdayPlace(info.jobRequisitionLocation.descriptor);
  const locations = lines.length > 0 ? lines : requisition ? [requisition] : listed.locations;
  const code = countryOf(info);
  const places = placesFromText(code, locations);
  if (code === '' || places.structuredPlaces || parseLocations(places.locations).places.length > 0)
    return places;
  // The name of a building, such as 'MDET01'.
  return { ...places, structuredPlaces: [{ city: '', state: '', country: englishCountryName(code) }] };
}

/** The requisition's country, unless the posting is in another one, whose code is not stated. */
function countryOf({ country: { descriptor, alpha2Code }, jobRequisitionLocation }: JobPostingInfo): string {
  const { country: of } = jobRequisitionLocation;
  const code = alpha2Code || (descriptor === '' || descriptor === of.descriptor ? of.alpha2Code : '');
  return englishCountryName(code) === '' ? '' : code.toUpperCase();
}
