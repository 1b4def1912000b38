import { describe, expect, test } from '@jest/globals';
import { anAlert } from '../table/fixtures/alert.ts';
import { aJob } from '../table/fixtures/job.ts';
import { aUser } from '../table/fixtures/user.ts';
import type { HandOver } from './delivery.ts';
import { sendVia } from './send-via.ts';

const TEXTS = { phone: '+12125550123', phoneVerified: true };

/** Hands a message over to somebody with these channels, which answer like this; gives what was tried. */
async function handed(channels: { mail?: HandOver; text?: HandOver }) {
  const tried: string[] = [];
  const user = aUser({
    ...TEXTS,
    userPrefs: {
      notifyEmail: channels.mail !== undefined,
      notifyText: channels.text !== undefined,
      textState: 'on',
    },
  });
  const handOver = sendVia({
    mail: async () => {
      tried.push('mail');
      return channels.mail ?? 'accepted';
    },
    text: async (_, { once }) => {
      tried.push(once ? 'text along' : 'text alone');
      return channels.text ?? 'accepted';
    },
  });
  const item = { job: aJob(), alert: anAlert('ada', 'one') };
  return { outcome: await handOver({ messageId: 'm', user, items: [item], left: null }), tried };
}

describe('handing a message over', () => {
  test.each([
    ['by mail and text', { mail: 'accepted', text: 'accepted' }, 'accepted', ['mail', 'text along']],
    [
      'by mail where the text fails',
      { mail: 'accepted', text: 'failed' },
      'accepted',
      ['mail', 'text along'],
    ],
    ['by mail alone', { mail: 'accepted' }, 'accepted', ['mail']],
    ['by text alone', { text: 'accepted' }, 'accepted', ['text alone']],
    [
      'by text where the mail fails for good',
      { mail: 'failed', text: 'accepted' },
      'accepted',
      ['mail', 'text alone'],
    ],
    [
      'another day where the mail fails for good and the day’s texts are used up',
      { mail: 'failed', text: 'spent' },
      'spent',
      ['mail', 'text alone'],
    ],
    ['later where the mail is refused for now', { mail: 'refused', text: 'accepted' }, 'refused', ['mail']],
    ['perhaps where the mail is unclear', { mail: 'unclear', text: 'accepted' }, 'unclear', ['mail']],
    ['not at all where both fail', { mail: 'failed', text: 'failed' }, 'failed', ['mail', 'text alone']],
    ['not at all where the only one fails', { mail: 'failed' }, 'failed', ['mail']],
  ] as const)('MATCH-02 goes %s', async (_, channels, outcome, tried) => {
    expect(await handed(channels)).toEqual({ outcome, tried });
  });

  test('NOTIF-02 never by text to a number that is not verified', async () => {
    const user = aUser({ phone: '+12125550123', userPrefs: { notifyText: true, textState: 'on' } });
    const texted: string[] = [];
    const handOver = sendVia({
      mail: async () => 'accepted',
      text: async ({ messageId }) => {
        texted.push(messageId);
        return 'accepted';
      },
    });
    await handOver({ messageId: 'm', user, items: [], left: null });
    expect(texted).toEqual([]);
  });
});
