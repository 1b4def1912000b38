/** @jest-environment jsdom */
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { startEventsServer } from './testing/events-server.ts';

const person = {
  firstName: 'Ada',
  email: 'ada@mail.example',
  jobFunction: 'En',
  remote: true,
  jobTitles: ['Backend Engineer'],
  locations: [{ city: '', state: 'TX', country: 'US' }],
};
const viewed = {
  jobTitle: 'Backend Engineer',
  Company: 'Larkspur Systems',
  jobURL: 'https://jobs.example/1',
};

let server: Awaited<ReturnType<typeof startEventsServer>>;
let stop: () => void = () => undefined;

/** Opens a page on `localhost` with fresh modules and these analytics projects. */
async function givenVisit(analytics?: Record<string, { host: string; token: string }>) {
  jest.resetModules();
  const config = { apiKey: 'k', userPoolId: 'p', userPoolClientId: 'c', region: 'us-east-1', analytics };
  document.head.innerHTML = `<script type="application/json" id="config">${JSON.stringify(config)}</script>`;
  const { startAnalytics } = await import('./start.ts');
  const { track } = await import('./track.ts');
  const { trackSignUp } = await import('./track.ts');
  const { resetTracking } = await import('./track.ts');
  const { setConsent: answer } = await import('../cookies/consent.ts');
  const accept = () => answer('accepted');
  const decline = () => answer('declined');
  // Preloaded, so that code under test would use it within a few turns.
  await import('./posthog.ts');
  return { start: () => startAnalytics('localhost'), track, trackSignUp, resetTracking, accept, decline };
}

const project = () => ({ localhost: { host: server.url, token: 'phc_ours' } });

/** Leaves the page, which flushes the client's queue, and waits until the flushed requests have arrived. */
async function leave(): Promise<void> {
  for (let turns = 0; turns < 20; turns += 1) await turn();
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('beforeunload'));
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const last = new XMLHttpRequest();
  last.open('GET', `${server.url}/last`);
  last.onloadend = resolve;
  last.send();
  await promise;
  for (let turns = 0; turns < 20; turns += 1) await turn();
}

const requests = () => server.requests.filter(({ path }) => path !== '/last');

describe('analytics', () => {
  beforeEach(async () => {
    localStorage.clear();
    server = await startEventsServer();
  });
  afterEach(async () => {
    stop();
    await server.stop();
  });

  test('ANALYTICS-01 sends and stores nothing before Accept', async () => {
    const visit = await givenVisit(project());
    stop = visit.start();
    visit.track('Viewed Job', viewed);
    await leave();
    expect(requests()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['no project at all', undefined],
    [
      'a project of another host only',
      { 'daybreak.example': { host: 'http://127.0.0.1:9', token: 'other' } },
    ],
  ])('ANALYTICS-01 sends nothing with Accept and %s', async (_what, analytics) => {
    const visit = await givenVisit(analytics);
    visit.accept();
    stop = visit.start();
    visit.track('Viewed Job', viewed);
    await leave();
    expect(requests()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(['cookies-accepted']);
  });

  test('ANALYTICS-01 with a token and Accept, sends events to our own host only and drops earlier ones', async () => {
    const visit = await givenVisit(project());
    stop = visit.start();
    visit.track('$pageview', { page: 'About Us' });
    visit.track('Viewed Job', viewed);
    visit.accept();
    visit.track('Viewed Job', viewed);
    visit.trackSignUp('an-opaque-id', person);
    await leave();

    const eventsNamed = (name: string) => server.events().filter(({ event }) => event === name);
    const names = ['Viewed Job', '$identify', 'Sign Up'];
    expect(names.map((name) => eventsNamed(name).length)).toEqual([1, 1, 1]);
    expect(server.events()).toHaveLength(3);
    const [job, identity, signUp] = names.flatMap(eventsNamed);
    expect(job?.properties).toMatchObject({ ...viewed, token: 'phc_ours' });
    expect(identity?.properties).toMatchObject({ distinct_id: 'an-opaque-id' });
    expect(identity?.$set).toEqual(person);
    expect(signUp?.properties).toMatchObject({ ...person, distinct_id: 'an-opaque-id' });
    expect(new Set(requests().map(({ path }) => path))).toEqual(new Set(['/e/']));
    expect(document.cookie).toBe('');
    expect(Object.keys(localStorage)).toContain('ph_phc_ours_posthog');
  });

  test('ANALYTICS-01 stops sending once consent is withdrawn', async () => {
    const visit = await givenVisit(project());
    visit.accept();
    stop = visit.start();
    visit.track('$pageview', { page: 'About Us' });
    await leave();
    visit.decline();
    visit.track('Viewed Job', viewed);
    await leave();
    expect(server.events().map(({ event }) => event)).toEqual(['$pageview']);
  });

  test('ANALYTICS-01 sends anonymous events after logging out', async () => {
    const visit = await givenVisit(project());
    visit.accept();
    stop = visit.start();
    visit.trackSignUp('an-opaque-id', person);
    visit.resetTracking();
    visit.track('Viewed Job', viewed);
    await leave();
    const job = server.events().find(({ event }) => event === 'Viewed Job');
    expect(job?.properties['distinct_id']).toEqual(expect.any(String));
    expect(JSON.stringify(job)).not.toMatch(/an-opaque-id|ada@mail/);
  });

  test('ANALYTICS-01 tells nobody the query of a page or of the page before it, where links are signed', async () => {
    const referrer = jest.spyOn(document, 'referrer', 'get');
    referrer.mockReturnValue('http://localhost/manage-alerts?token=signed-for-ada');
    window.history.replaceState(null, '', '/profile?token=signed-for-ada#ada');
    const visit = await givenVisit(project());
    visit.accept();
    stop = visit.start();
    visit.track('Viewed Job', viewed);
    await leave();
    expect(server.events()).toHaveLength(1);
    expect(JSON.stringify(server.events())).not.toMatch(/signed-for-ada|#ada/);
    referrer.mockRestore();
    window.history.replaceState(null, '', '/');
  });
});
