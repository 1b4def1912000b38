import * as z from 'zod/mini';
import type { AlertNote, MutationNoteAlertArgs } from '../../../generated/contract.ts';
import { callService } from '../../../service/graphql.ts';
import { type Alert, alertSchema, alertSelection } from './alert.ts';

const answer: z.ZodMiniType<{ noteAlert: Alert }> = z.object({ noteAlert: alertSchema });

const query = `mutation NoteAlert($input: NoteAlertInput!) { noteAlert(input: $input) ${alertSelection} }`;

/** Notes something of one of the caller's alerts and gives it as it then is. Throws a `Failure`. */
export async function noteAlert(email: string, jobID: string, note: AlertNote): Promise<Alert> {
  const variables: MutationNoteAlertArgs = { input: { email, jobID, note } };
  const body = JSON.stringify({ query, variables });
  return answer.parse(await callService(body, new AbortController().signal)).noteAlert;
}
