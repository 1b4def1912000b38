import { PinpointSMSVoiceV2Client, SendTextMessageCommand } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { redactForLog } from '../../platform/aws-error.ts';
import { log } from '../../platform/log.ts';
import { requireEnv } from '../../platform/require-env.ts';
import { withoutSdkLogger } from '../../platform/without-sdk-logger.ts';
import type { HandOver, Outgoing } from '../delivery.ts';
import { dayIn } from '../timing/local-time.ts';
import type { TextAllowance } from './text-allowance.ts';
import { TEXTS_A_DAY } from './text-day.ts';
import type { TextContext } from './text-event.ts';
import { textMessage } from './text-message.ts';
import { isOptOut, reasonOf, refusalOf } from './text-refusal.ts';

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
 * Hands texts to AWS End User Messaging, within the person's allowance of the day. One attempt a call: the service knows no
 * idempotency. 'spent' where no text of the day is left; 'failed' where the number is no good; 'unavailable' where our
 * account cannot send. Never throws.
 */
export function textHandOver({ allowance, remember, stop }: TextDesk, now: () => Date): TextHandOver {
  const texts = withoutSdkLogger(new PinpointSMSVoiceV2Client({ maxAttempts: 1 }));
  const siteUrl = requireEnv('SITE_URL');
  const configurationSet = requireEnv('TEXT_CONFIGURATION_SET');
  const from = process.env['TEXT_FROM'];

  return async (message, { once }) => {
    const { messageId, user } = message;
    try {
      const day = dayIn(user.userPrefs.timeZone, now().getTime());
      const left = await allowance.take(user.sub, { day, messageId, once });
      if (left === undefined) return 'spent';
      // Before the first text of a day: whoever answers STOP must be found.
      if (left === TEXTS_A_DAY - 1) await remember(user.phone, user.sub, now());
      const context: TextContext = {
        message: messageId,
        person: user.sub,
        beside: once ? 'mail' : 'nothing',
      };
      await texts.send(
        new SendTextMessageCommand({
          DestinationPhoneNumber: user.phone,
          MessageBody: textMessage(message, { siteUrl, isLastToday: left === 0 }),
          MessageType: 'TRANSACTIONAL',
          ConfigurationSetName: configurationSet,
          Context: context,
          ...(from === undefined ? {} : { OriginationIdentity: from }),
        }),
      );
      return 'accepted';
    } catch (error) {
      log.warn('text not accepted', { messageId, reason: reasonOf(error), ...redactForLog(error) });
      if (isOptOut(error)) await noteStopped(message);
      return refusalOf(error);
    }
  };

  async function noteStopped({ messageId, user }: Outgoing): Promise<void> {
    try {
      await stop(user.sub, user.phone);
    } catch (error) {
      // The service refuses the next text as well, and it is noted then.
      log.warn('opt-out not noted', { messageId, ...redactForLog(error) });
    }
  }
}
