import { substitution } from './references.ts';

/** What intrinsic functions look things up in. Each member throws for a name it does not know. */
export interface Scope {
  /** A resource's Ref, a parameter or a pseudo parameter. `noValue` stands for AWS::NoValue. */
  ref(name: string): unknown;
  attribute(logicalId: string, name: string): unknown;
  condition(name: string): boolean;
  mapping(map: string, key: string, second: string): unknown;
}

/** What `Ref: AWS::NoValue` resolves to; a property with this value is left out. */
export const noValue = Symbol('AWS::NoValue');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const list = (value: unknown, of: string): unknown[] => {
  if (Array.isArray(value)) return value;
  throw new Error(`${of} wants a list, the template gives ${JSON.stringify(value)}.`);
};

function substitute(argument: unknown, scope: Scope): string {
  const [text, own] = Array.isArray(argument) ? argument : [argument, {}];
  const values = isRecord(own) ? own : {};
  return String(text).replace(substitution, (_, literal: string, name: string) => {
    if (literal) return `\${${name}}`;
    if (name in values) return String(resolve(values[name], scope));
    const [id = name, ...attribute] = name.split('.');
    return String(attribute.length > 0 ? scope.attribute(id, attribute.join('.')) : scope.ref(name));
  });
}

const functions: Record<string, (argument: unknown, scope: Scope) => unknown> = {
  Ref: (argument, scope) => scope.ref(String(argument)),
  'Fn::GetAtt': (argument, scope) => {
    const [id, ...attribute] = Array.isArray(argument) ? argument : String(argument).split('.');
    return scope.attribute(
      String(id),
      String(resolve(attribute.length > 1 ? attribute.join('.') : attribute[0], scope)),
    );
  },
  'Fn::Join': (argument, scope) => {
    const [separator, items] = list(argument, 'Fn::Join');
    return list(resolve(items, scope), 'Fn::Join').join(String(separator));
  },
  'Fn::Sub': substitute,
  'Fn::Select': (argument, scope) => {
    const [index, items] = list(resolve(argument, scope), 'Fn::Select');
    const item = list(items, 'Fn::Select')[Number(index)];
    if (item === undefined)
      throw new Error(`Fn::Select: there is no item ${index} in ${JSON.stringify(items)}.`);
    return item;
  },
  'Fn::Split': (argument, scope) => {
    const [separator, text] = list(resolve(argument, scope), 'Fn::Split');
    return String(text).split(String(separator));
  },
  'Fn::If': (argument, scope) => {
    const [name, then, otherwise] = list(argument, 'Fn::If');
    return resolve(scope.condition(String(name)) ? then : otherwise, scope);
  },
  'Fn::Equals': (argument, scope) => {
    const [left, right] = list(resolve(argument, scope), 'Fn::Equals');
    return String(left) === String(right);
  },
  'Fn::And': (argument, scope) => list(argument, 'Fn::And').every((item) => resolve(item, scope) === true),
  'Fn::Or': (argument, scope) => list(argument, 'Fn::Or').some((item) => resolve(item, scope) === true),
  'Fn::Not': (argument, scope) => resolve(list(argument, 'Fn::Not')[0], scope) !== true,
  Condition: (argument, scope) => scope.condition(String(argument)),
  'Fn::FindInMap': (argument, scope) => {
    const [map, key, second] = list(resolve(argument, scope), 'Fn::FindInMap');
    return scope.mapping(String(map), String(key), String(second));
  },
  'Fn::Base64': (argument, scope) => Buffer.from(String(resolve(argument, scope))).toString('base64'),
  'Fn::GetAZs': () => ['us-east-1a', 'us-east-1b', 'us-east-1c'],
};

/** The function call that a one-key object is, or undefined: `Condition` is one only with a text beside it. */
function callOf(value: Record<string, unknown>): [string, unknown] | undefined {
  const [entry, ...others] = Object.entries(value);
  if (!entry || others.length > 0) return undefined;
  const [name, argument] = entry;
  if (name === 'Condition' && typeof argument !== 'string') return undefined;
  return name === 'Ref' || name === 'Condition' || name.startsWith('Fn::') ? entry : undefined;
}

/**
 * A template value with every intrinsic function replaced by what it stands for.
 * Throws for a function that is not played locally, naming it.
 */
export function resolve(value: unknown, scope: Scope): unknown {
  if (Array.isArray(value))
    return value.map((item) => resolve(item, scope)).filter((item) => item !== noValue);
  if (!isRecord(value)) return value;
  const call = callOf(value);
  if (call) {
    const [name, argument] = call;
    const run = functions[name];
    if (!run)
      throw new Error(`${name} is not played locally: a stack must stand on its own, without other stacks.`);
    return run(argument, scope);
  }
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => [key, resolve(item, scope)]);
  return Object.fromEntries(entries.filter(([, item]) => item !== noValue));
}
