import { BatchExecuteStatementCommand, type BatchExecuteStatementCommandOutput } from '@aws-sdk/lib-dynamodb';
import { backOff, isBusy, isBusyCode, type TimeLeft } from './busy.ts';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';

/** The most statements DynamoDB takes in one call. */
const STATEMENTS = 25;

/** How many calls are under way at once. */
const CALLS = 4;

/** A row is there already: https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchStatementError.html */
const THERE = 'DuplicateItem';

/**
 * Writes these rows, each of another key, but for those that are there already, which stay as they are. Costs what
 * as many conditional puts do, in a twenty-fifth of the calls. What DynamoDB is too busy to write is asked for again
 * while time is left. Throws where a row could not be written; others then may have been.
 */
export async function insertNew(table: Table, rows: readonly Key[], timeLeft: TimeLeft): Promise<void> {
  for (let start = 0; start < rows.length; start += CALLS * STATEMENTS) {
    const starts = Array.from({ length: CALLS }, (_, call) => start + call * STATEMENTS);
    await Promise.all(starts.map((from) => insertSome(table, rows.slice(from, from + STATEMENTS), timeLeft)));
  }
}

async function insertSome(table: Table, rows: readonly Key[], timeLeft: TimeLeft): Promise<void> {
  let left = rows;
  for (let turn = 1; left.length > 0; turn += 1) {
    const answers = await send(table, left);
    // Who is given no answer has not been told that it is written.
    const codes = left.map((_, at) => (answers[at] ? answers[at].Error?.Code : 'InternalServerError'));
    const failed = codes.flatMap((code) => (code === undefined || code === THERE ? [] : code));
    const refused = failed.find((code) => !isBusyCode(code));
    left = left.filter((_, at) => isBusyCode(codes[at] ?? ''));
    const isOver = refused !== undefined || (left.length > 0 && !(await backOff(turn, timeLeft)));
    if (isOver) throw new Error(`DynamoDB left ${failed.length} rows unwritten: ${refused ?? failed[0]}.`);
  }
}

/** The answers to each row's statement; none where DynamoDB was too busy for the whole call. */
async function send(
  { documents, name }: Table,
  rows: readonly Key[],
): Promise<NonNullable<BatchExecuteStatementCommandOutput['Responses']>> {
  const Statements = rows.map((row) => insertionOf(name, row));
  try {
    return (await documents.send(new BatchExecuteStatementCommand({ Statements }))).Responses ?? [];
  } catch (error) {
    if (isBusy(error)) return [];
    throw error;
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
