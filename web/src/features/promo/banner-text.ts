import { offers } from '../../config/offers.ts';
import type { Session } from '../session/session.ts';
import type { ClientFlags } from './client-flags.ts';

/** What a user is told whose free alerts are counted: `matches` of them remain. One text, or two to be read together. */
export function alertTexts(matches: number): readonly string[] {
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

/** What the banner says: texts that stand together, or messages that take turns. */
export interface BannerTexts {
  readonly texts: readonly string[];
  readonly inTurn: boolean;
}

/** What the banner says to who is here; null where there is none. */
export function bannerTexts(session: Session, flags: ClientFlags): BannerTexts | null {
  if (flags['banner-closed'] || flags['active-subscription']) return null;
  if (session.state === 'visitor') return { texts: offers.visitor.bullets, inTurn: true };
  if (session.state === 'loading' || session.user.matches === null) return null;
  return { texts: alertTexts(session.user.matches), inTurn: false };
}
