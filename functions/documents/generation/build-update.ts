import type { Key } from '../../table/keys.ts';
import type { Fields } from './generation-job.ts';

/** A change to a row, and the condition under which it applies. */
export interface Change {
  readonly fields: Fields;
  readonly condition: string;
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Builds an update that sets the defined fields, removes the undefined ones and keeps all other attributes. */
export function buildUpdate({ pk, sk }: Key, { fields, condition, names, values }: Change) {
  const entries = Object.entries(fields).map(([name, value], at) => ({ name, value, at }));
  const set = entries.filter(({ value }) => value !== undefined);
  const removed = entries.filter(({ value }) => value === undefined);
  const clauses = [
    ...(set.length > 0 ? [`SET ${set.map(({ at }) => `#f${at} = :f${at}`).join(', ')}`] : []),
    ...(removed.length > 0 ? [`REMOVE ${removed.map(({ at }) => `#f${at}`).join(', ')}`] : []),
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
