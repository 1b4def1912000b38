import { BatchExecuteStatementCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { mockedTable } from './fixtures/mocked-table.ts';
import { insertNew } from './insert-new.ts';

const { documents, table } = mockedTable();
beforeEach(() => void documents.reset());
const rows = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ pk: `ALERT#${number}`, sk: 'job', left: undefined }));
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
    await insertNew(table, rows(110));
    expect(asked().map(({ length }) => length)).toEqual([25, 25, 25, 25, 10]);
    expect(asked().flat()).toEqual(rows(110).map(({ pk }) => pk));
    await insertNew(table, []);
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
    await insertNew(table, rows(4));
    expect(asked()).toEqual([
      ['ALERT#0', 'ALERT#1', 'ALERT#2', 'ALERT#3'],
      ['ALERT#1', 'ALERT#3'],
      ['ALERT#3'],
    ]);
  });

  test.each([
    ['the table stays too busy', 'ProvisionedThroughputExceeded', 6],
    ['a row is refused', 'ValidationError', 1],
  ])('fails when %s', async (_, code, calls) => {
    documents.on(BatchExecuteStatementCommand).resolves(answers(code));
    await expect(insertNew(table, rows(1))).rejects.toThrow(`DynamoDB left 1 rows unwritten: ${code}.`);
    expect(asked()).toHaveLength(calls);
  });
});
