import { expect, test } from '@jest/globals';
import { parseLocations } from '../places/parse/parse-locations.ts';
import { detectWorkplace, workModeInTitle } from './detect-workplace.ts';

const nowhere = { remote: false, hybrid: false, onsite: false };

test('a job that is remote in one of its places is remote, whatever the board’s field says', () => {
  const { places, ...modes } = parseLocations(['San Francisco, CA', 'Remote (US)', 'Remote (Canada)']);
  expect(places.map(({ country }) => country)).toEqual(['US', 'US', 'CA']);
  expect(detectWorkplace('hybrid', modes, 'Engineer')).toEqual({ workplace: 'remote', isRemote: true });
});

test("the board's field wins over the title, and so do the locations", () => {
  expect(detectWorkplace('hybrid', nowhere, 'Engineer (Remote)')).toEqual({
    workplace: 'hybrid',
    isRemote: false,
  });
  expect(detectWorkplace(undefined, { ...nowhere, hybrid: true }, 'Engineer (Remote)')).toEqual({
    workplace: 'hybrid',
    isRemote: false,
  });
  expect(detectWorkplace(undefined, nowhere, 'Engineer (Remote)')).toEqual({
    workplace: 'remote',
    isRemote: true,
  });
  expect(detectWorkplace(undefined, { ...nowhere, onsite: true }, 'Engineer')).toEqual({
    workplace: 'onsite',
    isRemote: false,
  });
  expect(detectWorkplace(undefined, nowhere, 'Engineer')).toEqual({ workplace: 'unknown', isRemote: false });
});

test('a job offered remotely in one place and hybrid in another is remote', () => {
  expect(detectWorkplace(undefined, { remote: true, hybrid: true, onsite: false }, 'Engineer').isRemote).toBe(
    true,
  );
});

test.each([
  ['Software Engineer (Remote)', 'remote'],
  ['Support Specialist | Remote | AI SaaS', 'remote'],
  ['Remote Data Scientist', 'remote'],
  ['Engineer - Hybrid', 'hybrid'],
  ['Backend Developer (Remote - US)', 'remote'],
  ['Remote Sensing Scientist', undefined],
  ['Hybrid Cloud Engineer', undefined],
  ['Distributed Systems Engineer', undefined],
  ['Virtual Reality Developer', undefined],
  ['Software Engineer, Remote Control', undefined],
] as const)('%s', (title, mode) => {
  expect(workModeInTitle(title)).toBe(mode);
});
