import { setTimeout as wait } from 'node:timers/promises';
import { BatchExecuteStatementCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';

/** The most statements DynamoDB takes in one call. */
const STATEMENTS = 25;

/** How many calls are under way at once. */
const CALLS = 4;

/** What DynamoDB is too busy to write is asked for again so often, each time after a longer wait. */
const TRIES = 6;

/** A row is there already: https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchStatementError.html */
const THERE = 'DuplicateItem';

/** Codes of the same list that say nothing against the row. */
const BUSY = new Set([
  ...['InternalServerError', 'ProvisionedThroughputExceeded', 'RequestLimitExceeded'],
  ...['ThrottlingError', 'TransactionConflict'],
]);

/**
 * Writes these rows, each of another key, but for those that are there already, which stay as they are. Costs what
 * as many conditional puts do, in a twenty-fifth of the calls. Throws where a row could not be written; others then
 * may have been.
 */
export async function insertNew(table: Table, rows: readonly Key[]): Promise<void> {
  for (let start = 0; start < rows.length; start += CALLS * STATEMENTS) {
    const starts = Array.from({ length: CALLS }, (_, call) => start + call * STATEMENTS);
    await Promise.all(starts.map((from) => insertSome(table, rows.slice(from, from + STATEMENTS))));
  }
}

async function insertSome(table: Table, rows: readonly Key[]): Promise<void> {
  let left = rows;
  for (let turn = 1; left.length > 0; turn += 1) {
    const Statements = left.map((row) => insertionOf(table.name, row));
    const { Responses = [] } = await table.documents.send(new BatchExecuteStatementCommand({ Statements }));
    // Who is given no answer has not been told that it is written.
    const codeAt = (at: number) => (Responses[at] ? Responses[at].Error?.Code : 'InternalServerError');
    const failed = left.flatMap((_, at) => codeAt(at) ?? []).filter((code) => code !== THERE);
    const [code] = turn === TRIES ? failed : failed.filter((one) => !BUSY.has(one));
    if (code !== undefined) throw new Error(`DynamoDB left ${failed.length} rows unwritten: ${code}.`);
    left = left.filter((_, at) => BUSY.has(codeAt(at) ?? ''));
    if (left.length > 0) await wait(25 * 2 ** turn * Math.random());
  }
}

/** A row as a statement of PartiQL, which knows no parameter for a whole row. */
function insertionOf(table: string, row: Key) {
  const attributes: [string, unknown][] = Object.entries(row);
  const given = attributes.filter(([, value]) => value !== undefined);
  const names = given.map(([name]) => `'${name}': ?`);
  return {
    Statement: `INSERT INTO "${table}" VALUE {${names.join(', ')}}`,
    Parameters: given.map(([, value]) => value),
  };
}
