import type { DailyLimit } from '../../members/daily-quota.ts';
import { requirePlan } from '../../members/require-plan.ts';
import { Fault } from '../../platform/fault.ts';
import type { Resume } from '../../table/resume.ts';
import type { User } from '../../table/user.ts';
import { mayBeEnglish } from '../evidence/english.ts';
import { MAX_CHARACTERS } from '../evidence/line.ts';
import type { GenerationStore } from '../generation/generation-store.ts';
import { countWords } from './facts/line-quality.ts';

/** Analyses per person and UTC day. */
export const ANALYSIS_QUOTA: DailyLimit = { name: 'read_resume', max: 5 };

export interface Deps {
  readUser(): Promise<User | undefined>;
  readResume(): Promise<Resume | undefined>;
  readText(): Promise<string>;
  start(): ReturnType<GenerationStore['start']>;
}

/**
 * Starts an analysis of a resume. Throws `Fault` with NotFound, NeedsPlan, BadInput (a resume that cannot be
 * analyzed, or the quota is used up) or Conflict (an analysis is in progress).
 */
export async function startAnalysis(deps: Deps, now: Date): Promise<void> {
  const [user, resume] = await Promise.all([deps.readUser(), deps.readResume()]);
  if (!user) throw new Fault('NotFound', "There's no account for this email yet. Please register.");
  requirePlan(user, { what: 'Resume analyses come', plan: 'annual' }, now);
  if (!resume) throw new Fault('NotFound', 'This resume was deleted. Please add it again.');
  assertAnalyzable(resume, resume.state === 'accepted' ? await deps.readText() : '');
  const started = await deps.start();
  if (started === 'in progress')
    throw new Fault('Conflict', "We're already analyzing this resume. The analysis will show up here.");
  if (started === 'quota used up')
    throw new Fault(
      'BadInput',
      `You've used all ${ANALYSIS_QUOTA.max} of today's analyses. Please come back tomorrow.`,
    );
}

const MIN_WORDS = 40;
const CHARACTERS_PER_PAGE = 2_500;

/** Throws `Fault('BadInput')` unless a resume was accepted and has the right amount of English text. */
export function assertAnalyzable({ state, why }: Pick<Resume, 'state' | 'why'>, text: string): void {
  if (state === 'checking')
    throw new Fault('BadInput', 'This resume is still being checked. Please try again in a moment.');
  if (state === 'refused') throw new Fault('BadInput', `This resume wasn't accepted. ${why}`.trim());
  if (text.trim() === '')
    throw new Fault(
      'BadInput',
      "We found no text in this resume. If it's a scan, please upload a version with selectable text.",
    );
  if (countWords(text) < MIN_WORDS)
    throw new Fault('BadInput', 'This resume has too little text for an analysis. Please add more detail.');
  if (text.length > MAX_CHARACTERS) {
    const pages = Math.ceil(text.length / CHARACTERS_PER_PAGE);
    throw new Fault(
      'BadInput',
      `This resume has about ${pages} pages of text, and we analyze at most ${MAX_CHARACTERS / CHARACTERS_PER_PAGE}. Please upload a shorter one.`,
    );
  }
  if (!mayBeEnglish(text))
    throw new Fault(
      'BadInput',
      'This resume seems to be in a language other than English. We can only analyze resumes in English.',
    );
}
