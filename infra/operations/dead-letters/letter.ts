import type { MessageAttributeValue } from '@aws-sdk/client-sqs';

/** A message of a dead-letter queue that this process has received. */
export interface Letter {
  readonly id: string;
  readonly body: string;
  /** What SQS knows this receipt by. */
  readonly receipt: string;
  /** When it was first sent, in milliseconds since 1970. */
  readonly sentAt: number;
  readonly attributes: Readonly<Record<string, MessageAttributeValue>>;
  /** Of a FIFO queue. */
  readonly group: string | undefined;
  /** AWS X-Ray's, where the sender was traced. */
  readonly trace: string | undefined;
}

/** What became of a letter on its way back: nothing where it arrived, otherwise why not. */
export type Returned = ReadonlyMap<Letter['id'], string | undefined>;

/** Brings letters back to where they came from. A letter without an outcome is left where it is. */
export type WayBack = (letters: readonly Letter[]) => Promise<Returned>;

/** Queues, as dead letters are handled. */
export interface LetterBox {
  /** Receives up to ten letters, which nobody else receives for two minutes. */
  receive(url: string): Promise<Letter[]>;
  /** Has others receive letters again at once. */
  release(url: string, letters: readonly Letter[]): Promise<void>;
  remove(url: string, letters: readonly Letter[]): Promise<void>;
  /** Sends letters to a queue. */
  send(url: string, letters: readonly Letter[]): Promise<Returned>;
}
