import { acceptsReceipts } from '../../members/entitlements.ts';
import type { Key } from '../../table/keys.ts';
import { type Notice, type NoticeContent, noticeMessageId } from '../../table/notice.ts';
import type { User } from '../../table/user.ts';
import type { SendOutcome } from '../delivery.ts';
import type { DeliveryStore } from '../delivery-store.ts';
import { type MailSettlement, sendOnce } from '../send-once.ts';

export interface NoticeMessage {
  readonly messageId: string;
  readonly user: User;
  /** It is about no jobs. */
  readonly items: readonly [];
  readonly content: NoticeContent;
}

export interface NoticeStore {
  read(sub: string, id: string): Promise<Notice | undefined>;
  /** Begins an attempt at a notice that is due. Returns false if another run has begun one since `before`. */
  beginAttempt(sub: string, id: string, before: number | null, at: number): Promise<boolean>;
  settle(sub: string, id: string, state: MailSettlement['state']): Promise<void>;
  /** Puts a due row for the notice, in a minute (epoch ms). */
  defer(sub: string, id: string, minute: number): Promise<void>;
}

export interface Deps {
  readonly store: NoticeStore & Pick<DeliveryStore, 'readUser' | 'readDue' | 'removeDue' | 'wasAccepted'>;
  readonly sendMail: (message: NoticeMessage) => Promise<SendOutcome>;
  readonly now: () => Date;
}

/**
 * Sends a notice once, also to people who have turned alert mails off, and in quiet hours. Throws as `sendOnce` does.
 */
export async function sendNotice({ store, sendMail, now }: Deps, sub: string, id: string): Promise<void> {
  const notice = await store.read(sub, id);
  if (notice?.state !== 'due') return;
  const messageId = noticeMessageId(sub, id);
  await sendOnce(
    {
      wasAccepted: store.wasAccepted,
      beginAttempt: (before, at) => store.beginAttempt(sub, id, before, at),
      settle: ({ state }) => store.settle(sub, id, state),
      defer: (minute) => store.defer(sub, id, minute),
      async send() {
        const user = await store.readUser(sub);
        if (!user || !acceptsReceipts(user)) return 'withheld';
        return sendMail({ messageId, user, items: [], content: notice.content });
      },
      now,
    },
    { messageId, attemptedAt: notice.attemptedAt },
  );
}

/** Tries the notice of a due row again and removes the row, unless the notice was deferred to the same minute. */
export async function sendDueNotice(deps: Deps, key: Key): Promise<void> {
  const rowVersion = await deps.store.readDue(key);
  if (rowVersion === undefined) return;
  const [, sub = '', , id = ''] = key.sk.split('#');
  await sendNotice(deps, sub, id);
  await deps.store.removeDue(key, rowVersion);
}
