import { describe, expect, test } from '@jest/globals';
import {
  allAlerts,
  applyNote,
  findNewAlerts,
  prependNewAlerts,
  replaceAlert,
  updateAlerts,
} from './alert-history.ts';
import { anAlert, aPage } from './testing/an-alert.ts';

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => anAlert(to - index));
const history = {
  pages: [aPage(numbers(31, 60), { nextToken: 'more' }), aPage(numbers(1, 30))],
  pageParams: [null, 'more'],
};
const ids = (alerts: readonly { jobID: string }[]) => alerts.map(({ jobID }) => jobID);

describe('the alert history', () => {
  test('counts new alerts, then puts them on top and keeps loaded pages', () => {
    const newest = aPage(numbers(33, 62), { nextToken: 'later' });
    expect(ids(findNewAlerts(newest, history))).toEqual(ids(numbers(61, 62)));
    expect(ids(allAlerts(prependNewAlerts(history, newest)))).toEqual(ids(numbers(1, 62)));
    expect(prependNewAlerts(history, newest).pageParams).toEqual([null, 'more']);
  });

  test('starts over if there are more new alerts than fit a page', () => {
    const newest = aPage(numbers(71, 100), { nextToken: 'later' });
    expect(prependNewAlerts(history, newest)).toEqual({ pages: [newest], pageParams: [null] });
    expect(
      allAlerts(prependNewAlerts({ pages: [aPage([])], pageParams: [null] }, aPage(numbers(1, 2)))),
    ).toHaveLength(2);
  });

  test('updates an alert in place', () => {
    const sent = anAlert(60, { state: 'failed', why: 'Refused.' });
    const after = updateAlerts(history, aPage([anAlert(61), sent]));
    expect(ids(allAlerts(after))).toEqual(ids(allAlerts(history)));
    expect(allAlerts(after)[0]).toBe(sent);
    expect(allAlerts(replaceAlert(history, sent))[0]).toBe(sent);
  });

  test('predicts the saved note', () => {
    const passed = applyNote(anAlert(1), 'notRelevant', '2026-06-01T16:00:00Z');
    expect(passed.notRelevantAt).toBe('2026-06-01T16:00:00Z');
    expect(applyNote(passed, 'relevant', 'x').notRelevantAt).toBeNull();
    expect(applyNote(anAlert(1, { openedAt: 'first' }), 'opened', 'second').openedAt).toBe('first');
  });
});
