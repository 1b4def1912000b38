import { beforeEach, describe, expect, test } from '@jest/globals';
import { fileBoard } from './file-board.ts';

let filed: string[][];
beforeEach(() => {
  filed = [];
});
const fileUnder = (filedUnder: string[], names: readonly string[]) =>
  fileBoard({ file: async (...row) => void filed.push(row) }, { sk: 'lever:acme', filedUnder }, names);

describe('filing a board under its employers', () => {
  test('writes a row for each employer, whatever its spellings', async () => {
    expect(await fileUnder([], ['Acme, Inc.', 'ACME ', 'Globex', '!!'])).toEqual(['globex', 'acme']);
    expect(filed).toEqual([
      ['lever:acme', 'globex', 'Globex'],
      ['lever:acme', 'acme', 'Acme, Inc.'],
    ]);
  });

  test('writes nothing for an employer that it is filed under', async () => {
    expect(await fileUnder(['acme'], ['Acme'])).toEqual(['acme']);
    expect(filed).toEqual([]);
  });

  test('stops at 50 employers', async () => {
    const names = Array.from({ length: 60 }, (_, number) => `Employer ${number}`);
    expect(await fileUnder(['acme'], names)).toHaveLength(50);
    expect(await fileUnder(names, ['Globex'])).toHaveLength(60);
    expect(filed).toHaveLength(49);
  });
});
