import * as z from 'zod';
import { Fault } from '../../platform/fault.ts';
import { APPLIED_STATES, type AppliedState } from '../../table/application.ts';

/** In UTF-16 units, like the `maxlength` of a text field. */
export const MAX_NOTE_LENGTH = 2_000;

/** Undefined leaves a field unchanged. */
export interface ApplicationChange {
  readonly state: AppliedState | undefined;
  readonly note: string | undefined;
}

/** Removes control characters except line breaks and tabs, and lone surrogates, which DynamoDB refuses. */
const normalizeNote = (note: string): string =>
  note
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .toWellFormed()
    .trim();

const ApplicationChangeInput = z.object({
  state: z.enum(APPLIED_STATES, `state: An application is one of ${APPLIED_STATES.join(', ')}.`).nullish(),
  note: z
    .string('note: A note is text.')
    .overwrite(normalizeNote)
    .max(MAX_NOTE_LENGTH, 'note: A note has at most 2,000 characters. Please shorten it.')
    .nullish(),
});

/** Throws `Fault('BadInput')` with the name and the allowed values of the first invalid field. */
export function parseApplicationChange(input: unknown): ApplicationChange {
  const parsed = ApplicationChangeInput.safeParse(input);
  if (!parsed.success)
    throw new Fault('BadInput', parsed.error.issues[0]?.message ?? 'input: This is not valid.');
  return { state: parsed.data.state ?? undefined, note: parsed.data.note ?? undefined };
}
