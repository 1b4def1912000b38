import type { CoverLetter } from '@daybreak/contract/types.ts';
import type { CheckedSentence, LetterRow } from './letter.ts';

interface Frame {
  readonly greeting: string;
  readonly signature: string;
}

export const buildFrame = (company: string, name: string): Frame => ({
  greeting: company === '' ? 'Dear hiring team,' : `Dear ${company} hiring team,`,
  signature: name === '' ? 'Sincerely' : `Sincerely,\n${name}`,
});

/** Formats a letter as plain text, with blank lines between paragraphs. Returns an empty string without sentences. */
export function composeText(sentences: readonly CheckedSentence[], frame?: Frame): string {
  if (sentences.length === 0) return '';
  const paragraphs: string[] = [];
  let previous = -1;
  for (const { text, paragraph } of sentences) {
    if (paragraph === previous) paragraphs.push(`${paragraphs.pop()} ${text}`);
    else paragraphs.push(text);
    previous = paragraph;
  }
  return (frame ? [frame.greeting, ...paragraphs, frame.signature] : paragraphs).join('\n\n');
}

/**
 * Converts a row to the GraphQL type: the draft while one is being written, else the last finished letter. AppSync
 * resolvers use this.
 */
export function toCoverLetter({ sk, state, why, askedAt, draft, letter, edit }: LetterRow): CoverLetter {
  const isWriting = state === 'writing';
  const shown = isWriting ? draft : letter;
  const isEdited = !isWriting && edit !== undefined;
  const sentences = shown?.sentences ?? [];
  return {
    jobID: sk,
    state,
    why,
    sentences,
    text: isEdited ? edit : composeText(sentences, isWriting ? undefined : letter),
    edited: isEdited,
    removed: shown?.removed ?? [],
    resumeFileName: shown?.resumeFileName ?? '',
    notes: shown?.notes ?? [],
    writtenAt: (isWriting ? undefined : letter?.writtenAt) ?? askedAt,
  };
}
