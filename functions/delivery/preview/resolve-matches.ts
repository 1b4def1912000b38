import * as z from 'zod';
import type { TitleKeyIndex } from '../../board/index/title-key-index.ts';
import { openJobs } from '../../board/open-jobs.ts';
import type { Deps as Board } from '../../board/read-page.ts';
import { matchReason } from '../../matching/match-reason.ts';
import { User } from '../../table/user.ts';
import { currentMatches, MatchesInput, readMatchesToken } from './current-matches.ts';
import { refuseLeaving } from './preview.ts';

const Request = z.object({ person: User, input: MatchesInput });

export interface Deps extends Board {
  readonly titlesWithKeys: TitleKeyIndex;
  readonly now: () => number;
}

/** Resolves listMatches: a page of the jobs that match a person, with the reasons. */
export async function resolveMatches(event: unknown, { listing, cards, titlesWithKeys, now }: Deps) {
  const { person, input } = Request.parse(event);
  refuseLeaving(person);
  const current = await listing(readMatchesToken(input)?.asOf);
  const { jobIds, ...page } = currentMatches(current, person, input, titlesWithKeys);
  const reasonOf = matchReason(person, new Date(now()));
  const items = openJobs(await cards(jobIds), person.locations).flatMap((job) => {
    const reason = reasonOf(job);
    return reason === undefined ? [] : [{ job, reason }];
  });
  return { ...page, items };
}
