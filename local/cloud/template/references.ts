import type { Template } from './template.ts';

/** `${Name}` and `${Name.Attribute}` in the text of Fn::Sub; `${!Name}` is a literal. */
export const substitution = /\$\{(!?)([^}]+)\}/g;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function* referencesInSub(argument: unknown): Generator<string> {
  const [text, variables] = Array.isArray(argument) ? argument : [argument, {}];
  for (const [, literal, name] of String(text).matchAll(substitution))
    if (!literal && name && !(isRecord(variables) && name in variables)) yield name.split('.')[0] ?? name;
  yield* references(variables);
}

/** The names that a template value refers to: logical ids, parameters and pseudo parameters. */
export function* references(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* references(item);
  if (!isRecord(value)) return;
  for (const [key, argument] of Object.entries(value)) {
    if (key === 'Ref') yield String(argument);
    else if (key === 'Fn::GetAtt')
      yield String(Array.isArray(argument) ? argument[0] : argument).split('.')[0] ?? '';
    else if (key === 'Fn::Sub') yield* referencesInSub(argument);
    else yield* references(argument);
  }
}

/** A template's logical ids, each after those it refers to or depends on. Throws for a missing id and for a cycle. */
export function provisioningOrder({
  Resources,
  Parameters,
}: Pick<Template, 'Resources' | 'Parameters'>): string[] {
  const ordered = new Set<string>();
  const visit = (id: string, path: string[]): void => {
    if (ordered.has(id)) return;
    if (path.includes(id)) throw new Error(`The template has a cycle: ${[...path, id].join(' → ')}.`);
    const resource = Resources[id];
    if (!resource) throw new Error(`${path.at(-1)} refers to ${id}, which is not in the template.`);
    const dependencies = [...[resource.DependsOn ?? []].flat(), ...references(resource.Properties)];
    for (const other of dependencies)
      if (!other.startsWith('AWS::') && !(other in Parameters)) visit(other, [...path, id]);
    ordered.add(id);
  };
  for (const id of Object.keys(Resources)) visit(id, []);
  return [...ordered];
}
