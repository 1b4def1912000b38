import type { MessageAttributeValue } from '@aws-sdk/client-sqs';

/** A message that was received from a dead-letter queue. */
export interface DeadLetter {
  readonly id: string;
  readonly body: string;
  readonly receiptHandle: string;
  /** In epoch milliseconds. */
  readonly sentAt: number;
  readonly attributes: Readonly<Record<string, MessageAttributeValue>>;
  /** The message group, in a FIFO queue. */
  readonly group: string | undefined;
  /** The AWS X-Ray trace header, if the sender was traced. */
  readonly trace: string | undefined;
}

/** By message id: why it could not be redelivered, or undefined if it was. */
export type DeliveryErrors = ReadonlyMap<DeadLetter['id'], string | undefined>;

/** Redelivers messages. Messages that are missing from the result stay in the dead-letter queue. */
export type Redeliver = (messages: readonly DeadLetter[]) => Promise<DeliveryErrors>;

export interface QueueClient {
  /** Receives up to ten messages, and hides them from other receivers for two minutes. */
  receive(url: string): Promise<DeadLetter[]>;
  /** Makes messages visible to other receivers again. */
  release(url: string, messages: readonly DeadLetter[]): Promise<void>;
  delete(url: string, messages: readonly DeadLetter[]): Promise<void>;
  send(url: string, messages: readonly DeadLetter[]): Promise<DeliveryErrors>;
}
