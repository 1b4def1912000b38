import { type Item, toItem } from './attributes.ts';
import type { ExpressionRequest, ProjectionRequest } from './schemas.ts';

/** Names and values of all expressions of one call, together as DynamoDB wants them; undefined when there are none. */
export function namesAndValues(
  expressions: Readonly<Record<string, ExpressionRequest | ProjectionRequest | null | undefined>>,
): {
  ExpressionAttributeNames: Record<string, string> | undefined;
  ExpressionAttributeValues: Item | undefined;
} {
  const names: Record<string, string> = {};
  const values: Item = {};
  for (const [field, expression] of Object.entries(expressions)) {
    if (!expression) continue;
    Object.assign(names, expression.expressionNames);
    if ('expressionValues' in expression && expression.expressionValues) {
      Object.assign(values, toItem(expression.expressionValues, `$[${field}][expressionValues]`));
    }
  }
  return {
    ExpressionAttributeNames: Object.keys(names).length > 0 ? names : undefined,
    ExpressionAttributeValues: Object.keys(values).length > 0 ? values : undefined,
  };
}
