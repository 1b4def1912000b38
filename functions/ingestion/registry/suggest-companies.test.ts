import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { type EmployerBoard, rankCompanies, suggestCompanies } from './suggest-companies.ts';

const board = (company: string, facts: Partial<EmployerBoard> = {}): EmployerBoard => ({
  company,
  favorite: false,
  paused: false,
  trust: 'trusted',
  postings: 10,
  ...facts,
});
const suggest = (boards: readonly EmployerBoard[], text: string) =>
  suggestCompanies(rankCompanies(boards), text);

const BOARDS = [
  board('Larkspur Systems', { postings: 40 }),
  board('Larkspur Systems, Inc.', { postings: 3 }),
  board('Harrow & Lark', { favorite: true }),
  board('Larch Labs', { favorite: true, postings: 5 }),
  board('Lark', { postings: 1 }),
  board('Société du Lac', { postings: 2 }),
  board('Larder', { paused: true, favorite: true }),
  board('', { favorite: true }),
  board('  Larksong  ', { postings: 41 }),
];

describe('suggestions of companies', () => {
  test.each([
    ['lar', ['Larch Labs', 'Larkspur Systems', 'Larksong', 'Lark', 'Harrow & Lark']],
    ['LARK', ['Lark', 'Larkspur Systems', 'Larksong', 'Harrow & Lark']],
    ['systems', ['Larkspur Systems']],
    ['societe', ['Société du Lac']],
    ['SOCIÉTÉ DU', ['Société du Lac']],
    ['harrow and', ['Harrow & Lark']],
    [' harrow  &  lark ', ['Harrow & Lark']],
    ['arks', []],
    ['larder', []],
    ['', []],
    [' !? ', []],
    ['<script>', []],
  ])('PROF-01 for %j: %j', (text, names) => {
    expect(suggest(BOARDS, text)).toEqual(names);
  });

  test('PROF-01 returns at most 8, and rejects text that is too long', () => {
    const many = Array.from({ length: 30 }, (_, at) => board(`Acme ${at}`));
    expect(suggest(many, 'acme')).toHaveLength(8);
    expect(() => suggest(BOARDS, 'x'.repeat(201))).toThrow('at most 200 characters');
  });

  test('PROF-01 lists an employer with several boards once, named as on its largest board', () => {
    const boards = [board('ACME'), board('Acme, Inc.', { postings: 11 }), board('acme llc')];
    expect(suggest(boards, 'acme')).toEqual(['Acme, Inc.']);
  });

  test('PROF-01 finds a company by the start of any of its words, and nothing else', () => {
    const word = fc.stringMatching(/^[x-z]{1,4}$/);
    const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.uniqueArray(name, { maxLength: 8 }), word, (names, text) => {
        const expected = names.filter((one) => one.split(' ').some((part) => part.startsWith(text)));
        const found = suggest(
          names.map((one) => board(one)),
          text,
        );
        expect([...found].sort()).toEqual(expected.sort());
      }),
    );
  });
});
