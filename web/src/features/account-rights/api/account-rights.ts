import * as z from 'zod/mini';
import { callService } from '../../../service/graphql.ts';

const exportQuery = 'query ExportMyData($input: GetUserInput!) { exportMyData(input: $input) }';
const deletion = 'mutation DeleteAccount($input: DeleteAccountInput!) { deleteAccount(input: $input) }';

const exported = z.object({ exportMyData: z.url() });
const deleted = z.object({ deleteAccount: z.literal(true) });

/** Returns a link that downloads everything held of the caller as a JSON file. Fails with a `Failure`. */
export async function exportMyData(email: string): Promise<string> {
  const body = JSON.stringify({ query: exportQuery, variables: { input: { email } } });
  return exported.parse(await callService(body, new AbortController().signal)).exportMyData;
}

/** Deletes the caller's account with all of it; `confirmation` is the e-mail as typed again. Fails with a `Failure`. */
export async function deleteAccount(email: string, confirmation: string): Promise<void> {
  const body = JSON.stringify({ query: deletion, variables: { input: { email, confirmation } } });
  deleted.parse(await callService(body, new AbortController().signal));
}
