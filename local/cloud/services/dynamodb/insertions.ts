import { z } from 'zod';
import { AwsError } from '../../gateway/aws-error.ts';

const batch = z.object({
  Statements: z.array(z.object({ Statement: z.string(), Parameters: z.array(z.unknown()).default([]) })),
});

/** An item that a statement of PartiQL puts into a table. */
export interface Insertion {
  table: string;
  item: Record<string, unknown>;
}

/**
 * What BatchExecuteStatement is to insert. Of PartiQL the local cloud plays this much: `INSERT INTO "table" VALUE
 * {'name': ?, …}`, each value a parameter. https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ql-reference.insert.html
 */
export function insertionsOf(body: unknown): Insertion[] {
  return batch.parse(body).Statements.map(({ Statement, Parameters }) => {
    const [, table, values = ''] = /^INSERT INTO "([\w.-]+)" VALUE \{(.+)\}$/.exec(Statement) ?? [];
    const names = values.split(', ').map((value) => /^'([\w.-]+)': \?$/.exec(value)?.[1]);
    if (table === undefined || names.length !== Parameters.length) throw unknown(Statement);
    const item = names.map((name, at) => {
      if (name === undefined) throw unknown(Statement);
      return [name, Parameters[at]] as const;
    });
    return { table, item: Object.fromEntries(item) };
  });
}

const unknown = (statement: string) =>
  new AwsError(400, 'ValidationException', `The local cloud does not play the statement ${statement}`);
