import { describe, expect, test } from '@jest/globals';
import { findRoute } from './routes.ts';

const image = (facts: Record<string, string | number> | undefined) =>
  facts &&
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'number' ? { N: `${value}` } : { S: value },
    ]),
  );

describe('a change of the table', () => {
  test.each([
    ['a new job', 'INSERT', 'JOB#1', undefined, { matchVersion: 1 }, 'match'],
    ['a job that matters anew', 'MODIFY', 'JOB#1', { matchVersion: 1 }, { matchVersion: 2 }, 'match'],
    ['a job with other pay', 'MODIFY', 'JOB#1', { matchVersion: 1 }, { matchVersion: 1 }, undefined],
    ['a job that expired', 'REMOVE', 'JOB#1', { matchVersion: 1 }, undefined, undefined],
    ['a new piece', 'INSERT', 'PIECE#1', undefined, { turn: 1 }, 'match'],
    ['a piece at its next turn', 'MODIFY', 'PIECE#1', { turn: 1 }, { turn: 2 }, 'match'],
    ['a piece cut again in its turn', 'MODIFY', 'PIECE#1', { turn: 1 }, { turn: 1 }, undefined],
    ['a piece that is done', 'REMOVE', 'PIECE#1', { turn: 1 }, undefined, undefined],
    ['a profile that changed', 'INSERT', 'STALE#1', undefined, { version: 2 }, 'watch'],
    ['a profile that changed again', 'MODIFY', 'STALE#1', { version: 2 }, { version: 3 }, 'watch'],
    ['the same change again', 'MODIFY', 'STALE#1', { version: 2 }, { version: 2 }, undefined],
    ['a profile that is watched', 'REMOVE', 'STALE#1', { version: 2 }, undefined, undefined],
    ['an open alert', 'INSERT', 'ALERT#1', undefined, { state: 'pending' }, 'deliver'],
    ['a sent alert', 'MODIFY', 'ALERT#1', { state: 'pending' }, { state: 'sent' }, undefined],
    ['an alert of what was missed', 'INSERT', 'ALERT#1', undefined, { state: 'x', catchUp: 'x' }, undefined],
    ['what was missed, all together', 'INSERT', 'DUE#1', undefined, { atOnce: 'x' }, 'deliver'],
    ['what is deferred to a time', 'INSERT', 'DUE#1', undefined, { jobs: 'x' }, undefined],
    ['what is added to it', 'MODIFY', 'DUE#1', { atOnce: 'x' }, { atOnce: 'x', jobs: 'x' }, undefined],
    ['a wish to be deleted', 'INSERT', 'LEAVING#1', undefined, { since: 'x' }, 'erase'],
    ['a wish that is done', 'MODIFY', 'LEAVING#1', { since: 'x' }, { since: 'x' }, undefined],
    ['a letter asked for', 'INSERT', 'LETTER#1', undefined, { turn: 'a', state: 'writing' }, 'write'],
    [
      'an analysis asked for again',
      'MODIFY',
      'ANALYSIS#1',
      { turn: 'a', state: 'ready' },
      { turn: 'b', state: 'writing' },
      'write',
    ],
    [
      'a letter that grows',
      'MODIFY',
      'LETTER#1',
      { turn: 'a', state: 'writing' },
      { turn: 'a', state: 'writing' },
      undefined,
    ],
    [
      'a letter that is whole',
      'MODIFY',
      'LETTER#1',
      { turn: 'a', state: 'writing' },
      { turn: 'a', state: 'ready' },
      undefined,
    ],
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
    ['an entity that begins like another', 'INSERT', 'JOBS#1', undefined, { matchVersion: 1 }, undefined],
    ['no entity', 'INSERT', '', undefined, {}, undefined],
    ['no kind of change', undefined, 'JOB#1', undefined, { matchVersion: 1 }, undefined],
  ])('that is %s goes where it belongs', (_, eventName, pk, before, after, route) => {
    const OldImage = image(before);
    const NewImage = image(after);
    const record = {
      Keys: { pk: { S: pk }, sk: { S: 'x' } },
      ...(OldImage ? { OldImage } : {}),
      ...(NewImage ? { NewImage } : {}),
    };
    expect(findRoute(eventName, record)).toBe(route);
  });

  const original = (open: string[], posting: string) => ({
    posting: { B: posting },
    open: { L: open.map((S) => ({ S })) },
  });
  test.each([
    ['that is new and leaves something open', undefined, original(['summary'], 'a'), 'complete'],
    ['that is new and leaves nothing open', undefined, original([], 'a'), undefined],
    ['that was edited, with the same open', original(['role'], 'a'), original(['role'], 'b'), 'complete'],
    ['of which other things are open', original(['role'], 'a'), original(['summary'], 'a'), 'complete'],
    ['that was told of', original(['summary'], 'a'), original([], 'a'), undefined],
    ['seen again as it was', original(['summary'], 'a'), original(['summary'], 'a'), undefined],
  ])('a posting %s', (_, OldImage, NewImage, route) => {
    const Keys = { pk: { S: 'ORIGINAL#1' }, sk: { S: 'ORIGINAL' } };
    expect(findRoute('MODIFY', { Keys, NewImage, ...(OldImage ? { OldImage } : {}) })).toBe(route);
    expect(findRoute('REMOVE', { Keys, ...(OldImage ? { OldImage } : {}) })).toBeUndefined();
  });

  test('without keys goes nowhere', () => {
    expect(findRoute('INSERT', {})).toBeUndefined();
  });
});
