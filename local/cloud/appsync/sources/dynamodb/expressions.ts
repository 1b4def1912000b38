import { type Item, toItem } from './attributes.ts';
import type { ExpressionRequest, ProjectionRequest } from './schemas.ts';

/**
 * Merges the names and values of all expressions of a call; undefined when there are none. An empty `{}` of a condition
 * or filter is kept, and DynamoDB refuses it as on AWS.
 */
export function mergeNamesAndValues(
  expressions: Readonly<Record<string, ExpressionRequest | ProjectionRequest | null | undefined>>,
): {
  ExpressionAttributeNames: Record<string, string> | undefined;
  ExpressionAttributeValues: Item | undefined;
} {
  const names: Record<string, string> = {};
  const values: Item = {};
  let hasEmpty = false;
  for (const [field, expression] of Object.entries(expressions)) {
    if (!expression) continue;
    Object.assign(names, expression.expressionNames);
    if (!('expressionValues' in expression) || !expression.expressionValues) continue;
    const converted = toItem(expression.expressionValues, `$[${field}][expressionValues]`);
    Object.assign(values, converted);
    // ddb.update writes {} for an update that only removes.
    hasEmpty ||= field !== 'update' && Object.keys(converted).length === 0;
  }
  return {
    ExpressionAttributeNames: Object.keys(names).length > 0 ? names : undefined,
    ExpressionAttributeValues: Object.keys(values).length > 0 || hasEmpty ? values : undefined,
  };
}
