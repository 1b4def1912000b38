import * as z from 'zod/mini';
import type { QueryListUserReceiptsArgs, UserReceipt } from '../../../generated/contract.ts';
import { callService } from '../../../service/graphql.ts';
import { webAddress } from '../web-address.ts';

/** A page of what a person has paid, newest first. */
export interface ReceiptPage {
  readonly items: readonly UserReceipt[];
  /** Null at the end. */
  readonly nextToken: string | null;
}

const receipt = z.object({
  receiptId: z.string(),
  created: z.number(),
  receiptUrl: webAddress,
  amount: z.string(),
});

const answer: z.ZodMiniType<{ listUserReceipts: ReceiptPage }> = z.object({
  listUserReceipts: z.object({ items: z.array(receipt), nextToken: z.nullable(z.string()) }),
});

const query =
  'query Receipts($input: ListUserReceiptsInput!) { listUserReceipts(input: $input) { items { receiptId created receiptUrl amount } nextToken } }';

/** Asks for a page of the caller's receipts; the first one without a token. Throws a `Failure`. */
export async function listReceipts(
  email: string,
  nextToken: string | null,
  signal: AbortSignal,
): Promise<ReceiptPage> {
  const variables: QueryListUserReceiptsArgs = { input: { email, nextToken } };
  return answer.parse(await callService(JSON.stringify({ query, variables }), signal)).listUserReceipts;
}
