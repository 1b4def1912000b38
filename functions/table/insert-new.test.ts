import { BatchExecuteStatementCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { mockTable } from './fixtures/mock-table.ts';
import { insertNew } from './insert-new.ts';

const { documents, table } = mockTable();
beforeEach(() => {
  documents.reset();
  // Tries follow one another at once.
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => void jest.restoreAllMocks());
const rows = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ pk: `ALERT#${number}`, sk: 'job', left: undefined }));
const LONG = () => 60_000;
const asked = () =>
  documents
    .commandCalls(BatchExecuteStatementCommand)
    .map(({ args }) => (args[0].input.Statements ?? []).map(({ Parameters }) => Parameters?.[0]));
const answers = (...codes: string[]) => ({
  Responses: codes.map((Code) => (Code === '' ? {} : { Error: { Code: Code as 'DuplicateItem' } })),
});

describe('writing rows that are new', () => {
  test('takes twenty-five a call, and none for none', async () => {
    documents
      .on(BatchExecuteStatementCommand)
      .callsFake(({ Statements }: { Statements: unknown[] }) => answers(...Statements.map(() => '')));
    await insertNew(table, rows(110), LONG);
    expect(asked().map(({ length }) => length)).toEqual([25, 25, 25, 25, 10]);
    expect(asked().flat()).toEqual(rows(110).map(({ pk }) => pk));
    await insertNew(table, [], LONG);
    expect(asked()).toHaveLength(5);
    expect(documents.commandCalls(BatchExecuteStatementCommand)[0]?.args[0].input.Statements?.[0]).toEqual({
      Statement: `INSERT INTO "daybreak" VALUE {'pk': ?, 'sk': ?}`,
      Parameters: ['ALERT#0', 'job'],
    });
  });

  test('leaves a row that is there, and asks again for what the table was too busy to write or did not answer', async () => {
    documents
      .on(BatchExecuteStatementCommand)
      .resolvesOnce(answers('DuplicateItem', 'ThrottlingError', ''))
      .resolvesOnce(answers('DuplicateItem', 'InternalServerError'))
      .resolvesOnce(answers(''));
    await insertNew(table, rows(4), LONG);
    expect(asked()).toEqual([
      ['ALERT#0', 'ALERT#1', 'ALERT#2', 'ALERT#3'],
      ['ALERT#1', 'ALERT#3'],
      ['ALERT#3'],
    ]);
  });

  test('OPS-01 writes all rows of a burst that a table refuses nine times over', async () => {
    const refusals = new Map<string, number>();
    const written = new Set<string>();
    const once = (pk: string) => {
      const count = refusals.get(pk) ?? 0;
      refusals.set(pk, count + 1);
      if (count < 9) return 'ThrottlingError';
      written.add(pk);
      return '';
    };
    documents
      .on(BatchExecuteStatementCommand)
      .callsFake(({ Statements }: { Statements: { Parameters: [string] }[] }) =>
        answers(...Statements.map(({ Parameters: [pk] }) => once(pk))),
      );
    await insertNew(table, rows(3_000), LONG);
    expect(written.size).toBe(3_000);
  });

  test('OPS-01 asks again as long as there is time, also where the whole call was throttled', async () => {
    documents
      .on(BatchExecuteStatementCommand)
      .rejectsOnce(Object.assign(new Error('Throughput exceeds …'), { name: 'ThrottlingException' }))
      .resolves(answers('ThrottlingError'));
    let turns = 12;
    const timeLeft = () => {
      turns -= 1;
      return turns > 0 ? 60_000 : 1_000;
    };
    await expect(insertNew(table, rows(1), timeLeft)).rejects.toThrow(
      'DynamoDB left 1 rows unwritten: ThrottlingError.',
    );
    expect(asked()).toHaveLength(12);
  });

  test.each([
    ['there is no time for another try', 'ProvisionedThroughputExceeded', 1_500],
    ['a row is refused', 'ValidationError', 60_000],
  ])('fails at once when %s', async (_, code, left) => {
    documents.on(BatchExecuteStatementCommand).resolves(answers(code));
    const inserted = insertNew(table, rows(1), () => left);
    await expect(inserted).rejects.toThrow(`DynamoDB left 1 rows unwritten: ${code}.`);
    expect(asked()).toHaveLength(1);
  });
});
