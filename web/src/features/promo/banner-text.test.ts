import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Session } from '../session/session.ts';
import { alertTexts, bannerTexts } from './banner-text.ts';
import { clientFlags, unknownFlags } from './client-flags.ts';

const user = (matches: number | null, isSubscribed = false): Session => ({
  state: 'user',
  user: { email: 'ada@mail.example', firstName: 'Ada', matches, isSubscribed },
  logOut: () => undefined,
  subscribe: async () => undefined,
});
const fresh = () => null;
const said = (session: Session, remembered: () => string | null = fresh) =>
  bannerTexts(session, clientFlags(session, remembered));

describe('the banner', () => {
  test('BANNER-01 2 to 10 free alerts are counted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 10 }), (n) => {
        expect(alertTexts(n)).toEqual([`Thank you. :-) You have ${n} job alerts remaining`]);
      }),
    );
  });

  test('BANNER-01 the last one and none have texts of their own', () => {
    expect(alertTexts(1)).toEqual([
      'You have one more job alert remaining. Please subscribe to not miss out on your next dream job.',
    ]);
    expect(alertTexts(0)).toEqual([
      'Your free trial of real-time job alerts has ended.',
      "Don't miss out. Subscribe for instant job alerts.",
    ]);
  });

  test('BANNER-01 HOME-17 only users without a subscription whose free alerts are known are told', () => {
    expect(said(user(3))).toEqual({ texts: alertTexts(3), inTurn: false });
    expect(said(user(3, true))).toBeNull();
    expect(said(user(null))).toBeNull();
  });

  test('CHROME-03 visitors read what the product offers, in turn', () => {
    expect(said({ state: 'visitor' })).toEqual({
      texts: [
        'Always free to search',
        'Get early access to the latest tech jobs',
        'Every free account receives 10 free job alerts',
      ],
      inTurn: true,
    });
  });

  test('HOME-17 once closed, it stays closed for the browser session', () => {
    const closed = () => 'true';
    expect([said({ state: 'visitor' }, closed), said(user(0), closed)]).toEqual([null, null]);
  });

  test('CHROME-08 until it is known who is here the banner counts as closed and nobody as a subscriber', () => {
    expect(unknownFlags).toEqual({ 'banner-closed': true, 'active-subscription': false });
    expect(clientFlags({ state: 'loading' }, fresh)).toEqual(unknownFlags);
    expect(said({ state: 'loading' })).toBeNull();
  });
});
