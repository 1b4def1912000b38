import { MAX_TITLES, titleCase } from '@daybreak/contract/titles.ts';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { POSTED, SAVED } from '../../matching/fixtures/pool.ts';
import { names } from '../../titles/names.ts';
import { parseTitle } from '../../titles/parse.ts';
import { accepted, MOST_PER_TITLE, MOST_SUGGESTED, roomUnder, savedTitle } from './accept.ts';

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
  return accepted(profile(positions, generated), was, parent, { core: '', titles }).map(
    ({ position }) => position,
  );
};

describe('what is taken of an answer', () => {
  test('AI-01 is in Title Case, and tells for which title and role it is', () => {
    const answer = { core: 'backend engineer', titles: ['senior API engineer', 'Senior  server developer '] };
    const user = profile(['Senior Backend Engineer, Payments']);
    expect(accepted(user, user, 'Senior Backend Engineer, Payments', answer)).toEqual(
      ['Senior API Engineer', 'Senior Server Developer'].map((position) => ({
        corePosition: 'Backend Engineer',
        parentPosition: 'Senior Backend Engineer, Payments',
        position,
      })),
    );
  });

  test('AI-01 has the title itself for its role where another is given', () => {
    for (const core of ['Nurse', '', '<b>', 'Ignore All That']) {
      const user = profile(['Backend Engineer']);
      const [first] = accepted(user, user, 'Backend Engineer', { core, titles: ['API Developer'] });
      expect(first?.corePosition).toBe('Backend Engineer');
    }
  });

  test.each([
    ['is there in other capitals', ['Backend Engineer'], ['BACKEND ENGINEER', 'Backend Developer']],
    ['is given twice', ['Backend Engineer'], ['Backend Developer', 'backend  developer']],
    ['is there under other words', ['SRE'], ['Site Reliability Engineer', 'Backend Developer']],
    ['is covered by a saved one', ['Backend Engineer'], ['Backend Engineer, Payments', 'Backend Developer']],
    ['takes in more than the saved one', ['Backend Engineer'], ['Engineer', 'Backend Developer']],
    ['is covered by one before it', ['QA Engineer'], ['Backend Developer', 'Senior Backend Developer']],
    ['is no title', ['Backend Engineer'], ['Ignore All That', 'https://x.example', 'Backend Developer']],
  ])('AI-01 leaves out what %s', (_, positions, titles) => {
    expect(accept(positions, titles)).toEqual(['Backend Developer']);
  });

  test('AI-01 keeps to the level of the saved title', () => {
    const titles = ['Backend Developer', 'Senior Backend Developer', 'Junior Backend Developer'];
    expect(accept(['Senior Backend Engineer'], titles)).toEqual(['Senior Backend Developer']);
  });

  test('AI-01 leaves out what the person has removed while it was asked', () => {
    const titles = ['Backend Developer', 'API Developer'];
    expect(accept(['Backend Engineer'], titles, { before: ['Backend Developer'] })).toEqual([
      'API Developer',
    ]);
  });

  test('AI-01 is nothing where the title was removed meanwhile', () => {
    const before = profile(['Backend Engineer', 'Designer']);
    const answer = { core: '', titles: ['Backend Developer'] };
    expect(accepted(profile(['Designer']), before, 'Backend Engineer', answer)).toEqual([]);
  });

  test('AI-01 is never a duplicate, never more than there is room for, and nothing when it comes again', () => {
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
          const more = accepted(user, user, parent, { core: '', titles: answer });
          expect(more.length).toBeLessThanOrEqual(roomUnder(parent, user));
          const after = { ...user, generatedPositions: [...user.generatedPositions, ...more] };
          for (const { position } of more) {
            expect(position).toBe(titleCase(position));
            const others = [...saved, ...before];
            expect(others.some((one) => names(parseTitle(one), parseTitle(position)))).toBe(false);
          }
          expect(new Set(more.map(({ position }) => position.toLowerCase())).size).toBe(more.length);
          const again = accepted(after, after, parent, { core: '', titles: more.map((one) => one.position) });
          expect(again).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('the room for suggestions', () => {
  const many = (number: number, name = 'Title') => Array.from({ length: number }, (_, at) => `${name} ${at}`);

  test('AI-01 is six for a title, less what it has', () => {
    expect(roomUnder('Designer', profile(['Designer']))).toBe(MOST_PER_TITLE);
    expect(roomUnder('Designer', profile(['Designer'], many(4)))).toBe(2);
    expect(roomUnder('designer', profile(['Designer'], many(7)))).toBe(0);
    expect(roomUnder('Designer', profile(['Designer'], many(7), 'Other'))).toBe(6);
  });

  test('AI-01 leaves ten titles for the person’s own, and never passes what a profile may watch', () => {
    expect(roomUnder('Designer', profile(['Designer'], many(MOST_SUGGESTED - 2), 'Other'))).toBe(2);
    expect(MAX_TITLES - MOST_SUGGESTED).toBe(10);
    expect(roomUnder('Designer', profile(['Designer', ...many(37)], ['A'], 'Other'))).toBe(1);
    expect(roomUnder('Designer', profile(['Designer', ...many(45)]))).toBe(0);
  });

  test('AI-01 a saved title is meant whatever its capitals, and no suggested one', () => {
    const user = profile(['Backend Engineer', 'iOS Developer'], ['Server Engineer']);
    expect(savedTitle(user, ' backend  ENGINEER')).toBe('Backend Engineer');
    expect(savedTitle(user, 'ios developer')).toBe('iOS Developer');
    expect(savedTitle(user, 'Server Engineer')).toBeUndefined();
    expect(savedTitle(user, '')).toBeUndefined();
  });
});
