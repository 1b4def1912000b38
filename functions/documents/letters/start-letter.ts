import { requirePlan } from '../../members/require-plan.ts';
import { Fault } from '../../platform/fault.ts';
import type { StoredPosting } from '../../postings/stored-posting.ts';
import { letterKey } from '../../table/keys.ts';
import type { Resume } from '../../table/resume.ts';
import type { User } from '../../table/user.ts';
import type { GenerationStore } from '../generation/generation-store.ts';
import { collectEvidence } from './collect-evidence.ts';
import { LetterRow } from './letter.ts';
import { LETTER_QUOTA } from './limits.ts';

export interface Deps {
  readUser(): Promise<User | undefined>;
  /** Undefined if the caller may not see the job. */
  readPosting(jobId: string): Promise<StoredPosting | undefined>;
  /** The caller's resumes, newest first. */
  listResumes(): Promise<readonly Resume[]>;
  readText(resumeId: string): Promise<string>;
  readonly letters: Pick<GenerationStore, 'read' | 'start'>;
  /** A unique id for this request. */
  newTurn(): string;
  readonly now: () => Date;
}

export interface LetterRequest {
  readonly sub: string;
  readonly jobId: string;
  /** The newest readable resume if undefined. */
  readonly resumeId?: string | undefined;
}

/**
 * Starts a letter and returns its row. Throws `Fault` with NotFound, NeedsPlan, BadInput (too little text, or the quota
 * is used up) or Conflict (a letter for this job is in progress).
 */
export async function startLetter(deps: Deps, request: LetterRequest): Promise<LetterRow> {
  const now = deps.now();
  const user = await deps.readUser();
  if (!user) throw new Fault('NotFound', "There's no account for this email yet. Please register.");
  requirePlan(user, { what: 'Cover letters come', plan: 'annual' }, now);
  const stored = await deps.readPosting(request.jobId);
  if (!stored) throw new Fault('NotFound', 'This job is no longer available.');
  const { resume, text } = await findResume(deps, request.resumeId);
  // Throws if there is too little evidence.
  collectEvidence(text, stored.posting, [user.firstName, user.lastName]);
  const key = letterKey(request.sub, request.jobId);
  // Reading settles an overdue letter, so that a new one can start.
  await deps.letters.read(key, now);
  const draft = {
    resumeId: resume.id,
    resumeFileName: resume.fileName,
    sentences: [],
    removed: [],
    notes: [],
  };
  const turn = deps.newTurn();
  const started = await deps.letters.start(key, { sub: request.sub, turn, fields: { draft }, now });
  if (started === 'quota used up') throw new Fault('BadInput', QUOTA_USED_UP);
  if (started === 'in progress') throw new Fault('Conflict', IN_PROGRESS);
  return LetterRow.parse(await deps.letters.read(key, now));
}

/** Returns the requested resume, or the newest one with readable text. */
async function findResume(deps: Deps, id: string | undefined): Promise<{ resume: Resume; text: string }> {
  const all = await deps.listResumes();
  const candidates = id === undefined ? all : all.filter((resume) => resume.id === id);
  if (id !== undefined && candidates.length === 0) throw new Fault('NotFound', RESUME_GONE);
  const accepted = candidates.filter(({ state }) => state === 'accepted');
  for (const resume of accepted) {
    const text = await deps.readText(resume.id);
    if (text.trim() !== '') return { resume, text };
  }
  if (accepted.length > 0) throw new Fault('BadInput', NO_TEXT);
  throw new Fault('BadInput', id === undefined ? NO_RESUME : NOT_ACCEPTED);
}

const RESUME_GONE = 'This resume was deleted. Please choose another one.';
const NO_RESUME = 'We write letters from your resume. Please add one on your resumes page first.';
const NOT_ACCEPTED =
  "We can't read this resume: it's still being checked, or it was refused. Please choose another one.";
const NO_TEXT =
  "We found no text in this resume. If it's a scan, please upload a version with selectable text.";
const QUOTA_USED_UP = `You've used all ${LETTER_QUOTA.max} of today's letters. Please come back tomorrow.`;
const IN_PROGRESS = "We're already writing a letter for this job. It will show up here when it's finished.";
