import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import { offers } from '../../config/offers.ts';
import type { Session } from '../session/session.ts';
import type { ClientFlags } from './client-flags.ts';

/** `matches` is the number of free alerts that remain. Two texts are shown together. */
export function freeAlertTexts(matches: number): readonly string[] {
  if (matches > 1) return [`Thank you. :-) You have ${matches} job alerts remaining`];
  if (matches === 1)
    return [
      'You have one more job alert remaining. Please subscribe to not miss out on your next dream job.',
    ];
  return [
    'Your free trial of real-time job alerts has ended.',
    "Don't miss out. Subscribe for instant job alerts.",
  ];
}

export interface BannerTexts {
  readonly texts: readonly string[];
  /** One text at a time instead of all together. */
  readonly rotates: boolean;
  /** Shows the price. Nothing is for sale before the first alert has arrived. */
  readonly sells: boolean;
}

/** Returns null if there is no banner. */
export function bannerTexts(session: Session, flags: ClientFlags): BannerTexts | null {
  if (flags['banner-closed'] || flags['active-subscription']) return null;
  if (session.state === 'visitor') return { texts: offers.visitor.bullets, rotates: true, sells: true };
  if (session.state === 'loading' || session.user.matches === null || session.user.isStaff) return null;
  const { matches } = session.user;
  return { texts: freeAlertTexts(matches), rotates: false, sells: matches < FREE_ALERTS };
}
