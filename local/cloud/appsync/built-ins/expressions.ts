import { isObject, type PlainObject } from '../runtime/plain-object.ts';
import { type TypedValue, toDynamoDB } from './typed-values.ts';

/** A condition, filter or key condition of DynamoDB. */
export interface Expression {
  readonly expression: string;
  readonly expressionNames: Record<string, string>;
  readonly expressionValues: Record<string, TypedValue>;
}

const COMPARISONS: Readonly<Record<string, string>> = {
  eq: '=',
  ne: '<>',
  lt: '<',
  le: '<=',
  gt: '>',
  ge: '>=',
};
const TYPE_CODES: Readonly<Record<string, string>> = {
  _null: 'NULL',
  string: 'S',
  stringSet: 'SS',
  number: 'N',
  numberSet: 'NS',
  binary: 'B',
  binarySet: 'BS',
  boolean: 'BOOL',
  list: 'L',
  map: 'M',
};

/** Thrown for a filter that AWS renders as null. */
class NotRenderable extends Error {}

const objectOf = (value: unknown): PlainObject => {
  if (isObject(value)) return value;
  throw new NotRenderable();
};
const listOf = (value: unknown, least = 0): unknown[] => {
  if (Array.isArray(value) && value.length >= least) return value;
  throw new NotRenderable();
};

class Renderer {
  readonly names: Record<string, string> = {};
  readonly values: Record<string, TypedValue> = {};

  bind(name: string, value: unknown): string {
    this.values[`:${name}`] = toDynamoDB(value);
    return `:${name}`;
  }

  /** Empty groups render as empty clauses, as on AWS. */
  filter(filter: PlainObject, prefix: string): string[] {
    return Object.entries(filter).map(([key, value]) => {
      if (key === 'and' || key === 'or') return this.group(key, listOf(value), prefix);
      if (key === 'not') return `(NOT ${this.member(objectOf(value), `${prefix}not_`)})`;
      this.names[`#${key}`] = key;
      return joinClauses(this.operators(objectOf(value), `#${key}`, `${prefix}${key}`), 'AND');
    });
  }

  group(joiner: 'and' | 'or', members: readonly unknown[], prefix: string): string {
    const clauses = members.map((member, index) =>
      this.member(objectOf(member), `${prefix}${joiner}_${index}_`),
    );
    return joinClauses(clauses, joiner.toUpperCase());
  }

  member(filter: PlainObject, prefix: string): string {
    return joinClauses(this.filter(filter, prefix), 'AND');
  }

  operators(operators: PlainObject, operand: string, name: string): string[] {
    return Object.entries(operators).map(([operator, value]) => {
      if (operator === 'size') {
        const sized = operand.startsWith('size(') ? operand : `size(${operand})`;
        return joinClauses(this.operators(objectOf(value), sized, `${name}_size`), 'AND');
      }
      return `(${this.clause(operator, value, operand, `${name}_${operator}`)})`;
    });
  }

  clause(operator: string, value: unknown, operand: string, name: string): string {
    const comparison = COMPARISONS[operator];
    if (comparison) return `${operand} ${comparison} ${this.bind(name, value)}`;
    switch (operator) {
      case 'contains':
        return `contains(${operand},${this.bind(name, value)})`;
      case 'notContains':
        return `NOT contains(${operand},${this.bind(name, value)})`;
      case 'beginsWith':
        return `begins_with(${operand},${this.bind(name, value)})`;
      case 'between': {
        const [start, end] = listOf(value, 2);
        return `${operand} BETWEEN ${this.bind(`${name}_start`, start)} AND ${this.bind(`${name}_end`, end)}`;
      }
      case 'in': {
        const bound = listOf(value).map((element, index) => this.bind(`${name}_${index}`, element));
        return bound.length === 0 ? 'null' : `${operand} IN (${bound.join(', ')})`;
      }
      case 'attributeExists':
        if (typeof value !== 'boolean') throw new NotRenderable();
        return `${value ? 'attribute_exists' : 'attribute_not_exists'}(${operand})`;
      case 'attributeType': {
        const code = typeof value === 'string' ? TYPE_CODES[value] : undefined;
        if (code === undefined) throw new NotRenderable();
        return `attribute_type(${operand},${this.bind(name, code)})`;
      }
      default:
        throw new NotRenderable();
    }
  }
}

function joinClauses(clauses: readonly string[], joiner: string): string {
  return clauses.length > 1 ? `(${clauses.join(` ${joiner} `)})` : (clauses[0] ?? '');
}

/**
 * Renders a filter object exactly as AWS does (recorded in github.com/localstack/appsync-utils,
 * __tests__/transform.test.js). Null for a filter that AWS can't render.
 */
export function toExpression(filter: unknown): Expression | null {
  const renderer = new Renderer();
  try {
    const expression = renderer.filter(objectOf(filter), '').join(' AND ');
    return { expression, expressionNames: renderer.names, expressionValues: renderer.values };
  } catch (error) {
    if (error instanceof NotRenderable) return null;
    throw error;
  }
}

const asJson = (filter?: unknown): string | null => {
  const expression = toExpression(filter);
  return expression && JSON.stringify(expression);
};

/** The functions of util.transform for DynamoDB, which return JSON strings. */
export const transformUtil = { toDynamoDBFilterExpression: asJson, toDynamoDBConditionExpression: asJson };
