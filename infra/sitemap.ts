import { Duration } from 'aws-cdk-lib';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import { HouseFunction } from './house/house-function.ts';
import { HouseSchedule } from './house/house-schedule.ts';
import type { Site } from './site.ts';
import type { Table } from './table.ts';

/** Writes the sitemap into the site's bucket: however often it is fetched, the table is read once an hour. */
export class Sitemap extends Construct {
  constructor(scope: Construct, id: string, { table, site }: { readonly table: Table; readonly site: Site }) {
    super(scope, id);
    const sitemap = new HouseFunction(this, 'Function', {
      entry: 'functions/board/sitemap/sitemap.handler.ts',
      timeout: Duration.minutes(5),
      memory: 1769,
      environment: {
        SITE_BUCKET: site.bucket.bucketName,
        SITE_URL: site.url,
        SITE_PAGES: JSON.stringify(site.built.listed),
      },
    });
    table.grant(sitemap, { of: ['LISTING'], may: ['query'] });
    sitemap.may(
      ['s3:PutObject'],
      [site.bucket.arnForObjects('sitemap.xml'), site.bucket.arnForObjects('sitemaps/*')],
    );
    sitemap.acknowledgePattern(
      '<SiteFiles975A43CF.Arn>/sitemaps/*',
      'The parts of the sitemap are numbered.',
    );
    new HouseSchedule(this, 'write-sitemap', ScheduleExpression.rate(Duration.hours(1)), sitemap);
  }
}
