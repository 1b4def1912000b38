import type { Key } from '../../table/keys.ts';
import type { Fields } from './writing.ts';

/** A change of a row, and what must hold for it. */
export interface Change {
  readonly fields: Fields;
  readonly condition: string;
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The update that sets every field which is defined, takes the others away, and leaves the rest of the row. */
export function updateOf({ pk, sk }: Key, { fields, condition, names, values }: Change) {
  const entries = Object.entries(fields).map(([name, value], at) => ({ name, value, at }));
  const set = entries.filter(({ value }) => value !== undefined);
  const gone = entries.filter(({ value }) => value === undefined);
  const clauses = [
    ...(set.length > 0 ? [`SET ${set.map(({ at }) => `#f${at} = :f${at}`).join(', ')}`] : []),
    ...(gone.length > 0 ? [`REMOVE ${gone.map(({ at }) => `#f${at}`).join(', ')}`] : []),
  ];
  return {
    Key: { pk, sk },
    UpdateExpression: clauses.join(' '),
    ConditionExpression: condition,
    ExpressionAttributeNames: {
      ...names,
      ...Object.fromEntries(entries.map(({ name, at }) => [`#f${at}`, name])),
    },
    ExpressionAttributeValues: {
      ...values,
      ...Object.fromEntries(set.map(({ value, at }) => [`:f${at}`, value])),
    },
  };
}
