const REFERENCE = /\{\{resolve:([^{}]*)\}\}/g;

/** The current value of a secret by its ARN, without a JSON key, version stage or version id. */
const SECRET = /^secretsmanager:(arn:aws:secretsmanager:[^:]*:\d*:secret:[^:]+):SecretString(?:::?:?)?$/;

/**
 * Replaces every dynamic reference by the value of its secret. Throws for other references and for a missing secret.
 * See "Get values stored in other services using dynamic references" in CloudFormation's guide.
 */
export function resolveDynamicReferences<Value>(
  value: Value,
  readSecret: (arn: string) => string | null,
): Value {
  const replaceIn = (text: string) =>
    text.replace(REFERENCE, (reference, name: string) => {
      const [, arn] = SECRET.exec(name) ?? [];
      const secret = arn === undefined ? null : readSecret(arn);
      if (secret !== null) return secret;
      throw new Error(
        arn === undefined
          ? `The emulator resolves references to whole secrets only, not ${reference}.`
          : `The secret ${arn} of a dynamic reference does not exist.`,
      );
    });
  const visit = (item: unknown): unknown => {
    if (typeof item === 'string') return replaceIn(item);
    if (Array.isArray(item)) return item.map(visit);
    if (typeof item !== 'object' || item === null) return item;
    return Object.fromEntries(Object.entries(item).map(([key, one]) => [key, visit(one)]));
  };
  // The type stays: strings are replaced by strings.
  return visit(value) as Value;
}
