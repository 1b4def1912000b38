import { expect, test } from '@jest/globals';
import { type ChannelPrefs, channelsText } from './match-text.ts';

test.each<[Partial<ChannelPrefs>, number, string]>([
  [{}, 1, 'Email, text, and push'],
  [{}, 0, 'Email and text (push off)'],
  [{ notifyText: false }, 0, 'Email (text off, push off)'],
  [{ textState: 'unverified' }, 2, 'Email and push (text unverified)'],
  [{ emailState: 'complained' }, 0, 'Text (email marked as spam, push off)'],
  [{ notifyEmail: false, textState: 'bounced' }, 0, 'None (email off, text bounced, push off)'],
])(
  'ADMIN-01 the channels of a person with %j and push in %i browsers are "%s"',
  (prefs, pushDeviceCount, text) => {
    const all = { notifyEmail: true, emailState: 'active', notifyText: true, textState: 'active' } as const;
    expect(channelsText({ ...all, ...prefs }, pushDeviceCount)).toBe(text);
  },
);
