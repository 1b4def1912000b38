import type { CheckedSentence } from './letter.ts';

/** What we put around a letter. */
export interface Frame {
  readonly greeting: string;
  readonly signature: string;
}

/** How a letter to an employer begins, and how it ends in a person's name. */
export const frameOf = (company: string, name: string): Frame => ({
  greeting: company === '' ? 'Dear hiring team,' : `Dear ${company} hiring team,`,
  signature: name === '' ? 'Sincerely' : `Sincerely,\n${name}`,
});

/** A letter as plain text: its paragraphs, with blank lines between; nothing where nothing is written yet. */
export function compose(sentences: readonly CheckedSentence[], frame?: Frame): string {
  if (sentences.length === 0) return '';
  const paragraphs = Map.groupBy(sentences, ({ paragraph }) => paragraph);
  const body = [...paragraphs.values()].map((some) => some.map(({ text }) => text).join(' '));
  return (frame ? [frame.greeting, ...body, frame.signature] : body).join('\n\n');
}
