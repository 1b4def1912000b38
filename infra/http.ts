import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { CfnStage, HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { FrontDoor } from './front-door.ts';
import type { HouseFunction } from './house/house-function.ts';

/** The HTTP API: one-click unsubscribe, webhooks, feeds and job pages. Each route checks its own callers. */
export class Http extends Construct {
  readonly api: HttpApi;
  readonly paths = new Set<string>();
  /** Those of `paths` whose answers are the same for everybody, as their cache headers say. */
  readonly publicPaths = new Set<string>();

  constructor(scope: Construct, id: string, { frontDoor }: { readonly frontDoor: FrontDoor }) {
    super(scope, id);
    this.api = new HttpApi(this, 'Api', {
      description: 'Plain HTTP behind the site’s distribution.',
      defaultAuthorizer: frontDoor.authorizer,
    });
    const logs = new LogGroup(this, 'AccessLogs', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const stage = this.api.defaultStage?.node.defaultChild;
    if (!(stage instanceof CfnStage)) throw new Error('The HTTP API has no default stage.');
    // Paths only: query strings carry signed links.
    const format = {
      at: '$context.requestTime',
      path: '$context.path',
      status: '$context.status',
      id: '$context.requestId',
    };
    stage.accessLogSettings = { destinationArn: logs.logGroupArn, format: JSON.stringify(format) };
    stage.defaultRouteSettings = { throttlingBurstLimit: 200, throttlingRateLimit: 100 };
  }

  /** Answers a path, and nothing below it, by a function; '{id}' in it stands for one part, whatever it holds. */
  route(
    methods: readonly ('GET' | 'POST')[],
    path: string,
    by: HouseFunction,
    { isPublic = false }: { readonly isPublic?: boolean } = {},
  ): void {
    const pattern = path.replace(/\{\w+\}/g, '*');
    this.paths.add(pattern);
    if (isPublic) this.publicPaths.add(pattern);
    this.api.addRoutes({
      path,
      // A HEAD is answered as the GET would be, without its body.
      methods: [
        ...methods.map((method) => HttpMethod[method]),
        ...(methods.includes('GET') ? [HttpMethod.HEAD] : []),
      ],
      integration: new HttpLambdaIntegration(`To${path.replace(/\W/g, '')}`, by, {
        timeout: Duration.seconds(10),
        // One permission for all methods of the function's routes.
        scopePermissionToRoute: false,
      }),
    });
  }
}
