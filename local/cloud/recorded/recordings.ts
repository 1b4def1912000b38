import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

/** An error that AWS answered in a test of LocalStack's. */
const recording = z.object({
  service: z.string(),
  /** The name of LocalStack's test. */
  situation: z.string(),
  /** The name of the answer in that test. */
  where: z.string(),
  code: z.string(),
  /** With placeholders, such as <region>. */
  message: z.string(),
  /** Empty where LocalStack kept only the body. */
  status: z.string(),
});

export type Recording = z.infer<typeof recording>;

export const recordings: readonly Recording[] = z.array(recording).parse(
  parse(readFileSync(new URL('./recorded-errors.tsv', import.meta.url)), {
    columns: true,
    delimiter: '\t',
    quote: false,
    comment: '#',
    comment_no_infix: true,
  }),
);

/** The answer of the emulator. HEAD has a status only, which is then also the code. */
export interface Answer {
  code: string;
  message: string;
  status: number;
  body: string;
}

/** The recordings are cut after so many characters. */
const MAX_MESSAGE = 300;

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns whether an answer is the recorded one. Placeholders and account numbers stand for any text;
 * patterns of names have changed since they were recorded.
 */
export function isAlike({ code, message, status }: Recording, answer: Answer): boolean {
  const pattern = message
    .replace(/(regular expression pattern: ).*$/, '$1')
    .split(/<[\w $:-]+>|\d{12}/)
    .map(literally)
    .join('.+');
  const isCut = message.length === MAX_MESSAGE;
  const text = answer.message.replaceAll('\n', ' ').replace(/(regular expression pattern: ).*$/s, '$1');
  return (
    code === answer.code &&
    (status === '' || Number(status) === answer.status) &&
    (message === 'None' ? text === '' : new RegExp(`^${pattern}${isCut ? '' : '$'}`, 's').test(text))
  );
}
