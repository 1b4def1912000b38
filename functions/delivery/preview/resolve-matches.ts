import { fitWords } from '@daybreak/contract/fit.ts';
import * as z from 'zod';
import type { TitleKeyIndex } from '../../board/index/title-key-index.ts';
import { openJobs } from '../../board/open-jobs.ts';
import type { Deps as Board } from '../../board/read-page.ts';
import { fitOfJobs } from '../../matching/fit-of.ts';
import { matchReason } from '../../matching/match-reason.ts';
import { asksOf, encodeAsks } from '../../table/job-asks.ts';
import { User } from '../../table/user.ts';
import { currentMatches, MatchesInput, readMatchesToken } from './current-matches.ts';
import { refuseLeaving } from './preview.ts';

const Request = z.object({ person: User, input: MatchesInput });

export interface Deps extends Board {
  readonly titlesWithKeys: TitleKeyIndex;
  readonly now: () => number;
}

/** Resolves listMatches: a page of the jobs that match a person, with the reasons and how well they fit. */
export async function resolveMatches(event: unknown, { listing, cards, titlesWithKeys, now }: Deps) {
  const { person, input } = Request.parse(event);
  refuseLeaving(person);
  const current = await listing(readMatchesToken(input)?.asOf);
  const { matches, ...page } = currentMatches(current, person, input, titlesWithKeys);
  const moreOf = new Map(matches.map(({ jobId, moreOfEmployer }) => [jobId, moreOfEmployer]));
  const at = new Date(now());
  const reasonOf = matchReason(person, at);
  const fitOf = fitOfJobs(person, at);
  const items = openJobs(await cards([...moreOf.keys()]), person.locations).flatMap((job) => {
    const reason = reasonOf(job);
    if (reason === undefined) return [];
    const fit = fitWords(fitOf(job, encodeAsks(asksOf(job))));
    return [{ job, reason, fit, moreOfEmployer: moreOf.get(job.jobID) ?? 0 }];
  });
  return { ...page, items };
}
