import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

/** All secrets but the distribution's (front-door.ts): ours, and the keys of providers, which an operator sets. */
export class Secrets extends Construct {
  readonly links = this.#generate(
    'LinkSecret',
    'Signs the unsubscribe and manage links in e-mails.',
    'Rotating the key would break the unsubscribe links in e-mails already sent.',
  );
  readonly push = this.#generate(
    'PushSecret',
    "The key pair that identifies us to browsers' push services is derived from it.",
    'Browsers bind a subscription to the key, so rotating it would end all push notifications.',
  );
  readonly emailSalt = this.#generate(
    'EmailSalt',
    'Salts the e-mail hashes that remember the free alerts of deleted accounts.',
    'After a rotation, the tombstones of deleted accounts could not be found.',
  );
  readonly openAi = this.#createProviderKey('OpenAiKey', 'The key of the OpenAI API');
  readonly stripe = this.#createProviderKey('StripeKey', 'The secret key of the Stripe API');
  readonly stripeWebhook = this.#createProviderKey(
    'StripeWebhookSecret',
    'The signing secret of the webhook endpoint at Stripe',
  );
  readonly analytics = this.#createProviderKey(
    'AnalyticsKey',
    "The analytics provider's key with the scope person:write",
  );

  #generate(id: string, description: string, whyNoRotation: string): Secret {
    return this.#create(id, description, 64, whyNoRotation);
  }

  /** It holds a random placeholder until an operator sets the real key. */
  #createProviderKey(id: string, purpose: string): Secret {
    const description = `${purpose}; a placeholder until an operator sets the real one.`;
    return this.#create(id, description, 48, 'The provider issues its keys, so an operator rotates them.');
  }

  #create(id: string, description: string, passwordLength: number, whyNoRotation: string): Secret {
    const secret = new Secret(this, id, {
      description,
      generateSecretString: { passwordLength, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    Validations.of(secret).acknowledge({ id: 'AwsSolutions-SMG4', reason: whyNoRotation });
    return secret;
  }
}
