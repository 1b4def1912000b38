import * as z from 'zod/mini';
import type { QueryListAlertsArgs } from '../../../generated/contract.ts';
import { callService } from '../../../service/graphql.ts';
import { type Alert, alertSchema, alertSelection } from './alert.ts';

/** A page of a person's alerts, newest first. */
export interface AlertPage {
  readonly items: readonly Alert[];
  /** Null at the end. */
  readonly nextToken: string | null;
  /** All of the last 90 days. */
  readonly total: number;
  /** Of them, those that wait for their time. */
  readonly pending: number;
}

const answer: z.ZodMiniType<{ listAlerts: AlertPage }> = z.object({
  listAlerts: z.object({
    items: z.array(alertSchema),
    nextToken: z.nullable(z.string()),
    total: z.number(),
    pending: z.number(),
  }),
});

const query = `query Alerts($input: ListAlertsInput!) { listAlerts(input: $input) { total pending nextToken items ${alertSelection} } }`;

/** Asks for a page of the caller's alerts; the first one without a token. Throws a `Failure`. */
export async function listAlerts(
  email: string,
  nextToken: string | null,
  signal: AbortSignal,
): Promise<AlertPage> {
  const variables: QueryListAlertsArgs = { input: { email, nextToken } };
  return answer.parse(await callService(JSON.stringify({ query, variables }), signal)).listAlerts;
}
