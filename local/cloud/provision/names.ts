import { createHash } from 'node:crypto';

/** `length` lower-case letters and digits that follow from the parts alone, so that ids survive restarts. */
export function stableId(length: number, ...parts: string[]): string {
  const digest = createHash('sha256').update(parts.join('/')).digest('hex');
  return BigInt(`0x${digest}`).toString(36).slice(0, length);
}

/** The name of a resource that the template leaves nameless: stack and logical id, cut to `longest` characters. */
export function physicalName(stackName: string, logicalId: string, longest: number): string {
  const whole = `${stackName}-${logicalId}`;
  if (whole.length <= longest) return whole;
  return `${whole.slice(0, longest - 9)}-${stableId(8, stackName, logicalId)}`;
}
