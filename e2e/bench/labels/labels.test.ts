import { expect, test } from '@jest/globals';
import { LABELS_FOLDER } from '../../../functions/test-data/test-data.ts';
import { scoreLabels } from './score-labels.ts';

/** `scored` is the result when the threshold was set. `atLeast` allows two or three misses. */
const THRESHOLDS = [
  { id: 'MATCH-01', what: 'title pairs, precision', scored: '332 of 332', atLeast: 0.99 },
  { id: 'MATCH-01', what: 'title pairs, recall', scored: '332 of 332', atLeast: 0.99 },
  { id: 'ING-02', what: 'places, exact', scored: '331 of 332', atLeast: 0.99 },
  { id: 'ING-02', what: 'places, remote', scored: '332 of 332', atLeast: 0.99 },
  { id: 'ING-02', what: 'places, hybrid', scored: '332 of 332', atLeast: 0.99 },
  { id: 'ING-02', what: 'roles, role', scored: '312 of 312', atLeast: 0.99 },
  { id: 'ING-02', what: 'roles, job type', scored: '312 of 312', atLeast: 0.99 },
  { id: 'ING-02', what: 'roles, seniority', scored: '312 of 312', atLeast: 0.99 },
  { id: 'MATCH-01', what: 'whole cases', scored: '96 of 96', atLeast: 0.97 },
];

const { scores } = scoreLabels(LABELS_FOLDER);

test('every score has a threshold', () => {
  expect(scores.map(({ what }) => what)).toEqual(THRESHOLDS.map(({ what }) => what));
});

test.each(THRESHOLDS)('$id $what: at least $atLeast of the labeled rows ($scored)', (threshold) => {
  const { what, scored, atLeast } = threshold;
  const { of = 0, missed = [] } = scores.find((score) => score.what === what) ?? {};
  const rows = Number(scored.split(' of ')[1]);
  expect(of).toBeGreaterThanOrEqual(rows * atLeast);
  const mayMiss = Math.floor(of * (1 - atLeast));
  expect(missed.length > mayMiss ? missed : []).toEqual([]);
});
