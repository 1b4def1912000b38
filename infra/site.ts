import { Duration, Fn, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  type IOrigin,
  OriginRequestPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { SiteFirewall } from './firewall.ts';
import type { FrontDoor } from './front-door.ts';
import type { GraphqlEndpoint } from './graphql-endpoint.ts';
import type { Http } from './http.ts';
import type { Identity } from './identity.ts';
import { readBuiltSite, renderSiteRoutes } from './platform/built-site.ts';
import { acknowledgeDeploymentFindings } from './platform/deployment-findings.ts';
import { createDeploymentLogs } from './platform/deployment-logs.ts';
import { SecurityHeaders } from './platform/security-headers.ts';
import type { ResumeFiles } from './resume-files.ts';
import { SECURITY_TEXT_PATH } from './security-text.ts';
import type { Stage } from './stage.ts';

/** Files that are not part of the build: the deployment or the sitemap's schedule writes them. */
const DEPLOYED_FILES = ['/config.json', SECURITY_TEXT_PATH, '/sitemap.xml', '/sitemaps/'];

export interface SiteProps {
  readonly stage: Stage;
  readonly identity: Identity;
  readonly frontDoor: FrontDoor;
  readonly endpoint: GraphqlEndpoint;
  readonly http: Http;
  readonly resumeFiles: ResumeFiles;
}

/** Serves the built site, the GraphQL API, and the HTTP API from one distribution. Pages are deployed by SitePages. */
export class Site extends Construct {
  readonly url: string;
  readonly distribution: Distribution;
  readonly bucket: Bucket;
  /** Scripts and styles with hashed names. */
  readonly assets: BucketDeployment;
  readonly built = readBuiltSite();

  constructor(scope: Construct, id: string, props: SiteProps) {
    super(scope, id);
    this.bucket = this.#createBucket();
    this.distribution = this.#createDistribution(props);
    const { domain } = props.stage;
    this.url = `https://${domain?.name ?? this.distribution.distributionDomainName}`;
    this.assets = this.#deployAssets();
  }

  #createBucket(): Bucket {
    const bucket = new Bucket(this, 'Files', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      // CloudFormation can't delete a bucket that contains files, so a failed first deployment leaves it behind.
      removalPolicy: RemovalPolicy.RETAIN,
    });
    Validations.of(bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'Only the distribution reads the bucket, and its files are public.',
    });
    return bucket;
  }

  #createDistribution({ stage, identity, frontDoor, endpoint, http, resumeFiles }: SiteProps): Distribution {
    const headers = new SecurityHeaders(this, 'Headers', stage.analytics, [
      identity.origin,
      resumeFiles.origin,
    ]);
    const routes = new EdgeFunction(this, 'Routes', {
      code: FunctionCode.fromInline(
        renderSiteRoutes(this.built.pages, [...this.built.files, ...DEPLOYED_FILES]),
      ),
      runtime: FunctionRuntime.JS_2_0,
    });
    const uncached = (origin: IOrigin) => ({
      origin,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: headers.policy,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    });
    const shared = {
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: new CachePolicy(this, 'Shared', {
        comment: "Honors the response's Cache-Control, and compresses.",
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(0),
        maxTtl: Duration.days(7),
        enableAcceptEncodingBrotli: true,
        enableAcceptEncodingGzip: true,
      }),
    };
    const graphqlHost = Fn.select(2, Fn.split('/', endpoint.api.attrGraphQlUrl));
    const httpHost = `${http.api.apiId}.execute-api.${Stack.of(this).region}.${Stack.of(this).urlSuffix}`;
    const origin = { customHeaders: frontDoor.originHeaders };
    const httpOrigin = new HttpOrigin(httpHost, origin);
    const distribution = new Distribution(this, 'Distribution', {
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      webAclId: new SiteFirewall(this, 'Firewall', { mode: stage.firewall }).arn,
      defaultBehavior: {
        // Without the permission to list, S3 answers 403 instead of 404 for a missing file.
        origin: S3BucketOrigin.withOriginAccessControl(this.bucket, {
          originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
        }),
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        responseHeadersPolicy: headers.policy,
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        functionAssociations: [
          { function: routes, eventType: FunctionEventType.VIEWER_REQUEST },
          { function: routes, eventType: FunctionEventType.VIEWER_RESPONSE },
        ],
      },
      additionalBehaviors: {
        '/graphql': uncached(new HttpOrigin(graphqlHost, origin)),
        ...Object.fromEntries(
          [...http.paths].map((path) => [
            path,
            http.publicPaths.has(path) ? { ...uncached(httpOrigin), ...shared } : uncached(httpOrigin),
          ]),
        ),
      },
      ...(stage.domain
        ? {
            minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
            domainNames: [stage.domain.name],
            certificate: Certificate.fromCertificateArn(this, 'Certificate', stage.domain.certificateArn),
          }
        : {}),
    });
    Validations.of(distribution).acknowledge(
      { id: 'AwsSolutions-CFR1', reason: 'The board is public worldwide.' },
      {
        id: 'AwsSolutions-CFR3',
        reason: 'Access logs would store visitors’ IP addresses. The firewall counts requests.',
      },
      {
        id: 'AwsSolutions-CFR4',
        reason: 'A stage without its own domain uses CloudFront’s certificate.',
      },
    );
    return distribution;
  }

  /**
   * Keeps old assets for open pages and cached job pages, a few MB per release. A lifecycle rule can't expire
   * them, since it would also delete current files that have not changed for a while.
   */
  #deployAssets(): BucketDeployment {
    const assets = new BucketDeployment(this, 'Assets', {
      destinationBucket: this.bucket,
      logGroup: createDeploymentLogs(this),
      prune: false,
      // The keys of all files would exceed the 4 kB limit of a custom resource's response.
      outputObjectKeys: false,
      sources: [Source.asset(`${this.built.folder}/assets`)],
      destinationKeyPrefix: 'assets',
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    });
    acknowledgeDeploymentFindings(assets);
    return assets;
  }
}
