import * as z from 'zod';
import { Fault } from '../../platform/fault.ts';
import { APPLICATION_STATES, type ApplicationState } from '../../table/application.ts';

/** The longest note, in UTF-16 units, as a page's text field counts them. */
export const LONGEST_NOTE = 2_000;

/** What is to change of an application; what is undefined stays. */
export interface Change {
  readonly state: ApplicationState | undefined;
  readonly note: string | undefined;
}

/** Controls other than line ends and tabs say nothing in a note; DynamoDB takes no half of a character. */
const tidy = (note: string): string =>
  note
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .toWellFormed()
    .trim();

const Changed = z.object({
  state: z
    .enum(APPLICATION_STATES, `state: An application is one of ${APPLICATION_STATES.join(', ')}.`)
    .nullish(),
  note: z
    .string('note: A note is text.')
    .overwrite(tidy)
    .max(LONGEST_NOTE, 'note: A note has at most 2,000 characters. Please shorten it.')
    .nullish(),
});

/** Parses what changeApplication is asked for. A fault of BadInput names the field and says what it may be. */
export function parseChange(input: unknown): Change {
  const parsed = Changed.safeParse(input);
  if (!parsed.success) throw new Fault('BadInput', parsed.error.issues[0]?.message ?? 'This cannot be read.');
  return { state: parsed.data.state ?? undefined, note: parsed.data.note ?? undefined };
}
