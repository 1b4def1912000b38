import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Alert } from '../table/alert.ts';
import { anAlert } from '../table/fixtures/alert.ts';
import { aJob } from '../table/fixtures/job.ts';
import { anActiveSubscription, aUser } from '../table/fixtures/user.ts';
import type { User } from '../table/user.ts';
import { deliver } from './deliver.ts';
import { deliverDue } from './deliver-due.ts';
import { type Delivery, type HandOver, type Outgoing, TryLater } from './delivery.ts';
import { dueMinute } from './dynamo-delivery-store.ts';
import {
  addAlert,
  type DeliveryRows,
  memoryDeliveryStore,
  noDeliveryRows,
} from './fixtures/memory-delivery-store.ts';

const NOON = Date.parse('2026-06-01T12:00:00.000Z');
const SECOND = 1_000;
const MINUTE = 60_000;

let rows: DeliveryRows;
let now: number;
let ids: number;
let answer: HandOver | Error;
let handedOver: Outgoing[];
let delivery: Delivery;

beforeEach(() => {
  rows = noDeliveryRows();
  now = NOON;
  ids = 0;
  answer = 'accepted';
  handedOver = [];
  delivery = {
    store: memoryDeliveryStore(rows),
    handOver: async (message) => {
      handedOver.push(message);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    now: () => new Date(now),
    newId: () => {
      ids += 1;
      return `message-${ids}`;
    },
  };
});

function given(user: User, ...jobIds: string[]): void {
  rows.users.set(user.sub, user);
  jobIds.forEach((jobID, number) => {
    const jobDetected = new Date(NOON - (number + 1) * SECOND).toISOString();
    rows.jobs.set(jobID, aJob({ jobID, jobDetected }));
    addAlert(rows, user.sub, anAlert(user.sub, jobID));
  });
}

function charged(sub: string, count: number): void {
  const set = new Set(Array.from({ length: count }, (_, number) => `old-${number}`));
  rows.meters.set(sub, { charged: set, nextAt: 0, lease: null });
}

const alert = (jobId: string): Alert | undefined => rows.alerts.get(`ada ${jobId}`);
const states = () => [...rows.alerts.values()].map(({ state }) => state);
const jobsOf = (message: Outgoing | undefined) => message?.items.map(({ job }) => job.jobID);
const dueJobs = () => [...rows.due.values()].map(({ sk, jobs }) => [sk.split('#')[0], [...jobs]]);

describe('delivery', () => {
  test('MATCH-02 the first alert goes at once, and the ledger says so', async () => {
    given(aUser(), 'one');
    await deliver(delivery, 'ada', ['one']);
    expect(handedOver).toMatchObject([{ messageId: 'message-1', left: 9, user: { sub: 'ada' } }]);
    expect(jobsOf(handedOver[0])).toEqual(['one']);
    expect(alert('one')).toMatchObject({
      state: 'sent',
      messageId: 'message-1',
      sentAt: '2026-06-01T12:00:00.000Z',
    });
  });

  test('MATCH-02 delivering again what is delivered does nothing', async () => {
    given(aUser(), 'one');
    await deliver(delivery, 'ada', ['one']);
    await deliver(delivery, 'ada', ['one', 'unknown']);
    expect(handedOver).toHaveLength(1);
  });

  test('further jobs within ten minutes fold into one message at their end', async () => {
    given(aUser(), 'one', 'two', 'three');
    await deliver(delivery, 'ada', ['one']);
    now += 4 * MINUTE;
    await deliver(delivery, 'ada', ['two']);
    await deliver(delivery, 'ada', ['three']);
    expect(handedOver).toHaveLength(1);
    expect(dueJobs()).toEqual([[dueMinute(NOON + 10 * MINUTE), ['two', 'three']]]);
    // when the row falls due
    now = NOON + 10 * MINUTE + 1;
    for (const { pk, sk } of rows.due.values()) await deliverDue(delivery, { pk, sk });
    expect(jobsOf(handedOver[1])).toEqual(['two', 'three']);
    expect(handedOver[1]?.left).toBe(8);
    expect(rows.due.size).toBe(0);
  });

  test('a message carries the ten newest jobs, and the next one the others', async () => {
    const jobIds = Array.from({ length: 23 }, (_, number) => `job-${number}`);
    given(aUser(), ...jobIds);
    await deliver(delivery, 'ada', jobIds);
    expect(jobsOf(handedOver[0])).toEqual(jobIds.slice(0, 10));
    expect(dueJobs()).toEqual([[dueMinute(NOON + 10 * MINUTE), jobIds.slice(10)]]);
  });

  test('a job that comes while a message is under way waits without failing', async () => {
    given(aUser(), 'one', 'two');
    answer = new Error('The function died.');
    await expect(deliver(delivery, 'ada', ['one'])).rejects.toThrow();
    now += SECOND;
    await deliver(delivery, 'ada', ['two']);
    expect(handedOver).toHaveLength(1);
    expect(dueJobs()).toEqual([[dueMinute(NOON + 10 * MINUTE), ['two']]]);
  });
});

describe('the free alerts', () => {
  test('MATCH-03 a subscriber is charged nothing', async () => {
    given(aUser({ activeSubscription: anActiveSubscription }), 'one');
    await deliver(delivery, 'ada', ['one']);
    expect(handedOver[0]?.left).toBeNull();
    expect(rows.meters.get('ada')?.charged.size).toBe(0);
  });

  test('MATCH-03 the tenth is the last, and says so', async () => {
    given(aUser(), 'tenth', 'eleventh');
    charged('ada', 9);
    await deliver(delivery, 'ada', ['tenth']);
    expect(handedOver[0]?.left).toBe(0);
    expect(rows.users.get('ada')?.freeAlertsEndedAt).toBe('2026-06-01T12:00:00.000Z');
    await deliver(delivery, 'ada', ['eleventh']);
    expect(handedOver).toHaveLength(1);
    expect(alert('eleventh')).toMatchObject({
      state: 'held',
      why: 'No channel, or no free alert left.',
      sentAt: null,
    });
  });

  test('MATCH-03 an account that has none left, though its record does not say so, gets nothing', async () => {
    given(aUser(), 'one');
    charged('ada', 10);
    await deliver(delivery, 'ada', ['one']);
    expect(handedOver).toEqual([]);
    expect(alert('one')).toMatchObject({ state: 'held', why: 'No free alert left.' });
    expect(rows.users.get('ada')?.freeAlertsEndedAt).not.toBeNull();
  });

  test('MATCH-03 while the tenth is under way others wait: it may be refused and give its charge back', async () => {
    // given an eleventh alert that was read before the tenth message was claimed
    given(aUser(), 'tenth', 'eleventh');
    charged('ada', 9);
    const { claim } = delivery.store;
    let first = true;
    const racing: Delivery = {
      ...delivery,
      store: {
        ...delivery.store,
        claim: async (sub, own) => {
          if (first) {
            first = false;
            answer = new Error('The function died.');
            await expect(deliver(delivery, 'ada', ['tenth'])).rejects.toThrow();
          }
          return claim(sub, own);
        },
      },
    };
    // when
    await deliver(racing, 'ada', ['eleventh']);
    // then
    expect(alert('eleventh')?.state).toBe('pending');
    expect(dueJobs()).toEqual([[dueMinute(NOON + 10 * MINUTE), ['eleventh']]]);
    expect(rows.users.get('ada')?.freeAlertsEndedAt).toBeNull();
  });
});

describe('a message the provider refuses', () => {
  test('gives its charge back at once and goes with the next try', async () => {
    given(aUser(), 'one');
    answer = 'refused';
    await expect(deliver(delivery, 'ada', ['one'])).rejects.toThrow(TryLater);
    expect(rows.meters.get('ada')).toEqual({ charged: new Set(), nextAt: NOON, lease: null });
    answer = 'accepted';
    now += 20 * SECOND;
    await deliver(delivery, 'ada', ['one']);
    expect(states()).toEqual(['sent']);
    expect(rows.meters.get('ada')?.charged.size).toBe(1);
  });
});

describe('a message of which nobody knows whether it was taken', () => {
  beforeEach(async () => {
    given(aUser(), 'one', 'two');
    answer = 'unclear';
    await expect(deliver(delivery, 'ada', ['one', 'two'])).rejects.toThrow(TryLater);
    answer = 'accepted';
  });

  test('MATCH-02 is not sent again once the provider reports that it has it', async () => {
    now += 20 * SECOND;
    await expect(deliver(delivery, 'ada', ['one'])).rejects.toThrow(TryLater);
    rows.messages.add('message-1');
    await deliver(delivery, 'ada', ['one']);
    expect(handedOver).toHaveLength(1);
    expect(states()).toEqual(['sent', 'sent']);
  });

  test('MATCH-02 is not sent again if one of its alerts was settled before the crash', async () => {
    now += 5 * MINUTE;
    const settled = { state: 'sent', why: '', at: '', messageId: 'message-1' } as const;
    await delivery.store.settle('ada', ['one'], settled);
    await deliver(delivery, 'ada', ['two']);
    expect(handedOver).toHaveLength(1);
    expect(states()).toEqual(['sent', 'sent']);
  });

  test('MATCH-02 is not sent again while its events may still be on their way', async () => {
    now += 30 * SECOND - 1;
    await expect(deliver(delivery, 'ada', ['one'])).rejects.toThrow(TryLater);
    expect(handedOver).toHaveLength(1);
  });

  test('MATCH-02 is judged by the time at which its events were asked for, not by a later one', async () => {
    // given an event that comes right after it was asked for, and a run that goes on ten seconds later
    const accepted: Delivery['store']['accepted'] = async (messageId) => {
      const found = await delivery.store.accepted(messageId);
      rows.messages.add(messageId);
      now += 10 * SECOND;
      return found;
    };
    now += 25 * SECOND;
    const slow = { ...delivery, store: { ...delivery.store, accepted } };
    await expect(deliver(slow, 'ada', ['one'])).rejects.toThrow(TryLater);
    expect(handedOver).toHaveLength(1);
  });

  test('is sent again after half a minute of silence, as the same message and for the same charge', async () => {
    now += 30 * SECOND;
    await deliver(delivery, 'ada', ['one']);
    expect(handedOver.map(({ messageId, left }) => ({ messageId, left }))).toEqual([
      { messageId: 'message-1', left: 9 },
      { messageId: 'message-1', left: 9 },
    ]);
    expect(states()).toEqual(['sent', 'sent']);
    expect(rows.meters.get('ada')?.charged).toEqual(new Set(['message-1']));
  });

  test('MATCH-02 is sent again by one run only, whatever the number of those that try', async () => {
    now += 30 * SECOND;
    const runs = ['one', 'two', 'one'].map((jobId) => deliver(delivery, 'ada', [jobId]));
    const outcomes = await Promise.allSettled(runs);
    expect(handedOver).toHaveLength(2);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('goes without what has closed meanwhile', async () => {
    now += 30 * SECOND;
    rows.jobs.set('one', aJob({ jobID: 'one', closedAt: '2026-06-01T12:00:10.000Z' }));
    await deliver(delivery, 'ada', ['two']);
    expect(jobsOf(handedOver[1])).toEqual(['two']);
    expect(alert('one')).toMatchObject({ state: 'dropped', why: 'The posting has closed.' });
  });

  test.each([
    [
      'all of it has closed',
      () => {
        for (const [jobID, job] of rows.jobs)
          rows.jobs.set(jobID, { ...job, closedAt: '2026-06-01T12:00:10.000Z' });
      },
      { state: 'dropped', why: 'The posting has closed.' },
    ],
    [
      'the person has turned mail off',
      () => {
        const user = aUser({ userPrefs: { notifyEmail: false } });
        rows.users.set('ada', user);
      },
      { state: 'held', why: 'No channel.' },
    ],
    [
      'the address has bounced',
      () => {
        rows.users.set('ada', aUser({ userPrefs: { emailState: 'bounced' } }));
      },
      { state: 'held', why: 'No channel.' },
    ],
    ['the account is gone', () => rows.users.delete('ada'), { state: 'held', why: 'No channel.' }],
  ])('MATCH-05 gives its charge back and is not sent again when %s', async (_, happens, fate) => {
    happens();
    now += 30 * SECOND;
    await deliver(delivery, 'ada', ['one']);
    expect(handedOver).toHaveLength(1);
    expect(alert('one')).toMatchObject(fate);
    expect(rows.meters.get('ada')).toMatchObject({ charged: new Set(), lease: null });
  });

  test('that nobody needs any more gives its charge back, though its alerts were settled without it', async () => {
    const dropped = { state: 'dropped', why: 'The posting has closed.', at: '', messageId: null } as const;
    await delivery.store.settle('ada', ['one', 'two'], dropped);
    now += 30 * SECOND;
    await deliver(delivery, 'ada', ['one']);
    expect(handedOver).toHaveLength(1);
    expect(rows.meters.get('ada')?.charged.size).toBe(0);
  });

  test('is forgotten after a week, when what would tell of it has expired', async () => {
    rows.alerts.clear();
    now += 8 * 86_400_000;
    rows.jobs.set('three', aJob({ jobID: 'three' }));
    addAlert(rows, 'ada', anAlert('ada', 'three'));
    await deliver(delivery, 'ada', ['three']);
    expect(rows.meters.get('ada')?.charged.size).toBe(2);
    expect(alert('three')?.state).toBe('sent');
  });
});

describe('an alert that is no longer right', () => {
  test.each([
    ['the posting has closed', { closedAt: '2026-06-01T12:00:00.000Z' }, 'The posting has closed.'],
    ['its title has changed', { jobTitle: 'Office Manager' }, 'It no longer fits the profile.'],
    [
      'its place has changed',
      { locations: [{ city: 'Paris', state: '', country: 'FR' }] },
      'It no longer fits the profile.',
    ],
  ])('is dropped when %s', async (_, facts, why) => {
    given(aUser(), 'one');
    rows.jobs.set('one', aJob({ jobID: 'one', ...facts }));
    await deliver(delivery, 'ada', ['one']);
    expect(alert('one')).toMatchObject({ state: 'dropped', why });
    expect(handedOver).toEqual([]);
  });

  test('is dropped when its job is gone', async () => {
    given(aUser(), 'one');
    rows.jobs.clear();
    await deliver(delivery, 'ada', ['one']);
    expect(states()).toEqual(['dropped']);
  });

  test('is held while the person has no channel, or no account', async () => {
    given(aUser({ userPrefs: { notifyEmail: false } }), 'one');
    given(aUser({ sub: 'bob' }), 'two');
    rows.users.delete('bob');
    await deliver(delivery, 'ada', ['one']);
    await deliver(delivery, 'bob', ['two']);
    expect([...rows.alerts.values()].map(({ why }) => why)).toEqual([
      'No channel, or no free alert left.',
      'No account.',
    ]);
  });
});

describe('a due row', () => {
  test('that is gone asks for nothing', async () => {
    const look = jest.spyOn(delivery.store, 'meter');
    await deliverDue(delivery, { pk: 'DUE#1', sk: '2026-06-01T12:00:00.000Z#ada' });
    expect(look).not.toHaveBeenCalled();
  });

  test('stays when a job is added while it is worked', async () => {
    given(aUser(), 'one', 'two');
    await delivery.store.defer('ada', ['one'], NOON);
    const [row] = rows.due.values();
    if (!row) throw new Error('There is no due row.');
    const busy: Delivery = {
      ...delivery,
      handOver: async (message) => {
        await delivery.store.defer('ada', ['two'], NOON);
        return delivery.handOver(message);
      },
    };
    await deliverDue(busy, row);
    expect(dueJobs()).toEqual([[dueMinute(NOON), ['one', 'two']]]);
  });
});
