import { acceptsReceipts } from '../../members/entitlements.ts';
import type { Key } from '../../table/keys.ts';
import { type PlanMail, planMailMessageId } from '../../table/plan-mail.ts';
import type { User } from '../../table/user.ts';
import type { SendOutcome } from '../delivery.ts';
import type { DeliveryStore } from '../delivery-store.ts';
import { type MailSettlement, sendOnce } from '../send-once.ts';

export interface PlanMessage {
  readonly messageId: string;
  readonly user: User;
  /** It is about no jobs. */
  readonly items: readonly [];
  readonly mail: Pick<PlanMail, 'event' | 'subscription'>;
}

export interface PlanMailStore {
  read(sub: string, version: string): Promise<PlanMail | undefined>;
  /** Begins an attempt at a mail that is due. Returns false if another run has begun one since `before`. */
  beginAttempt(sub: string, version: string, before: number | null, at: number): Promise<boolean>;
  settle(sub: string, version: string, state: MailSettlement['state']): Promise<void>;
  /** Puts a due row for the mail, in a minute (epoch ms). */
  defer(sub: string, version: string, minute: number): Promise<void>;
}

export interface Deps {
  readonly store: PlanMailStore & Pick<DeliveryStore, 'readUser' | 'readDue' | 'removeDue' | 'wasAccepted'>;
  readonly sendMail: (message: PlanMessage) => Promise<SendOutcome>;
  readonly now: () => Date;
}

/**
 * Sends the confirmation of one change of a subscription once, also to people who have turned alert mails off, and in quiet
 * hours. Throws as `sendOnce` does.
 */
export async function sendPlanMail(
  { store, sendMail, now }: Deps,
  sub: string,
  version: string,
): Promise<void> {
  const mail = await store.read(sub, version);
  if (mail?.state !== 'due') return;
  const messageId = planMailMessageId(sub, version);
  await sendOnce(
    {
      wasAccepted: store.wasAccepted,
      beginAttempt: (before, at) => store.beginAttempt(sub, version, before, at),
      settle: ({ state }) => store.settle(sub, version, state),
      defer: (minute) => store.defer(sub, version, minute),
      async send() {
        const user = await store.readUser(sub);
        if (!user || !acceptsReceipts(user)) return 'withheld';
        return sendMail({ messageId, user, items: [], mail });
      },
      now,
    },
    { messageId, attemptedAt: mail.attemptedAt },
  );
}

/** Tries the plan mail of a due row again and removes the row, unless the mail was deferred to the same minute. */
export async function sendDuePlanMail(deps: Deps, key: Key): Promise<void> {
  const rowVersion = await deps.store.readDue(key);
  if (rowVersion === undefined) return;
  const [, sub = '', , version = ''] = key.sk.split('#');
  await sendPlanMail(deps, sub, version);
  await deps.store.removeDue(key, rowVersion);
}
