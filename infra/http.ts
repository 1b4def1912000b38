import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  CfnStage,
  HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  type IHttpRouteAuthorizer,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { FrontDoor } from './front-door.ts';
import type { AppFunction } from './platform/app-function.ts';

/** The HTTP API: one-click unsubscribe, webhooks, feeds, and job pages. Each handler authenticates its callers. */
export class Http extends Construct {
  readonly api: HttpApi;
  readonly paths = new Set<string>();
  /** The `paths` whose responses may be cached for all visitors. */
  readonly publicPaths = new Set<string>();
  readonly #authorizer: IHttpRouteAuthorizer;

  constructor(scope: Construct, id: string, { frontDoor }: { readonly frontDoor: FrontDoor }) {
    super(scope, id);
    this.#authorizer = frontDoor.authorizer;
    this.api = new HttpApi(this, 'Api', {
      description: "Plain HTTP behind the site's distribution.",
      defaultAuthorizer: frontDoor.authorizer,
    });
    const logs = new LogGroup(this, 'AccessLogs', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const stage = this.api.defaultStage?.node.defaultChild;
    if (!(stage instanceof CfnStage)) throw new Error('The HTTP API has no default stage.');
    // Without query strings, which contain signed links.
    const format = {
      at: '$context.requestTime',
      path: '$context.path',
      status: '$context.status',
      id: '$context.requestId',
    };
    stage.accessLogSettings = { destinationArn: logs.logGroupArn, format: JSON.stringify(format) };
    stage.defaultRouteSettings = { throttlingBurstLimit: 200, throttlingRateLimit: 100 };
  }

  /** Answers what no route matches and the distribution still sends here, such as /jobs/a/b. */
  setFallback(handler: AppFunction): void {
    new HttpRoute(this, 'Fallback', {
      httpApi: this.api,
      routeKey: HttpRouteKey.DEFAULT,
      integration: new HttpLambdaIntegration('ToFallback', handler),
      authorizer: this.#authorizer,
    });
  }

  /** Adds a route. '{id}' in its path matches any one segment. */
  addRoute(
    methods: readonly ('GET' | 'POST')[],
    path: string,
    handler: AppFunction,
    { isPublic = false }: { readonly isPublic?: boolean } = {},
  ): void {
    const pattern = path.replace(/\{\w+\}/g, '*');
    this.paths.add(pattern);
    if (isPublic) this.publicPaths.add(pattern);
    this.api.addRoutes({
      path,
      methods: [
        ...methods.map((method) => HttpMethod[method]),
        ...(methods.includes('GET') ? [HttpMethod.HEAD] : []),
      ],
      integration: new HttpLambdaIntegration(`To${path.replace(/\W/g, '')}`, handler, {
        timeout: Duration.seconds(10),
        // One Lambda permission for all routes of a function.
        scopePermissionToRoute: false,
      }),
    });
  }
}
