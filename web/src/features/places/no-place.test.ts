import { expect, test } from '@jest/globals';
import { noPlaceHint } from './no-place.ts';

test.each(['remote', 'Remo', ' Anywhere ', 'worldwide', 'wfh', 'work from home'])(
  'HOME-08 %s is no place, and the remote switch is named instead',
  (typed) => {
    expect(noPlaceHint(typed)).toMatch(/^For remote jobs, use the remote switch/);
  },
);

test('HOME-08 hybrid work has a city', () => {
  expect(noPlaceHint('hybrid')).toMatch(/^Hybrid jobs are found by their city/);
});

test.each(['Rem', 'Remetea', 'Reno', 'Hyderabad', 'Worcester', ''])('HOME-08 %s may be a place', (typed) => {
  expect(noPlaceHint(typed)).toBe('');
});
