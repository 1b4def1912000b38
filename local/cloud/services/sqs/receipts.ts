import { z } from 'zod';
import { AwsError } from '../../gateway/aws-error.ts';
import type { Fauxqs } from '../fauxqs.ts';

const received = z.looseObject({
  Messages: z.array(z.looseObject({ ReceiptHandle: z.string() })).default([]),
});
const HANDLE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The receipt handles that callers hold, which expire with the visibility timeout. */
export interface Receipts {
  /** Remembers the handles in a response of ReceiveMessage. */
  remember(response: unknown): void;
  forget(handle: string): void;
  /** Throws ReceiptHandleIsInvalid for a text that is no handle. */
  checkFormat(handle: string): void;
  /** Throws InvalidParameterValue if the handle has expired. A handle whose message was deleted may be used again. */
  checkAge(queueName: string, handle: string): void;
}

const reasoned = (handle: string, reason: string) =>
  new AwsError(
    400,
    'InvalidParameterValue',
    `Value ${handle} for parameter ReceiptHandle is invalid. Reason: ${reason}`,
  );

/** SQS's error for a message that is visible again, or deleted. */
export const notInFlight = (handle: string) =>
  reasoned(handle, 'Message does not exist or is not available for visibility timeout change.');

export function createReceipts({ server }: Pick<Fauxqs, 'server'>): Receipts {
  const held = new Set<string>();
  return {
    remember(response) {
      for (const { ReceiptHandle } of received.parse(response).Messages) held.add(ReceiptHandle);
    },
    forget: (handle) => void held.delete(handle),
    checkFormat(handle) {
      if (HANDLE.test(handle)) return;
      const message = `The input receipt handle "${handle}" is not a valid receipt handle.`;
      throw new AwsError(404, 'ReceiptHandleIsInvalid', message);
    },
    checkAge(queueName, handle) {
      const { inflight = [] } = server.inspectQueue(queueName)?.messages ?? {};
      const isInFlight = inflight.some(
        ({ receiptHandle, visibilityDeadline }) =>
          receiptHandle === handle && visibilityDeadline > Date.now(),
      );
      if (held.has(handle) && !isInFlight) throw reasoned(handle, 'The receipt handle has expired.');
    },
  };
}
