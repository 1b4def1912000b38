import type { EditLetterInput, WriteLetterInput } from '@daybreak/contract/types.ts';
import { callService } from '../../../service/graphql.ts';
import {
  EditLetterDocument,
  GetLetterDocument,
  type LetterFragment,
  WriteLetterDocument,
} from './letters.generated.ts';

export type Letter = LetterFragment;

/** Returns the person's letter for a job, as far as it is written, or null. Throws a `Failure`. */
export async function getLetter(email: string, jobID: string, signal: AbortSignal): Promise<Letter | null> {
  return (await callService(GetLetterDocument, { input: { email, jobID } }, signal)).getLetter;
}

/** Starts writing a letter and returns it in its first state, `writing`. Throws a `Failure`. */
export async function writeLetter(input: WriteLetterInput): Promise<Letter> {
  return (await callService(WriteLetterDocument, { input })).writeLetter;
}

/** Replaces a letter's text; an empty text restores the written one. Throws a `Failure`. */
export async function editLetter(input: EditLetterInput): Promise<Letter> {
  return (await callService(EditLetterDocument, { input })).editLetter;
}
