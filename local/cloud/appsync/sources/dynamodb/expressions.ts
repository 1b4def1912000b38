import { type Item, toItem } from './attributes.ts';
import type { ExpressionRequest, ProjectionRequest } from './schemas.ts';

/**
 * Names and values of all expressions of one call, together as DynamoDB wants them; undefined when there are none. A
 * condition or filter that states no values at all, `{}`, is handed on as it is, and DynamoDB refuses it as on AWS.
 */
export function namesAndValues(
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
    const given = toItem(expression.expressionValues, `$[${field}][expressionValues]`);
    Object.assign(values, given);
    // ddb.update writes {} for an update that only removes.
    hasEmpty ||= field !== 'update' && Object.keys(given).length === 0;
  }
  return {
    ExpressionAttributeNames: Object.keys(names).length > 0 ? names : undefined,
    ExpressionAttributeValues: Object.keys(values).length > 0 || hasEmpty ? values : undefined,
  };
}
