const REFERENCE = /\{\{resolve:([^{}]*)\}\}/g;

/** The whole current value of a secret, named by its ARN, without a JSON key, version stage or version id. */
const SECRET = /^secretsmanager:(arn:aws:secretsmanager:[^:]*:\d*:secret:[^:]+):SecretString(?:::?:?)?$/;

/**
 * Returns a value with every dynamic reference replaced by the secret it names. CloudFormation does the same before it
 * creates a resource ("Get values stored in other services using dynamic references").
 * Throws for a reference of another form, and for a secret that does not exist.
 */
export function resolveDynamicReferences<Value>(
  value: Value,
  readSecret: (arn: string) => string | null,
): Value {
  const replaced = (text: string) =>
    text.replace(REFERENCE, (reference, name: string) => {
      const [, arn] = SECRET.exec(name) ?? [];
      const secret = arn === undefined ? null : readSecret(arn);
      if (secret !== null) return secret;
      throw new Error(
        arn === undefined
          ? `Only whole secrets are resolved locally, not ${reference}.`
          : `The secret ${arn} of a dynamic reference does not exist.`,
      );
    });
  const visit = (item: unknown): unknown => {
    if (typeof item === 'string') return replaced(item);
    if (Array.isArray(item)) return item.map(visit);
    if (typeof item !== 'object' || item === null) return item;
    return Object.fromEntries(Object.entries(item).map(([key, one]) => [key, visit(one)]));
  };
  // The shape stays: only texts are replaced, by texts.
  return visit(value) as Value;
}
