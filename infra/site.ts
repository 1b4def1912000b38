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
import type { Graphql } from './graphql.ts';
import { builtSite, siteRoutesCode } from './house/built-site.ts';
import { acknowledgeDeployment } from './house/deployment-findings.ts';
import { SecurityHeaders } from './house/security-headers.ts';
import type { Http } from './http.ts';
import type { Identity } from './identity.ts';
import type { Resumes } from './resumes.ts';
import type { Stage } from './stage.ts';

/** What comes into the bucket after the build: by the deployment, and by the sitemap's schedule. */
const LATER = ['/config.json', '/sitemap.xml', '/sitemaps/'];

/** What the site is made of and what stands behind it. */
export interface SiteProps {
  readonly stage: Stage;
  readonly identity: Identity;
  readonly frontDoor: FrontDoor;
  readonly graphql: Graphql;
  readonly http: Http;
  readonly resumes: Resumes;
}

/** One origin for visitors: the built site, the GraphQL API and the plain HTTP API behind one distribution. */
export class Site extends Construct {
  readonly url: string;
  readonly distribution: Distribution;
  readonly bucket: Bucket;
  /** The scripts and styles that pages name by their hashes. */
  readonly assets: BucketDeployment;
  readonly built = builtSite();

  constructor(scope: Construct, id: string, props: SiteProps) {
    super(scope, id);
    this.bucket = this.#makeBucket();
    this.distribution = this.#distribute(props);
    const { domain } = props.stage;
    this.url = `https://${domain?.name ?? this.distribution.distributionDomainName}`;
    this.assets = this.#deployAssets();
    this.#deployPages(props);
  }

  #makeBucket(): Bucket {
    const bucket = new Bucket(this, 'Files', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      // A failed first deployment leaves it behind: CloudFormation can't delete a bucket that holds files.
      removalPolicy: RemovalPolicy.RETAIN,
    });
    Validations.of(bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'Only the distribution reads the bucket, and what it serves is public.',
    });
    return bucket;
  }

  #distribute({ stage, identity, frontDoor, graphql, http, resumes }: SiteProps): Distribution {
    const headers = new SecurityHeaders(this, 'Headers', stage.analytics, [identity.origin, resumes.origin]);
    const routes = new EdgeFunction(this, 'Routes', {
      code: FunctionCode.fromInline(siteRoutesCode(this.built.pages, [...this.built.files, ...LATER])),
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
        comment: 'As long as the answer says, compressed.',
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(0),
        maxTtl: Duration.minutes(5),
        enableAcceptEncodingBrotli: true,
        enableAcceptEncodingGzip: true,
      }),
    };
    const graphqlHost = Fn.select(2, Fn.split('/', graphql.api.graphqlUrl));
    const httpHost = `${http.api.apiId}.execute-api.${Stack.of(this).region}.${Stack.of(this).urlSuffix}`;
    const fromHere = { customHeaders: frontDoor.originHeaders };
    const plain = new HttpOrigin(httpHost, fromHere);
    const distribution = new Distribution(this, 'Distribution', {
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      webAclId: new SiteFirewall(this, 'Firewall', { mode: stage.firewall }).arn,
      defaultBehavior: {
        // Without the right to list, S3 answers 403 for a file that does not exist.
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
        '/graphql': uncached(new HttpOrigin(graphqlHost, fromHere)),
        ...Object.fromEntries(
          [...http.paths].map((path) => [
            path,
            http.publicPaths.has(path) ? { ...uncached(plain), ...shared } : uncached(plain),
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
      { id: 'AwsSolutions-CFR1', reason: 'The board is read from everywhere.' },
      {
        id: 'AwsSolutions-CFR3',
        reason: 'Access logs would keep visitors’ addresses; the firewall counts requests.',
      },
      {
        id: 'AwsSolutions-CFR4',
        reason: 'Without a domain of its own a stage serves under CloudFront’s certificate.',
      },
    );
    return distribution;
  }

  /** The public pages alone, until the schedule has written a sitemap with the jobs. */
  #firstSitemap(): string {
    const urls = this.built.listed.map((path) => `<url><loc>${this.url}${path}</loc></url>`);
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
  }

  /**
   * Old assets stay, so an open page and a job page in a cache find theirs. A lifecycle rule can't expire them: it goes
   * by age, and a file that no release changes is old, too. They are a few MB a release.
   */
  #deployAssets(): BucketDeployment {
    return new BucketDeployment(this, 'Assets', {
      destinationBucket: this.bucket,
      prune: false,
      // A custom resource may answer with 4 kB only, which the keys of all files would exceed.
      outputObjectKeys: false,
      sources: [Source.asset(`${this.built.folder}/assets`)],
      destinationKeyPrefix: 'assets',
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    });
  }

  /** Deploys what changes under the same name, after the assets that it names. */
  #deployPages({ stage, identity, graphql }: SiteProps): void {
    const { distribution } = this;
    const { folder, texts } = this.built;
    const config = {
      apiKey: graphql.apiKey.attrApiKey,
      userPoolId: identity.pool.userPoolId,
      userPoolClientId: identity.client.userPoolClientId,
      region: Stack.of(this).region,
      userPoolEndpoint: `${identity.origin}/`,
      ...(stage.analytics ? { analytics: stage.analytics } : {}),
    };
    const pages = new BucketDeployment(this, 'Pages', {
      destinationBucket: this.bucket,
      prune: false,
      outputObjectKeys: false,
      sources: [
        Source.asset(folder, { exclude: ['assets', 'server', '**/*.html', '*.txt'] }),
        Source.jsonData('config.json', config),
        ...texts({ origin: this.url, config, supportAddress: stage.supportAddress }).map(({ name, text }) =>
          Source.data(name, text),
        ),
        Source.data('sitemap.xml', this.#firstSitemap()),
      ],
      cacheControl: [CacheControl.maxAge(Duration.seconds(0)), CacheControl.mustRevalidate()],
      distribution,
      distributionPaths: ['/*'],
    });
    pages.node.addDependency(this.assets);
    acknowledgeDeployment(pages);
  }
}
