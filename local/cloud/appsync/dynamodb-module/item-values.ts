import { mapValues, type TypedValue, toDynamoDB } from '../built-ins/typed-values.ts';
import { isObject, type PlainObject } from '../runtime/plain.ts';

const SET_TYPES = ['SS', 'NS', 'BS'];

/** Typed values of what the module's functions are given: what toStringSet and its kin made stays a set. */
export function toItemValue(value: unknown): TypedValue {
  if (Array.isArray(value)) return { L: value.map(toItemValue) };
  if (!isObject(value)) return toDynamoDB(value);
  const [type, ...others] = Object.keys(value);
  if (type !== undefined && others.length === 0 && SET_TYPES.includes(type)) return value;
  return { M: toItem(value) };
}

/** An item or a key as typed values by attribute. */
export const toItem = (item: PlainObject): Record<string, TypedValue> => mapValues(item, toItemValue);
