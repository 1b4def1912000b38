import { describe, expect, test } from '@jest/globals';
import { aUser } from '../table/fixtures/user.ts';
import type { User } from '../table/user.ts';
import { applyUserChange } from './update-user.ts';
import { parseUserChange } from './user-change.ts';

const change = (user: User, input: object, verifiedPhone?: string): User =>
  applyUserChange(user, parseUserChange(input), { isKnownPlace: () => true, verifiedPhone });

describe('a phone number', () => {
  const number = '+14155552671';
  const texting = aUser({
    phone: number,
    phoneVerified: true,
    userPrefs: { notifyText: true, textState: 'active' },
  });

  test('SET-04 is verified if the user pool has verified it, and texts can be turned on', () => {
    const user = aUser({ phone: number });
    expect(user.userPrefs.textState).toBe('unverified');
    const after = change(user, { sms: '+1 (415) 555-2671' }, number);
    expect(after).toMatchObject({ phone: number, phoneVerified: true, userPrefs: { textState: 'active' } });
    expect(change(after, { userPrefs: { notifyText: true } }).userPrefs.notifyText).toBe(true);
  });

  test('SET-04 is not verified by the input, or by the user pool’s verification of another number', () => {
    const forged = change(aUser(), { sms: number, phoneVerified: true, userPrefs: { textState: 'active' } });
    expect(forged).toMatchObject({ phoneVerified: false, userPrefs: { textState: 'unverified' } });
    expect(change(aUser(), { sms: number }, '+442079460958').phoneVerified).toBe(false);
  });

  test('SET-05 that changes is unverified, and texts are off', () => {
    expect(change(texting, { sms: '+44 20 7946 0958' }, number)).toMatchObject({
      phone: '+442079460958',
      phoneVerified: false,
      userPrefs: { notifyText: false, textState: 'unverified' },
    });
  });

  test('SET-05 can be cleared, together with a new country', () => {
    expect(change(texting, { sms: '', country: 'CA', countryCode: '+1' }, '')).toMatchObject({
      phone: '',
      phoneVerified: false,
      country: 'CA',
      userPrefs: { notifyText: false, textState: 'unverified' },
    });
  });

  test('NOTIF-02 that is no longer verified turns texts off with the next change', () => {
    const user = aUser({ phone: number, userPrefs: { notifyText: true, textState: 'active' } });
    expect(change(user, { firstName: 'Augusta' }).userPrefs).toMatchObject({
      notifyText: false,
      textState: 'unverified',
    });
  });

  test('NOTIF-02 that bounced is retried when the person turns texts on', () => {
    const user = { ...texting, userPrefs: { ...texting.userPrefs, textState: 'bounced' as const } };
    const turned = (notifyText: boolean) => change(user, { userPrefs: { notifyText } }, number).userPrefs;
    expect(turned(true).textState).toBe('active');
    expect(turned(false).textState).toBe('bounced');
    const stopped = { ...user, userPrefs: { ...user.userPrefs, textState: 'off' as const } };
    expect(change(stopped, { userPrefs: { notifyText: true } }, number).userPrefs.textState).toBe('off');
  });

  test('that opted out with STOP stays off until another number is verified', () => {
    const user = { ...texting, userPrefs: { ...texting.userPrefs, textState: 'off' as const } };
    expect(change(user, { sms: number }, number).userPrefs.textState).toBe('off');
    expect(change(user, { sms: '+442079460958' }, '+442079460958').userPrefs.textState).toBe('active');
  });
});
