import { expect, test } from '@jest/globals';
import { LABELS_FOLDER } from '../../functions/test-data/test-data.ts';
import { scoreLabels } from './score-labels.ts';

/**
 * `scored` is the result when the threshold was set. `atLeast` is a point lower for titles, and two or three
 * misses for the rest.
 */
const THRESHOLDS = [
  { id: 'MATCH-01', metric: 'title pairs, precision', scored: '2163 of 2206', atLeast: 0.971 },
  { id: 'MATCH-01', metric: 'title pairs, recall', scored: '2163 of 2235', atLeast: 0.958 },
  { id: 'MATCH-01', metric: 'mid-career pairs, precision', scored: '101 of 103', atLeast: 0.96 },
  { id: 'MATCH-01', metric: 'mid-career pairs, recall', scored: '101 of 104', atLeast: 0.94 },
  { id: 'ING-02', metric: 'places, exact match', scored: '663 of 665', atLeast: 0.99 },
  { id: 'ING-02', metric: 'places, remote', scored: '665 of 665', atLeast: 0.99 },
  { id: 'ING-02', metric: 'places, hybrid', scored: '665 of 665', atLeast: 0.99 },
  { id: 'ING-02', metric: 'roles, role', scored: '768 of 771', atLeast: 0.99 },
  { id: 'ING-02', metric: 'roles, job type', scored: '771 of 771', atLeast: 0.99 },
  { id: 'ING-02', metric: 'roles, seniority', scored: '763 of 771', atLeast: 0.985 },
  { id: 'MATCH-01', metric: 'complete cases', scored: '96 of 96', atLeast: 0.97 },
  { id: 'ING-02', metric: 'pay, shown ranges that are right', scored: '41 of 41', atLeast: 0.97 },
  { id: 'ING-02', metric: 'pay, stated ranges that are shown', scored: '41 of 48', atLeast: 0.75 },
];

const { scores } = scoreLabels(LABELS_FOLDER);

test('every score has a threshold', () => {
  expect(scores.map(({ metric }) => metric)).toEqual(THRESHOLDS.map(({ metric }) => metric));
});

test.each(THRESHOLDS)('$id $metric: at least $atLeast of the labeled rows ($scored)', (threshold) => {
  const { metric, scored, atLeast } = threshold;
  const { total = 0, misses = [] } = scores.find((score) => score.metric === metric) ?? {};
  const rows = Number(scored.split(' of ')[1]);
  expect(total).toBeGreaterThanOrEqual(rows * atLeast);
  const maxMisses = Math.floor(total * (1 - atLeast));
  expect(misses.length > maxMisses ? misses : []).toEqual([]);
});
