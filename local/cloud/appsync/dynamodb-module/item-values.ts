import { mapValues, type TypedValue, toDynamoDB } from '../built-ins/typed-values.ts';
import { isObject, type PlainObject } from '../runtime/plain-object.ts';

const SET_TYPES = ['SS', 'NS', 'BS'];

/** Converts a value to a typed value, and keeps the sets of toStringSet, toNumberSet and toBinarySet. */
export function toItemValue(value: unknown): TypedValue {
  if (Array.isArray(value)) return { L: value.map(toItemValue) };
  if (!isObject(value)) return toDynamoDB(value);
  const [type, ...others] = Object.keys(value);
  if (type !== undefined && others.length === 0 && SET_TYPES.includes(type)) return value;
  return { M: toItem(value) };
}

export const toItem = (item: PlainObject): Record<string, TypedValue> => mapValues(item, toItemValue);
