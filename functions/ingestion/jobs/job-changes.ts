import { placeKey } from '../../places/place.ts';
import { placesLine } from '../../places/places-line.ts';
import { fieldTerritory } from '../../postings/find-territory.ts';
import { type Job, type JobPosting, MatchedFacts } from '../../table/job.ts';
import { jobKey } from '../../table/keys.ts';
import { wasNews } from '../../table/was-news.ts';
import { mayConcernOthers } from './may-concern-others.ts';
import { isNearDuplicate, knownSketch } from './near-duplicate.ts';
import { isSamePosting, leadAmong, type ParsedPosting, toJobPosting } from './parsed-posting.ts';
import { countReplacement, countRepost } from './reposts.ts';

const DAY = 86_400;

/** How long a job stays in the table after its last change. */
const TTL_SECONDS = { open: 180 * DAY, closed: 60 * DAY } as const;

const MAX_PLACES = 250;

/** Limits the size of a job's item: each set of earlier facts may name 250 places. */
const MAX_FACTS = 5;

const toSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/**
 * Creates a job from postings that share a dedupe key, with the facts of the first. If all of them left other
 * jobs, only people that none of these matched are alerted. A job of a board's baseline causes no alerts.
 */
export function newJob(
  jobID: string,
  [lead, ...others]: readonly [ParsedPosting, ...ParsedPosting[]],
  at: Date,
): Job {
  const seen = at.toISOString();
  return {
    ...jobKey(jobID),
    jobID,
    ...jobFieldsOf(lead),
    ...postingFields([lead, ...others].map(toJobPosting), lead.facts),
    date: `DT#${seen.slice(0, 10)}`,
    jobDetected: seen,
    jobEdited: lead.posting.editedAt ?? null,
    closedAt: null,
    revision: 1,
    matchVersion: isBaseline([lead, ...others]) ? 0 : 1,
    matchedFrom: seen,
    factsBefore: factsOfLeftJobs([lead, ...others]),
    withdrawnAt: null,
    expiresAt: toSeconds(at) + TTL_SECONDS.open,
  };
}

const REOPEN_WITHIN_MS = 30 * DAY * 1_000;

/** Whether a job is open, or closed so recently that a posting reopens it. Later, the posting is a new job. */
export const canReopen = ({ closedAt }: Job, at: Date): boolean =>
  closedAt === null || at.getTime() - Date.parse(closedAt) <= REOPEN_WITHIN_MS;

/** Whether these postings are all old. */
const isBaseline = (postings: readonly ParsedPosting[]): boolean =>
  postings.length > 0 && postings.every((posting) => posting.isBaseline);

/**
 * Adds postings to a job, and reopens it if it was closed. If all of them left other jobs, people that one of
 * these matched aren't alerted about what they add.
 */
export function addPostings(job: Job, postings: readonly ParsedPosting[], at: Date): Job {
  const others = job.postings.filter(
    (known) => !postings.some(({ posting }) => isSamePosting(known, posting)),
  );
  const all = [...others, ...postings.map((posting) => knownSince(job, posting, at))];
  const lead = leadAmong(postings, all);
  const fields = {
    ...(lead ? jobFieldsOf(lead) : {}),
    ...postingFields(all, lead?.facts ?? job),
    sketch: knownSketch([...(lead ? [lead] : []), job, ...postings]),
    ...(job.closedAt !== null && !isBaseline(postings) ? countRepost(job, at) : {}),
  };
  const next = isBaseline(postings) ? changeJob(job, fields, at) : updateJob(job, fields, at);
  const isMatchedAgain = next.matchVersion > job.matchVersion && next.factsBefore.length > 0;
  if (!isMatchedAgain) return next;
  return { ...next, factsBefore: distinctFacts([...next.factsBefore, ...factsOfLeftJobs(postings)]) };
}

/**
 * Applies edits of a job's postings. Postings that keep the job's dedupe key stay, unless their text was
 * unknown and is another vacancy's. The others are returned as `diverged`. If none stays, the job takes over
 * the key of its first posting.
 */
export function applyEdits(
  job: Job,
  edits: readonly ParsedPosting[],
  at: Date,
): { job: Job; diverged: ParsedPosting[] } {
  const editOf = (known: JobPosting) => edits.find(({ posting }) => isSamePosting(known, posting));
  const current = {
    dedupeKey: job.vacancy,
    sketch: knownSketch([job, ...edits.filter((edit) => edit.dedupeKey === job.vacancy)]),
  };
  const first = leadAmong(edits, job.postings) ?? edits[0];
  const isKept = job.postings.some((known) => describesVacancy(editOf(known) ?? current, current));
  const vacancy = isKept || !first ? current : first;
  const staying = edits.filter((edit) => describesVacancy(edit, vacancy));
  const diverged = edits.filter((edit) => !staying.includes(edit));
  const remaining = job.postings.flatMap((known) => {
    const edit = editOf(known);
    if (!edit) return [known];
    return staying.includes(edit) ? [{ ...known, ...toJobPosting(edit) }] : [];
  });
  const returning = staying.filter(
    ({ posting }) => !remaining.some((known) => isSamePosting(known, posting)),
  );
  const postings = [...remaining, ...returning.map(toJobPosting)];
  const lead = leadAmong(staying, postings);
  const fields = {
    ...(lead ? { ...jobFieldsOf(lead), jobEdited: lead.posting.editedAt ?? at.toISOString() } : {}),
    ...postingFields(postings, lead?.facts ?? job),
    sketch: knownSketch([...(lead ? [lead] : []), vacancy]),
    ...(isBack(job, at) && !isBaseline(edits) ? countRepost(job, at) : {}),
  };
  return { job: (isBaseline(edits) ? changeJob : updateJob)(job, fields, at), diverged };
}

type Vacancy = Pick<ParsedPosting, 'dedupeKey' | 'sketch'>;

/** Employers rewrite the text of a vacancy, so only the first text of a posting is compared. */
const describesVacancy = (edit: Vacancy & Pick<ParsedPosting, 'isFirstText'>, vacancy: Vacancy): boolean =>
  edit.dedupeKey === vacancy.dedupeKey && (!edit.isFirstText || isNearDuplicate(edit.sketch, vacancy.sketch));

/** Gives a job the fields of its first posting, as it is now. */
export const replaceLead = (job: Job, lead: ParsedPosting, at: Date): Job =>
  updateFields(job, { ...jobFieldsOf(lead), ...postingFields(job.postings, lead.facts) }, at);

/** Adds to a posting when it joined the job. */
function knownSince({ postings }: Job, parsed: ParsedPosting, at: Date): JobPosting {
  const known = postings.find((posting) => isSamePosting(posting, parsed.posting));
  return { ...(known ?? { addedAt: at.toISOString() }), ...toJobPosting(parsed) };
}

/** Removes postings from a job, and closes it with the last one. */
export function removePostings(job: Job, gone: readonly Pick<JobPosting, 'board' | 'id'>[], at: Date): Job {
  const isGone = (known: JobPosting) =>
    gone.some(({ board, id }) => board === known.board && id === known.id);
  const remaining = job.postings.filter((known) => !isGone(known));
  const reposts = countReplacement(job, job.postings.filter(isGone), remaining, at);
  if (remaining.length > 0) return updateJob(job, { ...postingFields(remaining, job), ...reposts }, at);
  return {
    ...job,
    postings: [],
    closedAt: job.closedAt ?? at.toISOString(),
    revision: job.revision + 1,
    expiresAt: toSeconds(at) + TTL_SECONDS.closed,
  };
}

/** Changes fields of a job and opens it. The change is no news. */
const changeJob = (job: Job, fields: Partial<Job>, at: Date): Job => ({
  ...job,
  ...fields,
  closedAt: null,
  revision: job.revision + 1,
  expiresAt: toSeconds(at) + TTL_SECONDS.open,
});

/** Changes fields of a job that its postings already had: of a board's baseline, that is no news. */
export const updateFields = (job: Job, fields: Partial<Job>, at: Date): Job =>
  (wasNews(job) ? updateJob : changeJob)(job, fields, at);

/**
 * Changes fields of a job and opens it. It is matched again if the change may concern people whom it didn't
 * before. It is news for all if it was closed for a week, or if more people may see it now.
 */
export function updateJob(job: Job, fields: Partial<Job>, at: Date): Job {
  const updated = changeJob(job, fields, at);
  const isNewsForAll = isBack(job, at) || job.audience !== updated.audience;
  if (!isNewsForAll && !mayConcernOthers(job, updated)) return updated;
  return {
    ...updated,
    matchVersion: job.matchVersion + 1,
    matchedFrom: at.toISOString(),
    factsBefore: isNewsForAll ? [] : [...factsMatched(job, at)],
  };
}

const WEEK_MS = 7 * DAY * 1_000;

/** Whether a job was closed for a week. */
const isBack = ({ closedAt }: Job, at: Date): boolean =>
  closedAt !== null && at.getTime() - Date.parse(closedAt) >= WEEK_MS;

/** By then everyone who matched has an alert, and the audit has checked it. */
const SETTLED_MS = 30 * 60_000;

/** The facts by which everyone who matches a job has an alert; none if it is new. */
export const factsMatched = (job: Job, at: Date): readonly MatchedFacts[] =>
  isSettled(job, at) ? [MatchedFacts.parse(job)] : job.factsBefore;

/** The facts of the jobs that these postings left, or none if a posting is new. */
function factsOfLeftJobs(postings: readonly ParsedPosting[]): MatchedFacts[] {
  const facts = postings.map(({ factsBefore = [] }) => factsBefore);
  return facts.some((some) => some.length === 0) ? [] : distinctFacts(facts.flat());
}

const distinctFacts = (facts: readonly MatchedFacts[]): MatchedFacts[] =>
  [...new Map(facts.map((one) => [JSON.stringify(one), one])).values()].slice(0, MAX_FACTS);

/** Whether people have known a job for long enough. A job that was never news counts as known. */
const isSettled = (job: Job, at: Date): boolean =>
  !wasNews(job) || at.getTime() - Date.parse(job.matchedFrom) >= SETTLED_MS;

/** The job's fields that depend on all of its postings. */
function postingFields(postings: JobPosting[], facts: Pick<Job, 'isRemote' | 'jobLocation' | 'territory'>) {
  const places = new Map(
    postings.flatMap((posting) => posting.places).map((place) => [placeKey(place), place]),
  );
  const locations = [...places.values()].slice(0, MAX_PLACES);
  return {
    postings,
    locations,
    jobUrl: postings[0]?.url ?? '',
    jobLocation: placesLine(locations, facts.isRemote) || facts.jobLocation,
    territory:
      facts.territory?.source === 'field' ? (fieldTerritory(locations) ?? facts.territory) : facts.territory,
  };
}

/** The job's fields that come from its first posting alone. */
export function jobFieldsOf({ posting, facts, dedupeKey, sketch }: ParsedPosting) {
  return {
    vacancy: dedupeKey,
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
    levels: [...facts.levels],
    experience: facts.experience,
    requirements: [...facts.requirements],
    skills: [...facts.skills],
    specializations: [...facts.specializations],
    employerDate: posting.publishedAt ?? null,
    audience: posting.audience ?? '',
  };
}
