import type OpenAI from 'openai';
import { collectEvidence } from '../../../functions/documents/letters/collect-evidence.ts';
import { createDraftChecker } from '../../../functions/documents/letters/draft-checker.ts';
import type { CheckedDraft } from '../../../functions/documents/letters/letter.ts';
import type { TokenUsage } from '../../../functions/llm/completion.ts';
import { type LetterDraft, writeLetter } from '../../../functions/llm/features/write-letter.ts';
import { streamCompletion } from '../../../functions/llm/stream-completion.ts';
import type { Posting } from '../../../functions/postings/posting.ts';
import type { EvaluationResume } from '../../../functions/test-data/resumes.ts';
import type { Injection } from '../injections.ts';

/** A model's letter before (`written`) and after (`draft`) the check. */
export interface WrittenLetter {
  readonly written: LetterDraft['sentences'];
  readonly draft: CheckedDraft;
  readonly usage: TokenUsage;
  /** Milliseconds until the first partial answer, and until the end. */
  readonly firstMs: number;
  readonly totalMs: number;
}

/** Hides an instruction in a resume or a posting. */
export function hideInstruction(resume: EvaluationResume, posting: Posting, { target, text }: Injection) {
  if (target === 'title') return { resume, posting: { ...posting, title: `${posting.title}. ${text}` } };
  if (target === 'posting')
    return { resume, posting: { ...posting, html: `${posting.html}<p>${escapeHtml(text)}</p>` } };
  const lines = resume.text.split('\n');
  return {
    resume: { ...resume, text: [...lines.slice(0, -1), text, ...lines.slice(-1)].join('\n') },
    posting,
  };
}

const escapeHtml = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Writes a letter as the product does, without storing it. Throws if the provider fails. */
export async function writeLetterFor(
  provider: OpenAI,
  { firstName, lastName, text }: EvaluationResume,
  posting: Posting,
): Promise<WrittenLetter> {
  const { evidence } = collectEvidence(text, posting, [firstName, lastName]);
  const numbers = (lines: typeof evidence.resume) => lines.map((line) => ({ n: line.n, line: line.text }));
  const began = performance.now();
  let first: number | undefined;
  const completion = await streamCompletion(
    provider,
    writeLetter,
    { resume: numbers(evidence.resume), posting: numbers(evidence.posting) },
    async () => {
      first ??= performance.now() - began;
    },
  );
  if ('failed' in completion)
    throw new Error(`The provider failed (${completion.failed}): ${completion.why}`);
  const totalMs = performance.now() - began;
  const check = createDraftChecker(evidence);
  for (const sentence of completion.answer.sentences) check.add(sentence);
  return {
    written: completion.answer.sentences,
    draft: check.result(),
    usage: completion.usage,
    firstMs: first ?? totalMs,
    totalMs,
  };
}
