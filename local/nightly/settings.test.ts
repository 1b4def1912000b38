import { expect, test } from '@jest/globals';
import { PARTS, readNightlySettings } from './settings.ts';

test('the nightly run draws a seed and runs every part by default', () => {
  const settings = readNightlySettings([]);

  expect(settings).toMatchObject({ help: false, parts: PARTS, rounds: 100, runs: 20, files: [] });
  expect(Number.isInteger(settings.seed)).toBe(true);
});

test('arguments choose the parts, the seed and the rounds', () => {
  expect(readNightlySettings(['order', 'properties', '--seed', '12345', '--rounds', '3'])).toMatchObject({
    help: false,
    parts: ['order', 'properties'],
    seed: 12345,
    rounds: 3,
  });
});

test('arguments choose which journey files are repeated, and how often', () => {
  const args = ['repeat', '--runs', '3', '--files', 'site/home', '--files', 'account/letters'];
  expect(readNightlySettings(args)).toMatchObject({ runs: 3, files: ['site/home', 'account/letters'] });
});

test.each([
  [
    'a part',
    ['property'],
    '"property" is not one of: properties, order, clones, abuse, journeys, repeat, screens, chaos.',
  ],
  ['a seed', ['--seed', 'x'], '--seed must be a whole number from 0 to 2147482647. It is "x".'],
  ['an empty seed', ['--seed='], '--seed must be a whole number'],
  [
    'a number of rounds',
    ['--rounds', '1001'],
    '--rounds must be a whole number from 0 to 1000. It is "1001".',
  ],
  ['a number of runs', ['--runs', 'all'], '--runs must be a whole number from 0 to 1000. It is "all".'],
])('%s that the nightly run does not know is named', (_, args, message) => {
  expect(() => readNightlySettings(args)).toThrow(message);
});
