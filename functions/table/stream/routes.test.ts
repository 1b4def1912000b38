import { describe, expect, test } from '@jest/globals';
import { findRoutes } from './routes.ts';

const image = (attributes: Record<string, string | number> | undefined) =>
  attributes &&
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'number' ? { N: `${value}` } : { S: value },
    ]),
  );

describe('a change of the table', () => {
  test.each([
    ['a new job', 'INSERT', 'JOB#1', undefined, { matchVersion: 1 }, 'match'],
    ['a job of a baseline', 'INSERT', 'JOB#1', undefined, { matchVersion: 0 }, undefined],
    [
      'a job of a baseline that is news',
      'MODIFY',
      'JOB#1',
      { matchVersion: 0 },
      { matchVersion: 1 },
      'match',
    ],
    [
      'a job with a change for matching',
      'MODIFY',
      'JOB#1',
      { matchVersion: 1 },
      { matchVersion: 2 },
      'match',
    ],
    ['a job with other pay', 'MODIFY', 'JOB#1', { matchVersion: 1 }, { matchVersion: 1 }, undefined],
    ['a job that expired', 'REMOVE', 'JOB#1', { matchVersion: 1 }, undefined, undefined],
    ['a new slice', 'INSERT', 'SLICE#1', undefined, { turn: 1 }, 'match'],
    ['a slice at its next turn', 'MODIFY', 'SLICE#1', { turn: 1 }, { turn: 2 }, 'match'],
    ['a slice cut again in the same turn', 'MODIFY', 'SLICE#1', { turn: 1 }, { turn: 1 }, undefined],
    ['a finished slice', 'REMOVE', 'SLICE#1', { turn: 1 }, undefined, undefined],
    ['a profile that changed', 'INSERT', 'STALE#1', undefined, { version: 2 }, 'watch'],
    ['a profile that changed again', 'MODIFY', 'STALE#1', { version: 2 }, { version: 3 }, 'watch'],
    ['the same change again', 'MODIFY', 'STALE#1', { version: 2 }, { version: 2 }, undefined],
    ['a synced profile', 'REMOVE', 'STALE#1', { version: 2 }, undefined, undefined],
    ['a new alert', 'INSERT', 'ALERT#1', undefined, { state: 'pending' }, 'deliver'],
    ['a sent alert', 'MODIFY', 'ALERT#1', { state: 'pending' }, { state: 'sent' }, undefined],
    ['an alert of a catch-up', 'INSERT', 'ALERT#1', undefined, { state: 'x', catchUp: 'x' }, undefined],
    ['a prepared welcome mail', 'INSERT', 'WELCOME#1', undefined, { state: 'due' }, 'deliver'],
    ['a sent welcome mail', 'MODIFY', 'WELCOME#1', { state: 'due' }, { state: 'sent' }, undefined],
    ['a notice', 'INSERT', 'NOTICE#1', undefined, { state: 'due' }, 'deliver'],
    ['a sent notice', 'MODIFY', 'NOTICE#1', { state: 'due' }, { state: 'sent' }, undefined],
    ['the due row of a catch-up', 'INSERT', 'DUE#1', undefined, { atOnce: 'x' }, 'deliver'],
    ['the due row of deferred alerts', 'INSERT', 'DUE#1', undefined, { version: 'x' }, undefined],
    ['a deletion request', 'INSERT', 'DELETION#1', undefined, { since: 'x' }, 'erase'],
    ['a finished deletion request', 'MODIFY', 'DELETION#1', { since: 'x' }, { since: 'x' }, undefined],
    ['a requested letter', 'INSERT', 'LETTER#1', undefined, { turn: 'a', state: 'writing' }, 'write'],
    [
      'an analysis requested again',
      'MODIFY',
      'ANALYSIS#1',
      { turn: 'a', state: 'ready' },
      { turn: 'b', state: 'writing' },
      'write',
    ],
    [
      'a letter that is being written',
      'MODIFY',
      'LETTER#1',
      { turn: 'a', state: 'writing' },
      { turn: 'a', state: 'writing' },
      undefined,
    ],
    [
      'a finished letter',
      'MODIFY',
      'LETTER#1',
      { turn: 'a', state: 'writing' },
      { turn: 'a', state: 'ready' },
      undefined,
    ],
    ['a request to follow', 'INSERT', 'FOLLOW#1', undefined, { turn: 'a', state: 'checking' }, 'follow'],
    ['an answered request', 'MODIFY', 'FOLLOW#1', { turn: 'a' }, { turn: 'a', state: 'x' }, undefined],
    ['a request to answer again', 'MODIFY', 'FOLLOW#1', { turn: 'a' }, { turn: 'b' }, 'follow'],
    ['a started check', 'INSERT', 'CHECK#x:1', undefined, { state: 'running' }, undefined],
    ['a check that found a board', 'MODIFY', 'CHECK#x:1', { state: 'running' }, { state: 'found' }, 'follow'],
    ['a declined site', 'MODIFY', 'CHECK#x:1', { state: 'unreadable' }, { state: 'declined' }, 'follow'],
    ['an unreadable site', 'MODIFY', 'CHECK#x:1', { state: 'running' }, { state: 'unreadable' }, undefined],
    ['a restored job', 'INSERT', 'JOB#1', undefined, { matchVersion: 1, restored: 'x' }, undefined],
    ['a restored alert', 'INSERT', 'ALERT#1', undefined, { state: 'pending', restored: 'x' }, undefined],
    [
      'a restored job without its mark',
      'MODIFY',
      'JOB#1',
      { matchVersion: 1, restored: 'x' },
      { matchVersion: 1 },
      undefined,
    ],
    ['a person', 'MODIFY', 'USER#1', { version: 1 }, { version: 2 }, undefined],
    ['a meter', 'MODIFY', 'METER#1', { nextAt: 1 }, { nextAt: 2 }, undefined],
    [
      'an entity whose name begins like another',
      'INSERT',
      'JOBS#1',
      undefined,
      { matchVersion: 1 },
      undefined,
    ],
    ['no entity', 'INSERT', '', undefined, {}, undefined],
    ['no event name', undefined, 'JOB#1', undefined, { matchVersion: 1 }, undefined],
  ])('of %s goes to its route', (_, eventName, pk, before, after, route) => {
    const OldImage = image(before);
    const NewImage = image(after);
    const record = {
      Keys: { pk: { S: pk }, sk: { S: 'x' } },
      ...(OldImage ? { OldImage } : {}),
      ...(NewImage ? { NewImage } : {}),
    };
    expect(findRoutes(eventName, record)).toEqual(route ? [route] : []);
  });

  const storedPosting = (open: string[], posting: string) => ({
    posting: { B: posting },
    open: { L: open.map((S) => ({ S })) },
  });
  test.each([
    ['that is new with open fields', undefined, storedPosting(['summary'], 'a'), 'enrich'],
    ['that is new without open fields', undefined, storedPosting([], 'a'), undefined],
    [
      'that was edited, with the same open fields',
      storedPosting(['role'], 'a'),
      storedPosting(['role'], 'b'),
      'enrich',
    ],
    ['with other open fields', storedPosting(['role'], 'a'), storedPosting(['summary'], 'a'), 'enrich'],
    ['after its enrichment', storedPosting(['summary'], 'a'), storedPosting([], 'a'), undefined],
    ['seen again unchanged', storedPosting(['summary'], 'a'), storedPosting(['summary'], 'a'), undefined],
  ])('a posting %s', (_, OldImage, NewImage, route) => {
    const Keys = { pk: { S: 'JOBPOSTING#1' }, sk: { S: 'JOBPOSTING' } };
    const before = OldImage ? { OldImage } : {};
    expect(findRoutes('MODIFY', { Keys, NewImage, ...before })).toEqual(route ? [route] : []);
    expect(findRoutes('REMOVE', { Keys, ...before })).toEqual([]);
  });

  const userImage = (digestAt: string, timeZone: string, prefs: Record<string, { BOOL: boolean }> = {}) => ({
    alertSettings: { M: { digestAt: { S: digestAt }, foldMinutes: { N: '10' } } },
    userPrefs: { M: { timeZone: { S: timeZone }, notifyEmail: { BOOL: true }, ...prefs } },
    pushDevices: { L: [] },
  });
  const device = { M: { endpoint: { S: 'https://push.example/1' } } };
  test.each([
    ['their alert settings', userImage('08:00', 'UTC'), 'deliver'],
    ['their time zone', userImage('18:00', 'Europe/Paris'), 'deliver'],
    ['whether e-mails come', userImage('18:00', 'UTC', { notifyEmail: { BOOL: false } }), 'deliver'],
    ['whether pushes come', { ...userImage('18:00', 'UTC'), pushDevices: { L: [device] } }, 'deliver'],
    ['another preference', userImage('18:00', 'UTC', { includeRemote: { BOOL: false } }), undefined],
  ])('NOTIF-01 a person who changes %s', (_, NewImage, route) => {
    const Keys = { pk: { S: 'USER#ada' }, sk: { S: 'USER' } };
    const record = { Keys, OldImage: userImage('18:00', 'UTC'), NewImage };
    expect(findRoutes('MODIFY', record)).toEqual(route ? [route] : []);
    expect(findRoutes('INSERT', { Keys, NewImage })).toEqual([]);
  });

  const titlesImage = (positions: string[], suggestedFor: string[] = [], digestAt = '18:00') => ({
    ...userImage(digestAt, 'UTC'),
    positions: { L: positions.map((S) => ({ S })) },
    suggestedFor: { L: suggestedFor.map((S) => ({ S })) },
  });
  test.each([
    ['signs up with a title', undefined, titlesImage(['Designer']), ['write']],
    ['signs up without one', undefined, titlesImage([]), []],
    ['adds a title', titlesImage(['Designer']), titlesImage(['Designer', 'SRE']), ['write']],
    ['gets suggestions', titlesImage(['Designer']), titlesImage(['Designer'], ['designer']), []],
    ['removes a title', titlesImage(['Designer', 'SRE']), titlesImage(['SRE']), []],
    ['restores a title', titlesImage([], ['designer']), titlesImage(['Designer'], ['designer']), []],
    [
      'adds a title and changes when messages go out',
      titlesImage([]),
      titlesImage(['Designer'], [], '08:00'),
      ['deliver', 'write'],
    ],
  ])('AI-01 a person who %s', (_, OldImage, NewImage, routes) => {
    const Keys = { pk: { S: 'USER#ada' }, sk: { S: 'USER' } };
    const eventName = OldImage ? 'MODIFY' : 'INSERT';
    expect(findRoutes(eventName, { Keys, NewImage, ...(OldImage ? { OldImage } : {}) })).toEqual(routes);
  });

  test('without keys has no route', () => {
    expect(findRoutes('INSERT', {})).toEqual([]);
  });
});
