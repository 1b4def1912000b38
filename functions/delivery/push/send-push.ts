import { type VapidKeys, vapidKeys } from '../../members/push/vapid-keys.ts';
import { log } from '../../platform/log.ts';
import { requireEnv } from '../../platform/require-env.ts';
import type { PushDevice } from '../../table/user.ts';
import type { AlertMessage, SendOutcome } from '../delivery.ts';
import { judgePath, linkSecret } from '../links/signed-links.ts';
import { composePush } from './compose-push.ts';
import { encryptPush } from './encrypt-push.ts';
import { vapidHeader } from './vapid-header.ts';

export interface Deps {
  /** Records that a push service accepted a message. */
  readonly record: (messageId: string, at: string) => Promise<unknown>;
  /** Removes devices that no longer exist. */
  readonly remove: (sub: string, endpoints: readonly string[]) => Promise<unknown>;
}

/**
 * How long a push service keeps a message for a device that is off, in seconds: older news is in the list of alerts.
 */
const TTL = 86_400;

/** How long a push service may take, in milliseconds. */
const TIMEOUT = 3_000;

/**
 * Returns a sender of web push messages (RFC 8030) to all of a person's devices. The message is accepted if
 * one service accepts it. It makes one attempt a call and never throws. An attempt with an unclear outcome
 * may be repeated: topic and tag are the message's id, so the repeated push replaces the first one.
 */
export function pushSender(
  { record, remove }: Deps,
  now: () => Date,
): (message: AlertMessage) => Promise<SendOutcome> {
  const subject = `mailto:${requireEnv('MAIL_FROM')}`;

  return async (message) => {
    const { messageId, user } = message;
    const warn = (problem: string) => (error: unknown) =>
      log.warn(problem, { messageId, error: error as Error });
    let request: PushRequest;
    try {
      const secret = await linkSecret();
      const judge = (jobId: string) => judgePath(secret, user.sub, jobId);
      const text = JSON.stringify(await composePush(message, judge));
      request = { keys: await vapidKeys(), subject, text, messageId };
    } catch (error) {
      log.error('push not written', { messageId, error: error as Error });
      return 'refused';
    }
    const devices = user.pushDevices;
    const outcomes = await Promise.all(devices.map((device) => sendTo(device, request)));
    const gone = devices.filter((_, index) => outcomes[index] === 'gone').map(({ endpoint }) => endpoint);
    if (gone.length > 0) await remove(user.sub, gone).catch(warn('devices not removed'));
    const outcome = BEST_FIRST.find((one) => outcomes.includes(one)) ?? 'failed';
    if (outcome === 'accepted') await record(messageId, now().toISOString()).catch(warn('push not recorded'));
    return outcome;
  };
}

/** `gone`: the browser has ended the subscription. */
type PushOutcome = (typeof BEST_FIRST)[number] | 'gone';
const BEST_FIRST = ['accepted', 'unclear', 'throttled', 'unavailable'] as const;

interface PushRequest {
  readonly keys: VapidKeys;
  readonly subject: string;
  readonly text: string;
  readonly messageId: string;
}

async function sendTo(
  device: PushDevice,
  { keys, subject, text, messageId }: PushRequest,
): Promise<PushOutcome> {
  const { endpoint } = device;
  const details = { messageId, service: new URL(endpoint).host };
  try {
    const headers = {
      authorization: await vapidHeader(endpoint, keys, subject),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(TTL),
      urgency: 'high',
      // At most 32 characters.
      topic: messageId.replaceAll('-', ''),
    };
    const body = new Uint8Array(encryptPush(text, device));
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch(endpoint, { method: 'POST', headers, body, signal, redirect: 'manual' });
    await response.body?.cancel();
    const outcome = outcomeOf(response.status);
    if (outcome !== 'accepted') log.warn('push not accepted', { ...details, status: response.status });
    return outcome;
  } catch (error) {
    log.warn('push not accepted', { ...details, error: error as Error });
    return 'unclear';
  }
}

/** Source: RFC 8030, section 5, and RFC 8292, section 4.2. Other refusals, such as of our key, are ours to fix. */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'accepted';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429) return 'throttled';
  return status >= 500 || status === 408 ? 'unclear' : 'unavailable';
}
