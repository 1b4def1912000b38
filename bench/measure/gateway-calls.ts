import { z } from 'zod';
import type { Stack } from '../../e2e/support/stack.ts';

const CallCounts = z.array(
  z.object({
    principal: z.string().nullable(),
    service: z.string(),
    action: z.string(),
    outcome: z.string(),
    calls: z.number(),
    readUnits: z.number(),
    writeUnits: z.number(),
  }),
);

/** Calls of one function to one AWS operation with the same outcome. */
export type CallCount = z.infer<typeof CallCounts>[number];

/** Returns the AWS calls that passed the gateway since the last reset. */
export const fetchCallCounts = async ({ consoleUrl }: Stack): Promise<CallCount[]> =>
  CallCounts.parse(await (await fetch(`${consoleUrl}/calls.json`)).json());

export async function resetCallCounts({ consoleUrl }: Stack): Promise<void> {
  await fetch(`${consoleUrl}/calls.json`, { method: 'DELETE' });
}

/** Whether the product made the call. The bench's own calls have the principal 'local' or none. */
export const isOwnCall = (call: CallCount): call is CallCount & { principal: string } =>
  call.principal !== null && call.principal !== 'local';

/** Returns the RCU that AWS charges: half a unit for an empty query, for which DynamoDB Local reports 0. */
export const billedReadUnits = ({ action, calls, readUnits: counted }: CallCount): number =>
  action === 'Query' ? Math.max(counted, calls / 2) : counted;
