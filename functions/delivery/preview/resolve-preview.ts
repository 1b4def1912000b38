import * as z from 'zod';
import { openJobs } from '../../board/open-jobs.ts';
import type { Deps as Board } from '../../board/read-page.ts';
import type { Job } from '../../table/job.ts';
import { User } from '../../table/user.ts';
import { type previewer, refuseLeaving } from './preview.ts';

const Request = z.object({ person: User });

export interface Deps extends Board {
  readonly previewOf: ReturnType<typeof previewer>;
}

/**
 * Resolves previewAlerts and previewHeldBack: what a person would have been alerted to, with the newest jobs as cards.
 */
export async function resolvePreview(event: unknown, { listing, cards, previewOf }: Deps) {
  const { person } = Request.parse(event);
  refuseLeaving(person);
  const { jobIds, removals, ...counts } = previewOf(await listing(), person);
  const ids = new Set([...jobIds, ...removals.flatMap(({ exampleIds }) => exampleIds)]);
  const known = new Map(openJobs(await cards([...ids]), person.locations).map((job) => [job.jobID, job]));
  const cardsOf = (some: readonly string[]): Job[] => some.flatMap((id) => known.get(id) ?? []);
  return {
    ...counts,
    items: cardsOf(jobIds),
    removals: removals.map(({ exampleIds, ...removal }) => ({ ...removal, examples: cardsOf(exampleIds) })),
  };
}
