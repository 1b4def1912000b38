import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  addSuggestions,
  addTitle,
  countTitles,
  isFull,
  orphanSuggestions,
  type ProfileTitles,
  removeSuggested,
  removeTyped,
  restoreTitles,
  suggestionsFor,
} from './profile-titles.ts';

const suggestion = (parent: string, position: string) => ({
  corePosition: parent,
  parentPosition: parent,
  position,
});
const given: ProfileTitles = {
  positions: ['Backend Engineer', 'Data Analyst'],
  generatedPositions: [
    suggestion('Backend Engineer', 'Server Engineer'),
    suggestion('Data Analyst', 'Reporting Analyst'),
    suggestion('Backend Engineer', 'API Engineer'),
  ],
};
const names = ({ positions, generatedPositions }: ProfileTitles) => [
  ...positions,
  ...generatedPositions.map(({ position }) => position),
];

describe('profile titles', () => {
  test.each([
    ['  senior   ios engineer ', 'Senior iOS Engineer'],
    ['VP OF ENGINEERING', 'VP of Engineering'],
    ['<b>qa</b> lead', '<B>qa</B> Lead'],
    ['développeur ⚡ backend', 'Développeur ⚡ Backend'],
    ['مهندس برمجيات', 'مهندس برمجيات'],
  ])('TITLE-02 %j is added as %j', (typed, kept) => {
    const addition = addTitle(given, typed);
    expect(addition).toMatchObject({ kind: 'added', title: kept });
    expect(addition.kind === 'added' && addition.titles.positions).toEqual([...given.positions, kept]);
  });

  test.each(['', '   ', '\t\u200f'])('TITLE-02 %j is empty and ignored', (typed) => {
    expect(addTitle(given, typed)).toEqual({ kind: 'empty' });
  });

  test.each([
    ['data ANALYST', 'Data Analyst is already on your list.'],
    ['!!!', 'A job title needs a letter or a digit.'],
    ['x'.repeat(101), 'A job title cannot be longer than 100 characters.'],
  ])('TITLE-02 %j is refused with a sentence', (typed, message) => {
    expect(addTitle(given, typed)).toEqual({ kind: 'refused', message });
  });

  test('TITLE-02 turns a suggested title into a typed one', () => {
    const addition = addTitle(given, 'api engineer');
    expect(addition.kind === 'added' && names(addition.titles)).toEqual([
      'Backend Engineer',
      'Data Analyst',
      'API Engineer',
      'Server Engineer',
      'Reporting Analyst',
    ]);
  });

  test('TITLE-02 accepts the first 40 of 200 titles and explains the rest', () => {
    let titles: ProfileTitles = { positions: [], generatedPositions: [] };
    const refusals = new Set<string>();
    for (let n = 1; n <= 200; n += 1) {
      const addition = addTitle(titles, `Engineer ${n}`);
      if (addition.kind === 'added') titles = addition.titles;
      if (addition.kind === 'refused') refusals.add(addition.message);
    }
    expect([countTitles(titles), titles.positions.at(-1), isFull(titles)]).toEqual([40, 'Engineer 40', true]);
    expect([...refusals]).toEqual([
      'You can have up to 40 job titles, including suggestions. Remove one to add another.',
    ]);
  });

  test('TITLE-01 removes a typed title with its suggestions, and a suggested one alone', () => {
    expect(names(removeTyped(given, 'BACKEND engineer'))).toEqual(['Data Analyst', 'Reporting Analyst']);
    expect(names(removeSuggested(given, 'Server Engineer'))).toEqual([
      'Backend Engineer',
      'Data Analyst',
      'Reporting Analyst',
      'API Engineer',
    ]);
  });

  test('TITLE-01 finds a title’s suggestions, and those of removed titles', () => {
    expect(suggestionsFor(given, 'backend engineer').map(({ position }) => position)).toEqual([
      'Server Engineer',
      'API Engineer',
    ]);
    const orphaned = { ...given, positions: ['Backend Engineer'] };
    expect(orphanSuggestions(orphaned).map(({ position }) => position)).toEqual(['Reporting Analyst']);
  });

  test('TITLE-01 undoing restores exactly what was removed', () => {
    const index = fc.nat({ max: 4 });
    fc.assert(
      fc.property(index, (at) => {
        const title = names(given)[at] ?? '';
        const after = at < 2 ? removeTyped(given, title) : removeSuggested(given, title);
        expect(restoreTitles(after, given, after)).toEqual(given);
      }),
    );
  });

  test('TITLE-01 undoing keeps later changes and never exceeds 40', () => {
    const after = removeTyped(given, 'Backend Engineer');
    const since = { ...after, positions: ['Product Manager', ...after.positions] };
    expect(names(restoreTitles(since, given, after))).toEqual([
      'Backend Engineer',
      'Product Manager',
      'Data Analyst',
      'Server Engineer',
      'Reporting Analyst',
      'API Engineer',
    ]);
    const full = { positions: Array.from({ length: 40 }, (_, n) => `Engineer ${n}`), generatedPositions: [] };
    expect(countTitles(restoreTitles(full, given, after))).toBe(40);
  });

  test('AI-01 adds each suggestion once, and none for a removed title', () => {
    const suggested = [
      suggestion('Data Analyst', 'server engineer'),
      suggestion('Data Analyst', 'Insights Analyst'),
      suggestion('Backend Engineer', 'Platform Engineer'),
    ];
    expect(names(addSuggestions(given, 'Data Analyst', suggested))).toEqual([
      ...names(given),
      'Insights Analyst',
    ]);
    const gone = removeTyped(given, 'Data Analyst');
    expect(addSuggestions(gone, 'Data Analyst', suggested)).toBe(gone);
  });
});
