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

/** A letter of the evaluation: what the model wrote, and what stood. */
export interface WrittenLetter {
  readonly written: LetterDraft['sentences'];
  readonly draft: CheckedDraft;
  readonly usage: TokenUsage;
  /** Milliseconds until the first sentence could be shown, and until the whole. */
  readonly firstAfter: number;
  readonly wholeAfter: number;
}

/** A resume and a posting with an instruction hidden in one of them. */
export function withHidden(resume: EvaluationResume, posting: Posting, { into, text }: Injection) {
  if (into === 'title') return { resume, posting: { ...posting, title: `${posting.title}. ${text}` } };
  if (into === 'posting')
    return { resume, posting: { ...posting, html: `${posting.html}<p>${escaped(text)}</p>` } };
  const lines = resume.text.split('\n');
  return {
    resume: { ...resume, text: [...lines.slice(0, -1), text, ...lines.slice(-1)].join('\n') },
    posting,
  };
}

const escaped = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Writes a letter as the product does, apart from where it is kept. Throws where the provider fails, and says how. */
export async function writeOne(
  provider: OpenAI,
  { firstName, lastName, text }: EvaluationResume,
  posting: Posting,
): Promise<WrittenLetter> {
  const { evidence: material } = collectEvidence(text, posting, [firstName, lastName]);
  const numbers = (lines: typeof material.resume) => lines.map((line) => ({ n: line.n, line: line.text }));
  const began = performance.now();
  let first: number | undefined;
  const asked = await streamCompletion(
    provider,
    writeLetter,
    { resume: numbers(material.resume), posting: numbers(material.posting) },
    async () => {
      first ??= performance.now() - began;
    },
  );
  if ('failed' in asked) throw new Error(`The provider has no letter (${asked.failed}): ${asked.why}`);
  const wholeAfter = performance.now() - began;
  const check = createDraftChecker(material);
  for (const sentence of asked.answer.sentences) check.add(sentence);
  return {
    written: asked.answer.sentences,
    draft: check.result(),
    usage: asked.usage,
    firstAfter: first ?? wholeAfter,
    wholeAfter,
  };
}
