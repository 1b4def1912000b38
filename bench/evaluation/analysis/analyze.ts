import type OpenAI from 'openai';
import { generateAnalysis } from '../../../functions/documents/analysis/generate-analysis.ts';
import { GenerationJob } from '../../../functions/documents/generation/generation-job.ts';
import { postingLines } from '../../../functions/documents/letters/posting-lines.ts';
import { NO_USAGE, type TokenUsage } from '../../../functions/llm/completion.ts';
import { type ResumeReading, readResume } from '../../../functions/llm/features/read-resume.ts';
import { streamCompletion } from '../../../functions/llm/stream-completion.ts';
import type { Posting } from '../../../functions/postings/posting.ts';
import { FinishedAnalysis } from '../../../functions/table/analysis.ts';
import { User } from '../../../functions/table/user.ts';
import type { EvaluationResume } from '../../../functions/test-data/resumes.ts';

/** The model's answer, and the analysis built from it. */
export interface Analyzed {
  readonly answer: ResumeReading;
  readonly analysis: FinishedAnalysis;
  readonly usage: TokenUsage;
  /** Milliseconds until the first partial answer, and until the end. */
  readonly firstMs: number;
  readonly totalMs: number;
}

/** Fixed, so that the durations of current roles do not change. */
const NOW = new Date('2026-06-15T12:00:00.000Z');

const row = GenerationJob.parse({
  pk: 'ANALYSIS#evaluation',
  sk: 'resume',
  sub: 'evaluation',
  state: 'writing',
  why: '',
  turn: '1',
  day: '2026-06-15',
  askedAt: NOW.toISOString(),
  until: '',
  heldUntil: '',
});

/** Analyzes a resume as the product does, without storing the result. Throws if the provider fails. */
export async function analyzeResume(
  provider: OpenAI,
  { firstName, lastName, text }: EvaluationResume,
  posting: Posting,
): Promise<Analyzed> {
  const user = User.parse({
    pk: '',
    sk: '',
    sub: 'evaluation',
    email: '',
    createdAt: '',
    firstName,
    lastName,
    positions: [posting.title],
  });
  const lines = postingLines(posting).map((line) => line.text);
  const began = performance.now();
  let first: number | undefined;
  let answer: ResumeReading | undefined;
  let usage = NO_USAGE;
  const write = generateAnalysis({
    readUser: async () => user,
    readText: async () => text,
    findPostings: async () => [{ savedTitle: posting.title, text: lines.join('\n') }],
    async complete(data, grown) {
      const completion = await streamCompletion(provider, readResume, data, grown);
      usage = completion.usage;
      if ('answer' in completion) answer = completion.answer;
      return completion;
    },
    now: () => NOW,
  });
  const outcome = await write(row, async () => {
    first ??= performance.now() - began;
  });
  if (!('ready' in outcome) || !answer) throw new Error(`The analysis failed: ${JSON.stringify(outcome)}`);
  const totalMs = performance.now() - began;
  const analysis = FinishedAnalysis.parse(outcome.ready['finished']);
  return { answer, analysis, usage, firstMs: first ?? totalMs, totalMs };
}
