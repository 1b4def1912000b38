import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, describe, expect, test } from '@jest/globals';

const code = readFileSync('web/public/service-worker.js', 'utf8');
const shown: unknown[] = [];
const opened: string[] = [];
const focused: string[] = [];
let windows: { url: string; focus: () => void }[];
let listeners: Map<string, (event: object) => void>;

/** Runs the worker's listener and waits for what it waits for. */
async function dispatch(type: string, event: object): Promise<void> {
  const waits: Promise<unknown>[] = [];
  listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
  await Promise.all(waits);
}

beforeEach(() => {
  for (const list of [shown, opened, focused]) list.length = 0;
  windows = [];
  listeners = new Map();
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    location: new URL('https://daybreak.example/service-worker.js'),
    registration: { showNotification: async (...notification: unknown[]) => void shown.push(notification) },
    clients: {
      matchAll: async () => windows,
      openWindow: async (url: string) => void opened.push(url),
    },
  };
  runInContext(code, createContext({ self, URL }));
});

describe('MATCH-02 the service worker', () => {
  test('shows a push as a notification that replaces one with the same tag', async () => {
    const message = { title: 'Backend Engineer', body: 'Acme', path: '/jobs/one', tag: 'message-1' };
    await dispatch('push', { data: { json: () => message } });
    expect(shown).toEqual([
      [
        'Backend Engineer',
        {
          body: 'Acme',
          tag: 'message-1',
          icon: '/icon-192.png',
          badge: '/badge-96.png',
          actions: [],
          data: { path: '/jobs/one', notRelevantPath: undefined },
        },
      ],
    ]);
  });

  const click = async (action = '') => {
    let closed = 0;
    const data = { path: '/jobs/one', notRelevantPath: '/manage-alerts?token=judge' };
    const notification = { data, close: () => (closed += 1) };
    await dispatch('notificationclick', { notification, action });
    expect(closed).toBe(1);
  };

  test('LEARN-01 asks why when a notification is called not relevant', async () => {
    const message = {
      title: 'Job',
      body: '',
      path: '/jobs/one',
      notRelevantPath: '/manage-alerts',
      tag: 'one',
    };
    await dispatch('push', { data: { json: () => message } });
    expect(shown).toMatchObject([['Job', { actions: [{ action: 'not-relevant', title: 'Not relevant' }] }]]);
    await click('not-relevant');
    expect(opened).toEqual(['https://daybreak.example/manage-alerts?token=judge']);
  });

  test('opens the job when its notification is clicked', async () => {
    windows = [{ url: 'https://daybreak.example/', focus: () => focused.push('home') }];
    await click();
    expect([opened, focused]).toEqual([['https://daybreak.example/jobs/one'], []]);
  });

  test('shows the window that has the job open', async () => {
    windows = [{ url: 'https://daybreak.example/jobs/one', focus: () => focused.push('job') }];
    await click();
    expect([opened, focused]).toEqual([[], ['job']]);
  });
});
