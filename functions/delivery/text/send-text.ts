import { PinpointSMSVoiceV2Client, SendTextMessageCommand } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import * as z from 'zod';
import { awsErrorInfo, redactForLog } from '../../platform/aws-error.ts';
import { stopAtDeadline } from '../../platform/deadline.ts';
import { log } from '../../platform/log.ts';
import { requireEnv } from '../../platform/require-env.ts';
import { withoutSdkLogger } from '../../platform/without-sdk-logger.ts';
import type { AlertMessage, SendOutcome } from '../delivery.ts';
import type { TextContext } from '../events/text-event.ts';
import { localDay } from '../timing/local-time.ts';
import { composeText } from './compose-text.ts';
import type { TextAllowance } from './text-store.ts';

/** Sends a text. One that goes along with a mail or a push is not repeated if that is. */
export type SendText = (
  message: AlertMessage,
  options: { readonly beside: TextContext['beside'] },
) => Promise<SendOutcome>;

export interface Deps {
  readonly allowance: TextAllowance;
  /** Returns the page that lists the jobs of a message. */
  readonly linkJobs: (messageId: string, jobIds: readonly string[]) => Promise<string>;
  /** Turns off texts to a number that the service says has opted out. */
  readonly stop: (sub: string, number: string) => Promise<void>;
}

/**
 * Returns a sender of texts by AWS End User Messaging, within the person's daily limit. It makes one attempt
 * a call, since the service has no idempotency, and never throws.
 */
export function textSender({ allowance, linkJobs, stop }: Deps, now: () => Date): SendText {
  const client = stopAtDeadline(withoutSdkLogger(new PinpointSMSVoiceV2Client({ maxAttempts: 1 })));
  const siteUrl = requireEnv('SITE_URL');
  const configurationSet = requireEnv('TEXT_CONFIGURATION_SET');
  const from = process.env['TEXT_FROM'];

  return async (message, { beside }) => {
    const { messageId, user } = message;
    const once = beside !== 'nothing';
    try {
      const day = localDay(user.userPrefs.timeZone, now().getTime());
      const left = await allowance.take(user.sub, { day, messageId, once });
      if (left === undefined) return 'textLimitReached';
      const jobIds = message.items.map(({ job }) => job.jobID);
      const jobsUrl = jobIds.length > 1 ? await linkJobs(messageId, jobIds) : '';
      const context: TextContext = { message: messageId, person: user.sub, beside };
      await client.send(
        new SendTextMessageCommand({
          DestinationPhoneNumber: user.phone,
          MessageBody: composeText(message, { siteUrl, jobsUrl, isLastToday: left === 0 }),
          MessageType: 'TRANSACTIONAL',
          ConfigurationSetName: configurationSet,
          Context: context,
          ...(from === undefined ? {} : { OriginationIdentity: from }),
        }),
      );
      return 'accepted';
    } catch (error) {
      log.warn('text not accepted', { messageId, reason: reasonOf(error), ...redactForLog(error) });
      if (reasonOf(error) === OPTED_OUT) await recordOptOut(message);
      return outcomeOf(error);
    }
  };

  async function recordOptOut({ messageId, user }: AlertMessage): Promise<void> {
    try {
      await stop(user.sub, user.phone);
    } catch (error) {
      // The service refuses the next text too, and the opt-out is recorded then.
      log.warn('opt-out not noted', { messageId, ...redactForLog(error) });
    }
  }
}

const OPTED_OUT = 'DESTINATION_PHONE_NUMBER_OPTED_OUT';

/** Errors about the number, which will be the same tomorrow. */
const NUMBER_ERRORS = new Set([OPTED_OUT, 'ValidationException']);
/** Errors about our account: sandbox, spending limit, origination, protection. */
const ACCOUNT_ERRORS = new Set(['ConflictException', 'ServiceQuotaExceededException']);

const ErrorWithReason = z.object({ Reason: z.string() });
const reasonOf = (error: unknown): string | undefined => ErrorWithReason.safeParse(error).data?.Reason;

/**
 * A 4xx means that the service did not send the text; after anything else it may have. Source: the API's reference,
 * "SendTextMessage", "Errors", and their reasons.
 */
function outcomeOf(error: unknown): SendOutcome {
  const { name = '', status = 0 } = awsErrorInfo(error) ?? {};
  if (NUMBER_ERRORS.has(name) || NUMBER_ERRORS.has(reasonOf(error) ?? '')) return 'failed';
  if (ACCOUNT_ERRORS.has(name)) return 'unavailable';
  return status >= 400 && status < 500 && status !== 408 ? 'refused' : 'unclear';
}
