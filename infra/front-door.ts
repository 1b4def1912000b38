import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { HttpLambdaAuthorizer, HttpLambdaResponseType } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import type { CfnGraphQLApi } from 'aws-cdk-lib/aws-appsync';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { ApiFirewall } from './firewall.ts';
import { AppFunction } from './platform/app-function.ts';

/** CloudFront overwrites this header if a visitor sends it. */
const HEADER = 'x-daybreak-origin';

/**
 * Closes the APIs' own addresses, so that requests can't bypass the site's firewall: the distribution adds a secret
 * header, and AppSync's firewall and the HTTP API's authorizer reject requests without it.
 */
export class FrontDoor extends Construct {
  /** The distribution adds these to each request to an API. */
  readonly originHeaders: Readonly<Record<string, string>>;
  readonly authorizer: HttpLambdaAuthorizer;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const secret = new Secret(this, 'Secret', {
      description: "The header value that the site's distribution sends to the APIs.",
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'CloudFormation reads the value only during a deployment, so rotating it in between would take the site down.',
    });
    // A dynamic reference: the template does not contain the value.
    this.originHeaders = { [HEADER]: secret.secretValue.unsafeUnwrap() };
    const check = new AppFunction(this, 'Check', {
      entry: 'functions/platform/http-authorizer.handler.ts',
      timeout: Duration.seconds(5),
      environment: { ORIGIN_SECRET_ARN: secret.secretArn },
    });
    check.allowReadSecret(secret);
    this.authorizer = new HttpLambdaAuthorizer('FromSite', check, {
      responseTypes: [HttpLambdaResponseType.SIMPLE],
      identitySource: [`$request.header.${HEADER}`],
      resultsCacheTtl: Duration.hours(1),
    });
  }

  /** Restricts AppSync to requests from the distribution. */
  guard(api: CfnGraphQLApi): ApiFirewall {
    return new ApiFirewall(this, 'Firewall', { api, headers: this.originHeaders });
  }
}
