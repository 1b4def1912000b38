import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Session } from '../session/session.ts';
import { bannerTexts, freeAlertTexts } from './banner-text.ts';
import { clientFlags, loadingFlags } from './client-flags.ts';

const user = (matches: number | null, isSubscribed = false): Session => ({
  state: 'user',
  user: { email: 'ada@mail.example', firstName: 'Ada', matches, isSubscribed },
  logOut: () => undefined,
  subscribe: async () => undefined,
});
const fresh = () => null;
const said = (session: Session, remembered: () => string | null = fresh) =>
  bannerTexts(session, clientFlags(session, remembered));

describe('banner texts', () => {
  test('BANNER-01 2 to 10 free alerts show the number left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 10 }), (n) => {
        expect(freeAlertTexts(n)).toEqual([`Thank you. :-) You have ${n} job alerts remaining`]);
      }),
    );
  });

  test('BANNER-01 1 and 0 have their own texts', () => {
    expect(freeAlertTexts(1)).toEqual([
      'You have one more job alert remaining. Please subscribe to not miss out on your next dream job.',
    ]);
    expect(freeAlertTexts(0)).toEqual([
      'Your free trial of real-time job alerts has ended.',
      "Don't miss out. Subscribe for instant job alerts.",
    ]);
  });

  test('BANNER-01 HOME-17 shown only to users without a subscription and with a known number of free alerts', () => {
    expect(said(user(3))).toEqual({ texts: freeAlertTexts(3), rotates: false, sells: true });
    expect(said(user(3, true))).toBeNull();
    expect(said(user(null))).toBeNull();
  });

  test('CHROME-03 visitors see rotating offers', () => {
    expect(said({ state: 'visitor' })).toEqual({
      texts: [
        'Always free to search',
        'Get early access to the latest tech jobs',
        'Every free account receives 10 free job alerts',
      ],
      rotates: true,
      sells: true,
    });
  });

  test('BANNER-01 nothing is for sale before the first alert has arrived, and nothing is offered to staff', () => {
    expect(said(user(10))).toEqual({ texts: freeAlertTexts(10), rotates: false, sells: false });
    expect(said(user(9))?.sells).toBe(true);
    const staff = user(9);
    expect(
      said(staff.state === 'user' ? { ...staff, user: { ...staff.user, isStaff: true } } : staff),
    ).toBeNull();
  });

  test('HOME-17 once closed, it stays closed for the browser session', () => {
    const closed = () => 'true';
    expect([said({ state: 'visitor' }, closed), said(user(0), closed)]).toEqual([null, null]);
  });

  test('CHROME-08 while the session loads the banner counts as closed and the user as not subscribed', () => {
    expect(loadingFlags).toEqual({ 'banner-closed': true, 'active-subscription': false });
    expect(clientFlags({ state: 'loading' }, fresh)).toEqual(loadingFlags);
    expect(said({ state: 'loading' })).toBeNull();
  });
});
