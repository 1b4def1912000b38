import { Fault } from '../../platform/fault.ts';
import { paginateNewestFirst } from '../../platform/paginate-newest-first.ts';
import { isValidJobId } from '../../table/job-id.ts';
import type { Change } from './application-input.ts';
import type { ApplicationStore } from './application-store.ts';
import { type ShownApplication, shownApplication } from './shown-application.ts';

/** Applications on a page. */
export const PAGE = 30;

/** The contract's ApplicationPage. */
export interface ApplicationPage {
  readonly items: readonly ShownApplication[];
  readonly nextToken: string | null;
  readonly total: number;
}

/** A page of what a person has applied for, newest first, each with its job as it is now. Faults: BadInput. */
export async function listApplications(
  store: ApplicationStore,
  sub: string,
  token: string | null,
): Promise<ApplicationPage> {
  const all = await store.list(sub);
  const place = { token, size: PAGE, itemName: 'applications' };
  const { items, nextToken } = paginateNewestFirst(all, ({ appliedAt }) => appliedAt, place);
  const jobs = await store.jobs(items.map(({ sk }) => sk));
  return {
    items: items.map((application) => shownApplication(application, jobs.get(application.sk))),
    nextToken,
    total: all.length,
  };
}

/** Changes one of a person's applications and gives it as it then is. Faults: NotFound. */
export async function changeApplication(
  store: ApplicationStore,
  { sub, jobId, now }: { readonly sub: string; readonly jobId: string; readonly now: Date },
  change: Change,
): Promise<ShownApplication> {
  const changed = isValidJobId(jobId) ? await store.change(sub, jobId, change, now) : undefined;
  if (!changed) throw new Fault('NotFound', 'You have not applied for this job.');
  return shownApplication(changed, (await store.jobs([jobId])).get(jobId));
}

/** Forgets one of a person's applications; true also where there is none. */
export async function forgetApplication(store: ApplicationStore, sub: string, jobId: string): Promise<true> {
  if (isValidJobId(jobId)) await store.forget(sub, jobId);
  return true;
}
