import type { readItem } from '../../service/browser-storage.ts';
import type { Session } from '../session/session.ts';

export const bannerKey = 'banner-closed';

export interface ClientFlags {
  readonly 'banner-closed': boolean;
  readonly 'active-subscription': boolean;
}

/** While the session loads, so that no banner flashes. */
export const loadingFlags: ClientFlags = { 'banner-closed': true, 'active-subscription': false };

export function clientFlags(session: Session, readStored: typeof readItem): ClientFlags {
  if (session.state === 'loading') return loadingFlags;
  return {
    'banner-closed': readStored('session', bannerKey) === 'true',
    'active-subscription': session.state === 'user' && session.user.isSubscribed,
  };
}
