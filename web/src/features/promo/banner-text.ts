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

/** `rotates`: one text at a time instead of all together. */
export interface BannerTexts {
  readonly texts: readonly string[];
  readonly rotates: boolean;
}

/** Returns null if there is no banner. */
export function bannerTexts(session: Session, flags: ClientFlags): BannerTexts | null {
  if (flags['banner-closed'] || flags['active-subscription']) return null;
  if (session.state === 'visitor') return { texts: offers.visitor.bullets, rotates: true };
  if (session.state === 'loading' || session.user.matches === null) return null;
  return { texts: freeAlertTexts(session.user.matches), rotates: false };
}
