import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { HttpLambdaAuthorizer, HttpLambdaResponseType } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import type { GraphqlApi } from 'aws-cdk-lib/aws-appsync';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { ApiFirewall } from './firewall.ts';
import { HouseFunction } from './house/house-function.ts';

/** The header by which the APIs recognize the distribution. CloudFront overwrites what a visitor sends under this name. */
const HEADER = 'x-daybreak-origin';

/**
 * Keeps the APIs' own addresses closed, so that nobody gets around the site's firewall: the distribution adds a secret
 * header, AppSync's firewall and the HTTP API's authorizer refuse requests without it.
 */
export class FrontDoor extends Construct {
  /** What the distribution adds to requests that it passes on to the APIs. */
  readonly originHeaders: Readonly<Record<string, string>>;
  readonly authorizer: HttpLambdaAuthorizer;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const secret = new Secret(this, 'Secret', {
      description: 'By this header value the APIs recognize the site’s distribution.',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason: 'CloudFormation reads it at a deployment; a rotation in between would close the site.',
    });
    // CloudFormation resolves the reference; the value is not in the template.
    this.originHeaders = { [HEADER]: secret.secretValue.unsafeUnwrap() };
    const check = new HouseFunction(this, 'Check', {
      entry: 'functions/platform/http-authorizer.handler.ts',
      timeout: Duration.seconds(5),
      environment: { ORIGIN_SECRET_ARN: secret.secretArn },
    });
    check.mayRead(secret);
    this.authorizer = new HttpLambdaAuthorizer('FromSite', check, {
      responseTypes: [HttpLambdaResponseType.SIMPLE],
      identitySource: [`$request.header.${HEADER}`],
      resultsCacheTtl: Duration.hours(1),
    });
  }

  /** Has AppSync take requests from the distribution only. */
  guard(api: GraphqlApi): ApiFirewall {
    return new ApiFirewall(this, 'Firewall', { api, headers: this.originHeaders });
  }
}
