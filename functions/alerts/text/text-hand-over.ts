import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { answerOf, loggable } from '../../house/answered.ts';
import { environment } from '../../house/environment.ts';
import { log } from '../../house/log.ts';
import type { HandOver, Outgoing } from '../delivery.ts';
import { dayIn } from '../timing/local-time.ts';
import type { TextAllowance } from './text-allowance.ts';
import { TEXTS_A_DAY } from './text-day.ts';
import { textMessage } from './text-message.ts';

/** Answers of SNS that concern the number, which will be no other tomorrow. */
const OPTED_OUT = new Set(['OptedOut', 'OptedOutException']);
const FOR_GOOD = new Set([...OPTED_OUT, 'InvalidParameter', 'InvalidParameterException']);

/** Hands a text over. `once`: it goes along with a mail, and is not repeated when that is. */
export type TextHandOver = (message: Outgoing, how: { readonly once: boolean }) => Promise<HandOver>;

/** What texts need beside the service. */
export interface TextDesk {
  readonly allowance: TextAllowance;
  /** Keeps whose the number is. */
  readonly remember: (number: string, sub: string, at: Date) => Promise<void>;
  /** The service says that the number takes no texts: notes it, so that the person sees it. */
  readonly stop: (sub: string, number: string) => Promise<void>;
}

/**
 * Hands texts to SNS, within the person's allowance of the day. One attempt a call: SNS knows no idempotency.
 * 'spent' where no text of the day is left; 'failed' where the number is no good. Never throws.
 */
export function textHandOver({ allowance, remember, stop }: TextDesk, now: () => Date): TextHandOver {
  const sns = new SNSClient({ maxAttempts: 1 });
  const siteUrl = environment('SITE_URL');

  return async (message, { once }) => {
    const { messageId, user } = message;
    try {
      const day = dayIn(user.userPrefs.timeZone, now().getTime());
      const left = await allowance.take(user.sub, { day, messageId, once });
      if (left === undefined) return 'spent';
      // Before the first text of a day: whoever answers STOP must be found.
      if (left === TEXTS_A_DAY - 1) await remember(user.phone, user.sub, now());
      await sns.send(
        new PublishCommand({
          PhoneNumber: user.phone,
          Message: textMessage(message, { siteUrl, isLastToday: left === 0 }),
          MessageAttributes: {
            'AWS.SNS.SMS.SMSType': { DataType: 'String', StringValue: 'Transactional' },
          },
        }),
      );
      return 'accepted';
    } catch (error) {
      log.warn('text not accepted', { messageId, ...loggable(error) });
      if (error instanceof Error && OPTED_OUT.has(error.name)) await noteStopped(message);
      return outcomeOf(error);
    }
  };

  async function noteStopped({ messageId, user }: Outgoing): Promise<void> {
    try {
      await stop(user.sub, user.phone);
    } catch (error) {
      // The service refuses the next text as well, and it is noted then.
      log.warn('opt-out not noted', { messageId, ...loggable(error) });
    }
  }
}

/** A 4xx is a service saying that it did not do it; after anything else the text may have gone. */
function outcomeOf(error: unknown): HandOver {
  if (error instanceof Error && FOR_GOOD.has(error.name)) return 'failed';
  const status = answerOf(error)?.status ?? 0;
  return status >= 400 && status < 500 && status !== 408 ? 'refused' : 'unclear';
}
