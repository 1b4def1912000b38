import type { readItem } from '../../service/browser-storage.ts';
import type { Session } from '../session/session.ts';

/** The key under which the browser session remembers that the banner was closed. */
export const bannerKey = 'banner-closed';

/** What decides whether there is a banner. */
export interface ClientFlags {
  readonly 'banner-closed': boolean;
  readonly 'active-subscription': boolean;
}

/** What holds until it is known who is here: nothing flashes. */
export const unknownFlags: ClientFlags = { 'banner-closed': true, 'active-subscription': false };

/** The flags of a session in this browser, whose memory `remembered` reads. */
export function clientFlags(session: Session, remembered: typeof readItem): ClientFlags {
  if (session.state === 'loading') return unknownFlags;
  return {
    'banner-closed': remembered('session', bannerKey) === 'true',
    'active-subscription': session.state === 'user' && session.user.isSubscribed,
  };
}
