import * as z from 'zod';
import { openJobs } from '../../board/open-jobs.ts';
import type { Deps as Board } from '../../board/read-page.ts';
import { User } from '../../table/user.ts';
import { type previewer, refuseLeaving } from './preview.ts';

const Request = z.object({ person: User });

export interface Deps extends Board {
  readonly previewOf: ReturnType<typeof previewer>;
}

/** Resolves previewAlerts and previewHeldBack: what a person would have been alerted to, with the newest jobs as cards. */
export async function resolvePreview(event: unknown, { listing, cards, previewOf }: Deps) {
  const { person } = Request.parse(event);
  refuseLeaving(person);
  const { jobIds, ...counts } = previewOf(await listing(), person);
  return { ...counts, items: openJobs(await cards(jobIds), person.locations) };
}
