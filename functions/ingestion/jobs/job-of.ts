import { placeKey } from '../../places/place.ts';
import { placesLine } from '../../places/place-line.ts';
import { employerKey } from '../../postings/employer-key.ts';
import type { Job, JobPosting } from '../../table/job.ts';
import { jobKey } from '../../table/keys.ts';
import { carrierOf, isOf, type Offer } from './offer.ts';

const DAY = 86_400;

/** How long a job stays in the table after its last change while it is open, and once it has closed, in seconds. */
export const KEPT = { open: 180 * DAY, closed: 60 * DAY } as const;

/** More places than these say nothing more. */
const MOST_PLACES = 250;

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** A new job of one or more postings of a vacancy, as it stood at first sight; the first of them tells of it. */
export function newJob(jobID: string, [lead, ...others]: readonly [Offer, ...Offer[]], at: Date): Job {
  const seen = at.toISOString();
  const job: Job = {
    ...jobKey(jobID),
    jobID,
    ...described(lead),
    ...carriedBy([lead, ...others].map(carrierOf), lead.facts),
    date: `DT#${seen.slice(0, 10)}`,
    jobDetected: seen,
    jobEdited: lead.posting.editedAt ?? null,
    closedAt: null,
    revision: 1,
    matchVersion: 1,
    matchedFrom: seen,
    expiresAt: seconds(at) + KEPT.open,
  };
  return job;
}

/** The job with further postings of its vacancy; a closed one opens again. */
export function joined(job: Job, offers: readonly Offer[], at: Date): Job {
  const known = job.postings.filter((carrier) => !offers.some(({ posting }) => isOf(carrier, posting)));
  return changed(job, carriedBy([...known, ...offers.map(carrierOf)], job), at);
}

/**
 * The job after some of its postings were edited, and those of them that now tell of something else. A job follows its
 * postings: those that still meet under its key stay, the others leave; when none is left, it follows the first of them.
 */
export function edited(job: Job, offers: readonly Offer[], at: Date): { job: Job; leaving: Offer[] } {
  const offerFor = (carrier: JobPosting) => offers.find(({ posting }) => isOf(carrier, posting));
  const stays = (carrier: JobPosting) => (offerFor(carrier)?.key ?? job.vacancy) === job.vacancy;
  const first = offerFor(job.postings[0] ?? { board: '', id: '', url: '', places: [] }) ?? offers[0];
  const key = job.postings.some(stays) || !first ? job.vacancy : first.key;
  const staying = offers.filter((offer) => offer.key === key);
  const leaving = offers.filter((offer) => offer.key !== key);
  const known = job.postings.flatMap((carrier) => {
    const offer = offerFor(carrier);
    if (!offer) return [carrier];
    return offer.key === key ? [carrierOf(offer)] : [];
  });
  const back = staying.filter(({ posting }) => !known.some((carrier) => isOf(carrier, posting)));
  const carriers = [...known, ...back.map(carrierOf)];
  const lead = staying.find(({ posting }) => carriers[0] && isOf(carriers[0], posting));
  const now = lead?.posting.editedAt ?? at.toISOString();
  const facts = lead ? { ...described(lead), jobEdited: now } : {};
  return { job: changed(job, { ...facts, ...carriedBy(carriers, lead?.facts ?? job) }, at), leaving };
}

/** The job without some of its postings: with fewer places, or closed where none is left. */
export function without(job: Job, gone: readonly Pick<JobPosting, 'board' | 'id'>[], at: Date): Job {
  const left = job.postings.filter(
    (carrier) => !gone.some(({ board, id }) => board === carrier.board && id === carrier.id),
  );
  if (left.length > 0) return changed(job, carriedBy(left, job), at);
  return {
    ...job,
    postings: [],
    closedAt: job.closedAt ?? at.toISOString(),
    revision: job.revision + 1,
    expiresAt: seconds(at) + KEPT.closed,
  };
}

/** An open job with something of it changed; matched again where its title, type, places or employer changed. */
export function changed(job: Job, facts: Partial<Job>, at: Date): Job {
  const next = { ...job, ...facts, closedAt: null };
  const again = matchText(next) !== matchText(job) || job.closedAt !== null;
  return {
    ...next,
    revision: job.revision + 1,
    matchVersion: again ? job.matchVersion + 1 : job.matchVersion,
    matchedFrom: again ? at.toISOString() : job.matchedFrom,
    expiresAt: seconds(at) + KEPT.open,
  };
}

const matchText = (job: Job): string =>
  JSON.stringify([job.jobTitle, job.jobType, job.locations, job.isRemote, employerKey(job.fullCompanyName)]);

/** What the postings that carry a job say together: where it is, and where to apply. */
function carriedBy(postings: JobPosting[], of: { readonly isRemote: boolean; readonly jobLocation: string }) {
  const places = new Map(
    postings.flatMap((carrier) => carrier.places).map((place) => [placeKey(place), place]),
  );
  const locations = [...places.values()].slice(0, MOST_PLACES);
  return {
    postings,
    locations,
    jobUrl: postings[0]?.url ?? '',
    jobLocation: placesLine(locations, of.isRemote) || of.jobLocation,
  };
}

/** What a job takes over of the posting that tells of it. */
export function described({ posting, facts, key, sketch }: Offer) {
  return {
    vacancy: key,
    sketch,
    jobTitle: facts.title,
    fullCompanyName: facts.company,
    jobType: facts.jobType,
    summary: [...facts.summary],
    industry: facts.industry,
    compensation: facts.compensation,
    payRanges: [...facts.payRanges],
    isRemote: facts.isRemote,
    workplace: facts.workplace,
    role: facts.role,
    seniority: facts.seniority,
    specializations: [...facts.specializations],
    employerDate: posting.publishedAt ?? null,
  };
}
