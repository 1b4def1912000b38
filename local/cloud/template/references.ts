/** `${Name}` and `${Name.Attribute}` of an Fn::Sub text; `${!Name}` is a literal. */
export const substitution = /\$\{(!?)([^}]+)\}/g;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function* referencesOfSub(argument: unknown): Generator<string> {
  const [text, own] = Array.isArray(argument) ? argument : [argument, {}];
  for (const [, literal, name] of String(text).matchAll(substitution))
    if (!literal && name && !(isRecord(own) && name in own)) yield name.split('.')[0] ?? name;
  yield* references(own);
}

/** The logical ids (and parameter names, pseudo parameters included) that a value of a template refers to. */
export function* references(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* references(item);
  if (!isRecord(value)) return;
  for (const [key, argument] of Object.entries(value)) {
    if (key === 'Ref') yield String(argument);
    else if (key === 'Fn::GetAtt')
      yield String(Array.isArray(argument) ? argument[0] : argument).split('.')[0] ?? '';
    else if (key === 'Fn::Sub') yield* referencesOfSub(argument);
    else yield* references(argument);
  }
}
