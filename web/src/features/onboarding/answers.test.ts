/** @jest-environment jsdom */
import { beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Answers, canAddTitle, emptyAnswers, hasTitle, readAnswers, saveAnswers } from './answers.ts';

const austin = { city: 'Austin', state: 'TX', country: 'US' };
const berlin = { city: 'Berlin', state: 'Berlin', country: 'DE' };
const answered: Answers = {
  titles: ['Frontend Engineer', '', 'iOS Engineer'],
  places: [austin, berlin],
  role: 'De',
  remote: false,
  jobType: 'Any',
  seniority: 'senior',
  criteria: { levels: ['senior'], excludedRequirements: ['agency'] },
  firstName: 'Zoë 👩‍🚀',
};

describe('onboarding answers', () => {
  beforeEach(() => localStorage.clear());

  test('ONB-07 are stored under stable keys and survive a reload', () => {
    saveAnswers(answered);
    expect({ ...localStorage }).toEqual({
      positions: '["Frontend Engineer","iOS Engineer"]',
      locations: JSON.stringify([austin, berlin]),
      selectedFRole: 'De',
      remote: 'false',
      jobType: 'Any',
      seniority: 'senior',
      criteria: '{"levels":["senior"],"excludedRequirements":["agency"]}',
      givenName: 'Zoë 👩‍🚀',
    });
    expect(readAnswers()).toEqual({ ...answered, titles: ['Frontend Engineer', 'iOS Engineer', ''] });
  });

  test('ONB-07 the default place is stored as no place', () => {
    saveAnswers(emptyAnswers);
    expect(localStorage.getItem('locations')).toBe('[]');
    expect(readAnswers()).toEqual(emptyAnswers);
  });

  test('ONB-02 ONB-06 default to three blank titles, the United States, Engineering, remote jobs, full-time and any level', () => {
    expect(readAnswers()).toEqual({
      titles: ['', '', ''],
      role: 'En',
      remote: true,
      jobType: 'Fu',
      seniority: 'Any',
      criteria: {},
      firstName: '',
      places: [{ city: '', state: '', country: 'US' }],
    });
  });

  test('ONB-02 a fourth title is restored on the next visit', () => {
    localStorage.setItem('positions', JSON.stringify(['A1', 'B2', 'C3', 'D4']));
    expect(readAnswers().titles).toEqual(['A1', 'B2', 'C3', 'D4']);
  });

  test.each([
    ['positions', '{"0":"x"}'],
    ['positions', `["${'x'.repeat(101)}"]`],
    ['positions', '[["x"],7,null]'],
    ['locations', '["Austin"]'],
    ['locations', '[{"city":"Austin","state":"TX"}]'],
    ['locations', '[{"city":"Austin","state":"TX","country":"Atlantis"}]'],
    ['selectedFRole', 'toString'],
    ['selectedFRole', '{'],
    ['remote', 'perhaps'],
    ['jobType', 'Everything'],
    ['seniority', 'toString'],
    ['criteria', '{"levels":["boss"]}'],
    ['criteria', '{"minPay":{"amount":0,"currency":"USD","period":"year"}}'],
    ['givenName', 'x'.repeat(201)],
  ])('ONB-07 corrupted values are ignored: %s %s', (key, text) => {
    localStorage.setItem(key, text);
    expect(readAnswers()).toEqual(emptyAnswers);
  });

  test('ONB-07 any stored value yields answers that can be shown', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          'positions',
          'locations',
          'selectedFRole',
          'remote',
          'jobType',
          'seniority',
          'criteria',
          'givenName',
        ),
        fc.oneof(fc.string(), fc.json()),
        (key, text) => {
          localStorage.clear();
          localStorage.setItem(key, text);
          const { titles, places } = readAnswers();
          expect(titles.length).toBeGreaterThanOrEqual(3);
          expect(places.length).toBeGreaterThanOrEqual(1);
        },
      ),
    );
  });

  test('ONB-03 requires one of the first three titles', () => {
    expect(hasTitle({ titles: ['', '  ', 'SRE'] })).toBe(true);
    expect(hasTitle({ titles: ['', ' ', '', 'SRE'] })).toBe(false);
  });

  test('ONB-02 a profile takes at most 40 titles', () => {
    expect(canAddTitle({ titles: Array.from({ length: 39 }, String) })).toBe(true);
    expect(canAddTitle({ titles: Array.from({ length: 40 }, String) })).toBe(false);
  });
});
