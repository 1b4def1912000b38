import { BatchExecuteStatementCommand, type BatchExecuteStatementCommandOutput } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';
import { backOff, isRetryable, isRetryableCode, type TimeLeft } from './retry.ts';
import type { Table } from './table.ts';

/** The most statements DynamoDB takes in one call. */
const MAX_STATEMENTS = 25;

/** How many calls are under way at once. */
const CONCURRENT_CALLS = 4;

/** A row is there already: https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchStatementError.html */
const ALREADY_EXISTS = 'DuplicateItem';

/**
 * Writes these rows, each of another key, but for those that are there already, which stay as they are. Costs what
 * as many conditional puts do, in a twenty-fifth of the calls. What DynamoDB is too busy to write is asked for again
 * while time is left. Throws where a row could not be written; others then may have been.
 */
export async function insertNew(table: Table, rows: readonly Key[], timeLeft: TimeLeft): Promise<void> {
  for (let start = 0; start < rows.length; start += CONCURRENT_CALLS * MAX_STATEMENTS) {
    const starts = Array.from({ length: CONCURRENT_CALLS }, (_, call) => start + call * MAX_STATEMENTS);
    await Promise.all(
      starts.map((from) => insertBatch(table, rows.slice(from, from + MAX_STATEMENTS), timeLeft)),
    );
  }
}

async function insertBatch(table: Table, rows: readonly Key[], timeLeft: TimeLeft): Promise<void> {
  let left = rows;
  for (let turn = 1; left.length > 0; turn += 1) {
    const answers = await send(table, left);
    // Who is given no answer has not been told that it is written.
    const codes = left.map((_, at) => (answers[at] ? answers[at].Error?.Code : 'InternalServerError'));
    const failed = codes.flatMap((code) => (code === undefined || code === ALREADY_EXISTS ? [] : code));
    const refused = failed.find((code) => !isRetryableCode(code));
    left = left.filter((_, at) => isRetryableCode(codes[at] ?? ''));
    const isOver = refused !== undefined || (left.length > 0 && !(await backOff(turn, timeLeft)));
    if (isOver) throw new Error(`DynamoDB left ${failed.length} rows unwritten: ${refused ?? failed[0]}.`);
  }
}

/** The answers to each row's statement; none where DynamoDB was too busy for the whole call. */
async function send(
  { documents, name }: Table,
  rows: readonly Key[],
): Promise<NonNullable<BatchExecuteStatementCommandOutput['Responses']>> {
  const Statements = rows.map((row) => insertStatement(name, row));
  try {
    return (await documents.send(new BatchExecuteStatementCommand({ Statements }))).Responses ?? [];
  } catch (error) {
    if (isRetryable(error)) return [];
    throw error;
  }
}

/** A row as a statement of PartiQL, which knows no parameter for a whole row. */
function insertStatement(table: string, row: Key) {
  const attributes: [string, unknown][] = Object.entries(row);
  const given = attributes.filter(([, value]) => value !== undefined);
  const names = given.map(([name]) => `'${name}': ?`);
  return {
    Statement: `INSERT INTO "${table}" VALUE {${names.join(', ')}}`,
    Parameters: given.map(([, value]) => value),
  };
}
