import { Failure } from '../../../service/failure.ts';
import { callService } from '../../../service/graphql.ts';
import { DeleteAccountDocument, ExportMyDataDocument } from './privacy.generated.ts';

/** Returns a link that downloads everything stored about the person as a JSON file. Throws a `Failure`. */
export async function exportMyData(email: string): Promise<string> {
  return (await callService(ExportMyDataDocument, { input: { email } })).exportMyData;
}

/** Deletes the account and all of its data; `confirmation` is the e-mail typed again. Throws a `Failure`. */
export async function deleteAccount(email: string, confirmation: string): Promise<void> {
  await callService(DeleteAccountDocument, { input: { email, confirmation } });
}

/** Whether a call failed because the password was entered too long ago. */
export const needsLogin = (error: unknown): boolean =>
  error instanceof Failure && error.code === 'NeedsLogin';
