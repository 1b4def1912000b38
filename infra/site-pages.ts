import { Duration, Stack } from 'aws-cdk-lib';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { Graphql } from './graphql.ts';
import type { GraphqlEndpoint } from './graphql-endpoint.ts';
import type { Identity } from './identity.ts';
import { SUPPORT } from './platform/built-site.ts';
import { acknowledgeDeploymentFindings } from './platform/deployment-findings.ts';
import { createDeploymentLogs } from './platform/deployment-logs.ts';
import { renderSecurityText, SECURITY_TEXT_PATH } from './security-text.ts';
import type { Site } from './site.ts';
import type { Stage } from './stage.ts';

export interface SitePagesProps {
  readonly stage: Stage;
  readonly site: Site;
  readonly identity: Identity;
  readonly endpoint: GraphqlEndpoint;
  readonly graphql: Graphql;
}

/**
 * The site's files that keep their names. They are replaced last: after the assets that they link to, and the
 * API's fields.
 */
export class SitePages extends Construct {
  constructor(scope: Construct, id: string, { stage, site, identity, endpoint, graphql }: SitePagesProps) {
    super(scope, id);
    const { built, url, bucket, distribution } = site;
    const config = {
      apiKey: endpoint.apiKey.attrApiKey,
      userPoolId: identity.pool.userPoolId,
      userPoolClientId: identity.client.userPoolClientId,
      region: Stack.of(this).region,
      userPoolEndpoint: `${identity.origin}/`,
      ...(stage.analytics ? { analytics: stage.analytics } : {}),
    };
    const securityText = renderSecurityText(url, stage.supportAddress ?? SUPPORT, new Date());
    const pages = new BucketDeployment(this, 'Files', {
      destinationBucket: bucket,
      logGroup: createDeploymentLogs(this),
      prune: false,
      outputObjectKeys: false,
      sources: [
        Source.asset(built.folder, { exclude: ['assets', 'server', '**/*.html', '*.txt'] }),
        Source.jsonData('config.json', config),
        ...built
          .renderTexts({ origin: url, config, supportAddress: stage.supportAddress })
          .map(({ name, text }) => Source.data(name, text)),
        Source.data('sitemap.xml', renderPagesSitemap(site)),
        Source.data(SECURITY_TEXT_PATH.slice(1), securityText),
      ],
      cacheControl: [CacheControl.maxAge(Duration.seconds(0)), CacheControl.mustRevalidate()],
      distribution,
      distributionPaths: ['/*'],
    });
    pages.node.addDependency(graphql);
    acknowledgeDeploymentFindings(pages);
  }
}

/** Lists the public pages. Jobs are in sitemaps/index.xml, which no release overwrites. */
function renderPagesSitemap({ built, url }: Site): string {
  const urls = built.indexed.map((path) => `<url><loc>${url}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}
