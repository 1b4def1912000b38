import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { adapterOf, systems } from '../../adapters/adapters.ts';
import { parseEntries } from './register-boards.ts';

const text = readFileSync('functions/ingestion/registry/starter.tsv', 'utf8');
const rows = text
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));
const [header, ...boards] = rows;
const ids = boards.map(([ats, slug]) => `${ats}\t${slug}`);

describe('the starter registry', () => {
  test('has one line per board, with system, slug and employer, and no stray spaces', () => {
    expect(header).toEqual(['ats', 'slug', 'company']);
    expect(
      boards.filter((row) => row.length !== 3 || row.some((cell) => cell === '' || cell !== cell.trim())),
    ).toEqual([]);
    expect(text.endsWith('\n')).toBe(true);
    expect(boards.length).toBeGreaterThanOrEqual(3_000);
  });

  test('is sorted by system and slug, without duplicates', () => {
    expect(ids).toEqual([...new Set(ids)].sort());
  });

  test('lists no board twice in different case', () => {
    expect(new Set(ids.map((id) => id.toLowerCase())).size).toBe(ids.length);
  });

  test('lists every employer once, unless it has several sites on Workday', () => {
    const others = boards.filter(([ats]) => ats !== 'workday');
    const onWorkday = new Set(
      boards.filter(([ats]) => ats === 'workday').map(([, , company = '']) => company.toLowerCase()),
    );
    const names = others.map(([, , company = '']) => company.toLowerCase());
    expect(names.filter((name, place) => names.indexOf(name) !== place || onWorkday.has(name))).toEqual([]);
  });

  test('has valid slugs only', () => {
    expect(boards.filter(([ats = '', slug = '']) => !adapterOf(ats).slug.test(slug))).toEqual([]);
  });

  test('has boards of the systems that most technology employers use', () => {
    const perSystem = Map.groupBy(boards, ([ats]) => ats);
    for (const ats of ['ashby', 'greenhouse', 'lever', 'recruitee', 'smartrecruiters', 'workable', 'workday'])
      expect(perSystem.get(ats)?.length).toBeGreaterThan(5);
  });

  test('can be imported', () => {
    expect(parseEntries(text)).toHaveLength(boards.length);
  });
});

test('ING-01 the help of the command names every system', () => {
  const help = readFileSync('local/help/boards.txt', 'utf8');
  expect(help).toContain(`Systems (ats): ${systems().join(', ')}.`);
});
