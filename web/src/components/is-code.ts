export function isCode<Code extends string>(
  names: Readonly<Record<Code, string>>,
  text: string | null,
): text is Code {
  return text !== null && Object.hasOwn(names, text);
}
