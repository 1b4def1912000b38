import { describe, expect, test } from '@jest/globals';
import { aUser } from '../../table/fixtures/user.ts';
import { applyReply, parseReply } from './text-reply.ts';

const NUMBER = '+12125550123';
const texter = (textState: 'active' | 'off') =>
  aUser({ phone: NUMBER, phoneVerified: true, userPrefs: { notifyText: true, textState } });

describe('a reply to a text', () => {
  test.each([
    'STOP',
    'stop',
    ' Stop. ',
    'Unsubscribe',
    'CANCEL',
    'end',
    'Quit!',
    'opt-out',
    'please stop it',
  ])('%j stops texts', (body) => {
    expect(parseReply(body)).toBe('stop');
    expect(applyReply(texter('active'), NUMBER, 'stop')?.userPrefs.textState).toBe('off');
  });

  test.each(['START', 'unstop'])('%j starts them again', (body) => {
    expect(parseReply(body)).toBe('start');
    expect(applyReply(texter('off'), NUMBER, 'start')?.userPrefs.textState).toBe('active');
  });

  test.each(['', 'thanks', 'Keep it coming', 'HELP'])('%j is not a keyword', (body) => {
    expect(parseReply(body)).toBeUndefined();
  });

  test('changes nothing the second time', () => {
    expect(applyReply(texter('off'), NUMBER, 'stop')).toBeUndefined();
  });

  test('changes nothing for another or unverified number', () => {
    expect(applyReply(texter('active'), '+12125550199', 'stop')).toBeUndefined();
    expect(applyReply({ ...texter('off'), phoneVerified: false }, NUMBER, 'start')).toBeUndefined();
  });
});
