import { z } from 'zod';
import { AwsError } from '../../gateway/aws-error.ts';

const batch = z.object({
  Statements: z.array(z.object({ Statement: z.string(), Parameters: z.array(z.unknown()).default([]) })),
});

/** An item that a PartiQL statement inserts into a table. */
export interface Insertion {
  table: string;
  item: Record<string, unknown>;
}

/**
 * Parses the statements of BatchExecuteStatement. The only supported form is `INSERT INTO "table" VALUE {'name': ?, …}`
 * with a parameter for each value:
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ql-reference.insert.html
 */
export function parseInsertions(body: unknown): Insertion[] {
  return batch.parse(body).Statements.map(({ Statement, Parameters }) => {
    const [, table, values = ''] = /^INSERT INTO "([\w.-]+)" VALUE \{(.+)\}$/.exec(Statement) ?? [];
    const names = values.split(', ').map((value) => /^'([\w.-]+)': \?$/.exec(value)?.[1]);
    if (table === undefined || names.length !== Parameters.length) throw unsupported(Statement);
    const item = names.map((name, position) => {
      if (name === undefined) throw unsupported(Statement);
      return [name, Parameters[position]] as const;
    });
    return { table, item: Object.fromEntries(item) };
  });
}

const unsupported = (statement: string) =>
  new AwsError(400, 'ValidationException', `The emulator does not support the statement ${statement}`);
