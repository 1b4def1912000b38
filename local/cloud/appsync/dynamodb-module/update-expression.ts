import type { Expression } from '../built-ins/expressions.ts';
import type { TypedValue } from '../built-ins/typed-values.ts';
import { isObject, type PlainObject } from '../runtime/plain-object.ts';
import { toItemValue } from './item-values.ts';

/** The operations of `ddb.update`, in the form recorded from EvaluateCode. */
export const operations = {
  add: (value: unknown) => ({ type: 'OPERATION_ADD', value }),
  append: (items: unknown) => ({ type: 'OPERATION_APPEND', items }),
  decrement: (by: unknown) => ({ type: 'OPERATION_DECREMENT', by }),
  increment: (by: unknown) => ({ type: 'OPERATION_INCREMENT', by }),
  prepend: (items: unknown) => ({ type: 'OPERATION_PREPEND', items }),
  remove: () => ({ type: 'OPERATION_REMOVE' }),
  replace: (value: unknown) => ({ type: 'OPERATION_REPLACE', value }),
  updateListItem: (value: unknown, index: unknown) => ({ type: 'OPERATION_UPDATE_LIST_ITEM', value, index }),
};

const operationOf = (value: unknown): string | null =>
  isObject(value) && typeof value['type'] === 'string' && value['type'].startsWith('OPERATION_')
    ? value['type']
    : null;

interface Clause {
  readonly path: readonly string[];
  /** The right-hand side of SET, or null for REMOVE. */
  readonly set: ((name: string, bind: (value: unknown) => string) => string) | null;
}

function operationClause(path: readonly string[], operation: PlainObject): Clause {
  const { type, value, items, by, index } = operation;
  switch (type) {
    case 'OPERATION_APPEND':
      return { path, set: (name, bind) => `${name} = list_append(${name}, ${bind(items)})` };
    case 'OPERATION_PREPEND':
      return { path, set: (name, bind) => `${name} = list_append(${bind(items)}, ${name})` };
    case 'OPERATION_INCREMENT':
      return { path, set: (name, bind) => `${name} = ${name} + ${bind(by ?? 1)}` };
    case 'OPERATION_DECREMENT':
      return { path, set: (name, bind) => `${name} = ${name} - ${bind(by ?? 1)}` };
    case 'OPERATION_REMOVE':
      return { path, set: null };
    case 'OPERATION_UPDATE_LIST_ITEM':
      return { path, set: (name, bind) => `${name}[${index}] = ${bind(value)}` };
    default:
      return { path, set: (name, bind) => `${name} = ${bind(value)}` };
  }
}

/** A plain object becomes a path for each of its properties; `operations.replace` sets a whole map. */
function clausesOf(path: readonly string[], value: unknown): Clause[] {
  if (operationOf(value)) return isObject(value) ? [operationClause(path, value)] : [];
  if (Array.isArray(value) && value.length > 0 && value.every(operationOf)) {
    return value.map((operation) => operationClause(path, operation));
  }
  if (isObject(value) && Object.keys(value).length > 0 && toItemValue(value)['M'] !== undefined) {
    return Object.entries(value).flatMap(([key, inner]) => clausesOf([...path, key], inner));
  }
  return [{ path, set: (name, bind) => `${name} = ${bind(value)}` }];
}

/** One SET list, then one REMOVE list, with numbered names and values. */
export function toUpdateExpression(update: PlainObject): Expression {
  const clauses = Object.entries(update).flatMap(([key, value]) =>
    value === undefined ? [] : clausesOf([key], value),
  );
  const aliases = new Map<string, string>();
  const expressionValues: Record<string, TypedValue> = {};
  const alias = (segment: string) => {
    const known = aliases.get(segment) ?? `#expName_${aliases.size + 1}`;
    aliases.set(segment, known);
    return known;
  };
  const bind = (value: unknown) => {
    const name = `:expValue_${Object.keys(expressionValues).length + 1}`;
    expressionValues[name] = toItemValue(value);
    return name;
  };
  const nameOf = ({ path }: Clause) => path.map(alias).join('.');
  const sets = clauses.flatMap((clause) => (clause.set ? [clause.set(nameOf(clause), bind)] : []));
  const removes = clauses.flatMap((clause) => (clause.set ? [] : [nameOf(clause)]));
  const parts = [
    ...(sets.length > 0 ? [`SET ${sets.join(', ')}`] : []),
    ...(removes.length > 0 ? [`REMOVE ${removes.join(', ')}`] : []),
  ];
  const expressionNames = Object.fromEntries([...aliases].map(([segment, name]) => [name, segment]));
  return { expression: parts.join(' '), expressionNames, expressionValues };
}
