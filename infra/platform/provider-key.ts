import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';

/** A secret for a third-party API key. It holds a random placeholder until an operator sets the real key. */
export function createProviderKey(scope: Construct, id: string, purpose: string): Secret {
  const secret = new Secret(scope, id, {
    description: `${purpose}; a placeholder until an operator sets the real one.`,
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
  Validations.of(secret).acknowledge({
    id: 'AwsSolutions-SMG4',
    reason: 'The provider issues its keys, so an operator rotates them.',
  });
  return secret;
}
