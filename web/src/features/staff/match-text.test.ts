import { expect, test } from '@jest/globals';
import { type ChannelPrefs, channelsText } from './match-text.ts';

test.each<[Partial<ChannelPrefs>, string]>([
  [{}, 'Email and text'],
  [{ notifyText: false }, 'Email (text off)'],
  [{ textState: 'unverified' }, 'Email (text unverified)'],
  [{ emailState: 'complained' }, 'Text (email marked as spam)'],
  [{ notifyEmail: false, textState: 'bounced' }, 'None (email off, text bounced)'],
])('ADMIN-01 the channels of a person with %j are "%s"', (prefs, text) => {
  const all = { notifyEmail: true, emailState: 'on', notifyText: true, textState: 'on' } as const;
  expect(channelsText({ ...all, ...prefs })).toBe(text);
});
