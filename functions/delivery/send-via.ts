import { acceptsEmail, acceptsText } from '../members/entitlements.ts';
import type { HandOver, Outgoing } from './delivery.ts';
import type { TextHandOver } from './text/send-text.ts';

/** The ways a message can go. */
export interface Channels {
  readonly mail: (message: Outgoing) => Promise<HandOver>;
  readonly text: TextHandOver;
}

/**
 * Hands a message over on every channel that is open, by mail first: it costs least. Accepted on one channel is
 * handed over; the providers' events say what came of it. A text goes along once a mail is accepted, and in
 * its place where the mail fails for good; where the mail is to be tried again, it waits for that.
 */
export function sendVia({ mail, text }: Channels): (message: Outgoing) => Promise<HandOver> {
  return async (message) => {
    const [byMail, byText] = [acceptsEmail(message.user), acceptsText(message.user)];
    const mailed = byMail ? await mail(message) : 'failed';
    if (mailed === 'accepted') {
      if (byText) await text(message, { once: true });
      return 'accepted';
    }
    if (mailed !== 'failed' || !byText) return mailed;
    return text(message, { once: false });
  };
}
