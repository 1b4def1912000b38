import { requirePlan } from '../../members/require-plan.ts';
import { Fault } from '../../platform/fault.ts';
import type { Resume } from '../../table/resume.ts';
import type { User } from '../../table/user.ts';
import type { WritingStore } from '../writing/writing-store.ts';
import { ANALYSES } from './analysis-limit.ts';
import { assertReadable } from './readable.ts';

/** What beginning an analysis needs. */
export interface Desk {
  user(): Promise<User | undefined>;
  resume(): Promise<Resume | undefined>;
  text(): Promise<string>;
  /** Leaves the wish, and counts it to the day. */
  begin(): ReturnType<WritingStore['begin']>;
}

/**
 * Begins an analysis of a resume. Faults: NotFound, NeedsPlan, BadInput (a resume that cannot be analyzed; the day's
 * limit), Conflict (one is being written).
 */
export async function beginAnalysis(desk: Desk, now: Date): Promise<void> {
  const [user, resume] = await Promise.all([desk.user(), desk.resume()]);
  if (!user) throw new Fault('NotFound', 'There is no account for this e-mail yet. Please register.');
  requirePlan(user, { what: 'Analyses of resumes come', plan: 'annual' }, now);
  if (!resume) throw new Fault('NotFound', 'You have no such resume any more. Please add it again.');
  assertReadable(resume, resume.state === 'accepted' ? await desk.text() : '');
  const begun = await desk.begin();
  if (begun === 'being written')
    throw new Fault('Conflict', 'This resume is being analyzed at this moment. It will be shown here.');
  if (begun === 'used up')
    throw new Fault(
      'BadInput',
      `You have had today’s ${ANALYSES.max} analyses. Please come back tomorrow; what you have stays.`,
    );
}
