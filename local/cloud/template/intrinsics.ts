import { substitution } from './references.ts';

/** The values that intrinsic functions refer to. All members throw for an unknown name. */
export interface Scope {
  /** A resource's Ref, a parameter or a pseudo parameter. */
  ref(name: string): unknown;
  attribute(logicalId: string, name: string): unknown;
  /** An output of another stack. */
  stackOutput(stackName: string, name: string): unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asList = (value: unknown, functionName: string): unknown[] => {
  if (Array.isArray(value)) return value;
  throw new Error(`${functionName} needs a list, but the template has ${JSON.stringify(value)}.`);
};

function substitute(argument: unknown, scope: Scope): string {
  const [text, variables] = Array.isArray(argument) ? argument : [argument, {}];
  const values = isRecord(variables) ? variables : {};
  return String(text).replace(substitution, (_, literal: string, name: string) => {
    if (literal) return `\${${name}}`;
    if (name in values) return String(resolve(values[name], scope));
    const [id = name, ...attribute] = name.split('.');
    return String(attribute.length > 0 ? scope.attribute(id, attribute.join('.')) : scope.ref(name));
  });
}

const functions: Readonly<Record<string, (argument: unknown, scope: Scope) => unknown>> = {
  Ref: (argument, scope) => scope.ref(String(argument)),
  'Fn::GetAtt': (argument, scope) => {
    const [id, ...attribute] = Array.isArray(argument) ? argument : String(argument).split('.');
    return scope.attribute(String(id), attribute.map(String).join('.'));
  },
  'Fn::GetStackOutput': (argument, scope) => {
    const { StackName, OutputName } = isRecord(argument) ? argument : {};
    return scope.stackOutput(String(resolve(StackName, scope)), String(OutputName));
  },
  'Fn::Join': (argument, scope) => {
    const [separator, items] = asList(argument, 'Fn::Join');
    return asList(resolve(items, scope), 'Fn::Join').join(String(separator));
  },
  'Fn::Sub': substitute,
  'Fn::Select': (argument, scope) => {
    const [index, items] = asList(resolve(argument, scope), 'Fn::Select');
    const item = asList(items, 'Fn::Select')[Number(index)];
    if (item === undefined)
      throw new Error(`Fn::Select: there is no item ${index} in ${JSON.stringify(items)}.`);
    return item;
  },
  'Fn::Split': (argument, scope) => {
    const [separator, text] = asList(resolve(argument, scope), 'Fn::Split');
    return String(text).split(String(separator));
  },
};

/** The name and argument of the function that a one-key object calls. A policy's Condition is not a function. */
function callOf(value: Record<string, unknown>): [string, unknown] | undefined {
  const [entry, ...others] = Object.entries(value);
  if (!entry || others.length > 0) return undefined;
  return entry[0] === 'Ref' || entry[0].startsWith('Fn::') ? entry : undefined;
}

/** Replaces every intrinsic function in a template value. Throws for a function that is not supported. */
export function resolve(value: unknown, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map((item) => resolve(item, scope));
  if (!isRecord(value)) return value;
  const call = callOf(value);
  if (call) {
    const [name, argument] = call;
    const run = functions[name];
    if (!run) throw new Error(`The emulator does not support ${name}.`);
    return run(argument, scope);
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item, scope)]));
}
