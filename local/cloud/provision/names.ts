import { createHash } from 'node:crypto';

/** Hashes the parts to `length` lower-case letters and digits, so that ids survive restarts. */
export function stableId(length: number, ...parts: string[]): string {
  const digest = createHash('sha256').update(parts.join('/')).digest('hex');
  return BigInt(`0x${digest}`).toString(36).slice(0, length);
}

/** The name of a resource without one: stack and logical id, truncated to `maxLength` characters. */
export function physicalName(stackName: string, logicalId: string, maxLength: number): string {
  const name = `${stackName}-${logicalId}`;
  if (name.length <= maxLength) return name;
  return `${name.slice(0, maxLength - 9)}-${stableId(8, stackName, logicalId)}`;
}

/** A physical name for people: without its stack, and without the hash that CDK appends to logical ids. */
export function shortName(stackNames: readonly string[], name: string): string {
  const prefixes = stackNames.map((stackName) => `${stackName}-`).filter((prefix) => name.includes(prefix));
  const [longest = ''] = prefixes.sort((one, other) => other.length - one.length);
  return name.replace(longest, '').replace(/(?<=[a-z])[0-9A-F]{8}$/, '');
}
