import type { Clock } from './clock.ts';
import type { DemoAccount } from './demo-user.ts';

export interface UserPool {
  /** Returns Cognito's status (CONFIRMED, UNCONFIRMED, …), or undefined if there is no such user. */
  status(email: string): Promise<string | undefined>;
  signUp(account: DemoAccount): Promise<void>;
  resendCode(email: string): Promise<void>;
  confirm(email: string, code: string): Promise<void>;
  addToGroup(email: string, group: string): Promise<void>;
}

export interface EmailBody {
  readonly text: string | null;
  readonly html: string | null;
}

/** Lists the messages to an address, oldest first. */
export type ListMessages = (email: string) => readonly EmailBody[] | Promise<readonly EmailBody[]>;

const CODE = /(?<![#\w])\d{6}(?!\w)/;
const POLL_INTERVAL_MS = 100;
const MAX_POLLS = 100;

/**
 * Creates and confirms an account with the code that the user pool mails, and adds it to its group. Leaves a
 * confirmed account unchanged.
 */
export async function ensureAccount(
  pool: UserPool,
  account: DemoAccount,
  messagesTo: ListMessages,
  clock: Pick<Clock, 'wait'>,
): Promise<void> {
  const { email, group } = account;
  const status = await pool.status(email);
  if (status !== 'CONFIRMED') {
    const before = (await messagesTo(email)).length;
    await (status === undefined ? pool.signUp(account) : pool.resendCode(email));
    await pool.confirm(email, await waitForCode(email, before, messagesTo, clock));
  }
  if (group !== undefined) await pool.addToGroup(email, group);
}

async function waitForCode(
  email: string,
  after: number,
  messagesTo: ListMessages,
  clock: Pick<Clock, 'wait'>,
) {
  for (let tries = 0; tries < MAX_POLLS; tries += 1) {
    const messages = (await messagesTo(email)).slice(after);
    for (const { text, html } of messages) {
      const code = CODE.exec(`${text ?? ''}\n${html ?? ''}`)?.[0];
      if (code !== undefined) return code;
    }
    await clock.wait(POLL_INTERVAL_MS);
  }
  const seconds = (POLL_INTERVAL_MS * MAX_POLLS) / 1000;
  throw new Error(
    `No code was mailed to ${email} within ${seconds} s. Check the outbox and the functions' log.`,
  );
}
