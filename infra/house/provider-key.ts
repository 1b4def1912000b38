import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';

/** A secret for a key that an outside provider makes: a placeholder until the real one is put in by hand. */
export function providerKey(scope: Construct, id: string, what: string): Secret {
  const secret = new Secret(scope, id, {
    description: `${what}; a placeholder until somebody puts the real one in.`,
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
  Validations.of(secret).acknowledge({
    id: 'AwsSolutions-SMG4',
    reason: 'The provider makes its keys; a new one is put in by hand.',
  });
  return secret;
}
