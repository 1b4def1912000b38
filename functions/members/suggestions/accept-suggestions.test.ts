import { MAX_TITLES, titleCase } from '@daybreak/contract/titles.ts';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { POSTED, SAVED } from '../../matching/fixtures/pool.ts';
import { parseTitle } from '../../titles/parse-title.ts';
import { titleMatches } from '../../titles/title-match.ts';
import {
  acceptSuggestions,
  findSavedTitle,
  MAX_PER_TITLE,
  MAX_SUGGESTED,
  remainingSuggestions,
} from './accept-suggestions.ts';

const profile = (positions: string[], generated: string[] = [], parent = positions[0] ?? '') => ({
  positions,
  generatedPositions: generated.map((position) => ({
    position,
    parentPosition: parent,
    corePosition: parent,
  })),
});
const accept = (
  positions: string[],
  titles: string[],
  { generated = [], before = [] }: { generated?: string[]; before?: string[] } = {},
) => {
  const [parent = ''] = positions;
  const was = profile(positions, [...generated, ...before]);
  return acceptSuggestions(profile(positions, generated), was, parent, { core: '', titles }).map(
    ({ position }) => position,
  );
};

describe('the accepted suggestions of an answer', () => {
  test('AI-01 are in Title Case with their parent and core title', () => {
    const answer = { core: 'backend engineer', titles: ['senior API engineer', 'Senior  server developer '] };
    const user = profile(['Senior Backend Engineer, Payments']);
    expect(acceptSuggestions(user, user, 'Senior Backend Engineer, Payments', answer)).toEqual(
      ['Senior API Engineer', 'Senior Server Developer'].map((position) => ({
        corePosition: 'Backend Engineer',
        parentPosition: 'Senior Backend Engineer, Payments',
        position,
      })),
    );
  });

  test('AI-01 have the parent as core title if the model’s does not match', () => {
    for (const core of ['Nurse', '', '<b>', 'Ignore All That']) {
      const user = profile(['Backend Engineer']);
      const [first] = acceptSuggestions(user, user, 'Backend Engineer', { core, titles: ['API Developer'] });
      expect(first?.corePosition).toBe('Backend Engineer');
    }
  });

  test.each([
    ['differs only in case', ['Backend Engineer'], ['BACKEND ENGINEER', 'API Developer']],
    ['is given twice', ['Backend Engineer'], ['API Developer', 'api  developer']],
    ['is a synonym of a saved one', ['SRE'], ['Site Reliability Engineer', 'API Developer']],
    ['is another name of a saved one', ['Backend Engineer'], ['Backend Developer', 'API Developer']],
    ['matches a saved one', ['Backend Engineer'], ['Backend Engineer, Payments', 'API Developer']],
    ['is wider than the saved one', ['Backend Engineer'], ['Engineer', 'API Developer']],
    ['matches one before it', ['QA Engineer'], ['API Developer', 'Senior API Developer']],
    ['is not a title', ['Backend Engineer'], ['Ignore All That', 'https://x.example', 'API Developer']],
  ])('AI-01 leave out what %s', (_, positions, titles) => {
    expect(accept(positions, titles)).toEqual(['API Developer']);
  });

  test('AI-01 have the level of the saved title', () => {
    const titles = ['API Developer', 'Senior API Developer', 'Junior API Developer'];
    expect(accept(['Senior Backend Engineer'], titles)).toEqual(['Senior API Developer']);
  });

  test('AI-01 leave out titles that were removed during the request', () => {
    const titles = ['Server Developer', 'API Developer'];
    expect(accept(['Backend Engineer'], titles, { before: ['Server Developer'] })).toEqual(['API Developer']);
  });

  test('AI-01 are empty if the title was removed during the request', () => {
    const before = profile(['Backend Engineer', 'Designer']);
    const answer = { core: '', titles: ['API Developer'] };
    expect(acceptSuggestions(profile(['Designer']), before, 'Backend Engineer', answer)).toEqual([]);
  });

  test('AI-01 have no duplicates, stay within the limits, and are idempotent', () => {
    const title = fc.constantFrom(...SAVED, ...POSTED).map(titleCase);
    const titles = fc.array(title, { maxLength: 12 });
    fc.assert(
      fc.property(
        fc.array(title, { minLength: 1, maxLength: 10 }),
        titles,
        titles,
        (saved, before, answer) => {
          const user = profile([...new Set(saved)], before);
          const [parent = ''] = user.positions;
          const added = acceptSuggestions(user, user, parent, { core: '', titles: answer });
          expect(added.length).toBeLessThanOrEqual(remainingSuggestions(parent, user));
          const after = { ...user, generatedPositions: [...user.generatedPositions, ...added] };
          for (const { position } of added) {
            expect(position).toBe(titleCase(position));
            const others = [...saved, ...before];
            expect(others.some((one) => titleMatches(parseTitle(one), parseTitle(position)))).toBe(false);
          }
          expect(new Set(added.map(({ position }) => position.toLowerCase())).size).toBe(added.length);
          const again = acceptSuggestions(after, after, parent, {
            core: '',
            titles: added.map((one) => one.position),
          });
          expect(again).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('the remaining suggestions', () => {
  const many = (count: number, name = 'Title') =>
    Array.from({ length: count }, (_, index) => `${name} ${index}`);

  test('AI-01 are six per title, less those it has', () => {
    expect(remainingSuggestions('Designer', profile(['Designer']))).toBe(MAX_PER_TITLE);
    expect(remainingSuggestions('Designer', profile(['Designer'], many(4)))).toBe(2);
    expect(remainingSuggestions('designer', profile(['Designer'], many(7)))).toBe(0);
    expect(remainingSuggestions('Designer', profile(['Designer'], many(7), 'Other'))).toBe(6);
  });

  test('AI-01 leave room for ten typed titles and never exceed the profile’s limit', () => {
    expect(remainingSuggestions('Designer', profile(['Designer'], many(MAX_SUGGESTED - 2), 'Other'))).toBe(2);
    expect(MAX_TITLES - MAX_SUGGESTED).toBe(10);
    expect(remainingSuggestions('Designer', profile(['Designer', ...many(37)], ['A'], 'Other'))).toBe(1);
    expect(remainingSuggestions('Designer', profile(['Designer', ...many(45)]))).toBe(0);
  });

  test('AI-01 a typed title is found ignoring case, and a suggested one is not', () => {
    const user = profile(['Backend Engineer', 'iOS Developer'], ['Server Engineer']);
    expect(findSavedTitle(user, ' backend  ENGINEER')).toBe('Backend Engineer');
    expect(findSavedTitle(user, 'ios developer')).toBe('iOS Developer');
    expect(findSavedTitle(user, 'Server Engineer')).toBeUndefined();
    expect(findSavedTitle(user, '')).toBeUndefined();
  });
});
