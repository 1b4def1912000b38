import { describe, expect, test } from '@jest/globals';
import { aUser } from '../../table/fixtures/user.ts';
import { wished, wishOf } from './reply.ts';

const NUMBER = '+12125550123';
const texter = (textState: 'on' | 'off') =>
  aUser({ phone: NUMBER, phoneVerified: true, userPrefs: { notifyText: true, textState } });

describe('an answer to a text', () => {
  test.each(['STOP', 'stop', ' Stop. ', 'Unsubscribe', 'CANCEL', 'end', 'Quit!', 'opt-out'])(
    '%j ends texts',
    (body) => {
      expect(wishOf(body)).toBe('stop');
      expect(wished(texter('on'), NUMBER, 'stop')?.userPrefs.textState).toBe('off');
    },
  );

  test.each(['START', 'unstop'])('%j begins them again', (body) => {
    expect(wishOf(body)).toBe('start');
    expect(wished(texter('off'), NUMBER, 'start')?.userPrefs.textState).toBe('on');
  });

  test.each(['', 'thanks', 'please stop it', 'HELP'])('%j is none that we know', (body) => {
    expect(wishOf(body)).toBeUndefined();
  });

  test('comes twice and changes nothing the second time', () => {
    expect(wished(texter('off'), NUMBER, 'stop')).toBeUndefined();
  });

  test('of a number that is no longer the person’s, or never verified, changes nothing', () => {
    expect(wished(texter('on'), '+12125550199', 'stop')).toBeUndefined();
    expect(wished({ ...texter('off'), phoneVerified: false }, NUMBER, 'start')).toBeUndefined();
  });
});
