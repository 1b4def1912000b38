import { Duration } from 'aws-cdk-lib';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import { AppFunction } from './platform/app-function.ts';
import { AppSchedule } from './platform/app-schedule.ts';
import type { Site } from './site.ts';
import type { Table } from './table.ts';

/** Writes the sitemap of jobs and companies to the site's bucket once an hour, so that fetching it reads no rows. */
export class Sitemap extends Construct {
  constructor(scope: Construct, id: string, { table, site }: { readonly table: Table; readonly site: Site }) {
    super(scope, id);
    const sitemap = new AppFunction(this, 'Function', {
      entry: 'functions/board/sitemap/sitemap.handler.ts',
      timeout: Duration.minutes(5),
      memory: 1769,
      environment: {
        SITE_BUCKET: site.bucket.bucketName,
        SITE_URL: site.url,
        SITE_PAGES: JSON.stringify(site.built.indexed),
      },
    });
    table.grant(sitemap, { entities: ['LISTING', 'BOARD'], actions: ['query'] });
    sitemap.allow(['s3:PutObject'], [site.bucket.arnForObjects('sitemaps/*')]);
    sitemap.acknowledgePattern(
      '<SiteFiles975A43CF.Arn>/sitemaps/*',
      'The sitemap is split into numbered files.',
    );
    new AppSchedule(this, 'write-sitemap', ScheduleExpression.rate(Duration.hours(1)), sitemap);
  }
}
