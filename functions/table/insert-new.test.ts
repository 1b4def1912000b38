import { BatchExecuteStatementCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { mockTable } from './fixtures/mock-table.ts';
import { insertNew } from './insert-new.ts';

const { documents, table } = mockTable();
beforeEach(() => {
  documents.reset();
  // Retries don't wait.
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => void jest.restoreAllMocks());
const rows = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ pk: `ALERT#${number}`, sk: 'job', left: undefined }));
const enoughTime = () => 60_000;
const batches = () =>
  documents
    .commandCalls(BatchExecuteStatementCommand)
    .map(({ args }) => (args[0].input.Statements ?? []).map(({ Parameters }) => Parameters?.[0]));
const responses = (...codes: string[]) => ({
  Responses: codes.map((Code) => (Code === '' ? {} : { Error: { Code: Code as 'DuplicateItem' } })),
});

describe('an insert of new rows', () => {
  test('writes 25 rows per call, and makes no call without rows', async () => {
    documents
      .on(BatchExecuteStatementCommand)
      .callsFake(({ Statements }: { Statements: unknown[] }) => responses(...Statements.map(() => '')));
    await insertNew(table, rows(110), enoughTime);
    expect(batches().map(({ length }) => length)).toEqual([25, 25, 25, 25, 10]);
    expect(batches().flat()).toEqual(rows(110).map(({ pk }) => pk));
    await insertNew(table, [], enoughTime);
    expect(batches()).toHaveLength(5);
    expect(documents.commandCalls(BatchExecuteStatementCommand)[0]?.args[0].input.Statements?.[0]).toEqual({
      Statement: `INSERT INTO "daybreak" VALUE {'pk': ?, 'sk': ?}`,
      Parameters: ['ALERT#0', 'job'],
    });
  });

  test('leaves existing rows unchanged, and retries throttled rows and rows without a response', async () => {
    documents
      .on(BatchExecuteStatementCommand)
      .resolvesOnce(responses('DuplicateItem', 'ThrottlingError', ''))
      .resolvesOnce(responses('DuplicateItem', 'InternalServerError'))
      .resolvesOnce(responses(''));
    await insertNew(table, rows(4), enoughTime);
    expect(batches()).toEqual([
      ['ALERT#0', 'ALERT#1', 'ALERT#2', 'ALERT#3'],
      ['ALERT#1', 'ALERT#3'],
      ['ALERT#3'],
    ]);
  });

  test('OPS-01 writes all rows of a burst that is throttled nine times', async () => {
    const refusals = new Map<string, number>();
    const written = new Set<string>();
    const write = (pk: string) => {
      const count = refusals.get(pk) ?? 0;
      refusals.set(pk, count + 1);
      if (count < 9) return 'ThrottlingError';
      written.add(pk);
      return '';
    };
    documents
      .on(BatchExecuteStatementCommand)
      .callsFake(({ Statements }: { Statements: { Parameters: [string] }[] }) =>
        responses(...Statements.map(({ Parameters: [pk] }) => write(pk))),
      );
    await insertNew(table, rows(3_000), enoughTime);
    expect(written.size).toBe(3_000);
  });

  test('OPS-01 retries while time is left, also after a throttled call', async () => {
    documents
      .on(BatchExecuteStatementCommand)
      .rejectsOnce(Object.assign(new Error('Throughput exceeds …'), { name: 'ThrottlingException' }))
      .resolves(responses('ThrottlingError'));
    let attempts = 12;
    const timeLeft = () => {
      attempts -= 1;
      return attempts > 0 ? 60_000 : 1_000;
    };
    await expect(insertNew(table, rows(1), timeLeft)).rejects.toThrow(
      'DynamoDB left 1 rows unwritten: ThrottlingError.',
    );
    expect(batches()).toHaveLength(12);
  });

  test.each([
    ['there is no time for another attempt', 'ProvisionedThroughputExceeded', 1_500],
    ['a row is refused', 'ValidationError', 60_000],
  ])('fails at once if %s', async (_, code, left) => {
    documents.on(BatchExecuteStatementCommand).resolves(responses(code));
    const inserted = insertNew(table, rows(1), () => left);
    await expect(inserted).rejects.toThrow(`DynamoDB left 1 rows unwritten: ${code}.`);
    expect(batches()).toHaveLength(1);
  });
});
