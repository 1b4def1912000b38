import { describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import { ofType } from './fixtures/template.ts';

const Properties = z.object({
  DashboardBody: z.object({ 'Fn::Join': z.tuple([z.literal(''), z.array(z.unknown())]) }),
});
const Expression = z.object({ expression: z.string() });
const Body = z.object({
  widgets: z.array(
    z.object({
      properties: z.object({ metrics: z.array(z.array(z.unknown())).default([]) }).loose(),
    }),
  ),
});
/** The dashboards' bodies, with each CloudFormation reference replaced by 'x'. */
const dashboards = ofType('AWS::CloudWatch::Dashboard')
  .map((dashboard) => Properties.parse(dashboard.Properties).DashboardBody['Fn::Join'][1])
  .map((parts) =>
    Body.parse(JSON.parse(parts.map((part) => (typeof part === 'string' ? part : 'x')).join(''))),
  );
const searches = dashboards
  .flatMap(({ widgets }) => widgets)
  .flatMap(({ properties }) => properties.metrics.flat())
  .flatMap((part) => Expression.safeParse(part).data?.expression ?? []);

/** A name in a search expression: letters, digits, and slashes, or anything in quotes. */
const NAME = /^(?:[A-Za-z0-9/]+|"[^"]+")$/;

describe('the dashboard', () => {
  test('OPS-01 exists once and is valid JSON', () => {
    expect(dashboards).toHaveLength(1);
  });

  // https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/search-expression-syntax.html
  test('OPS-01 quotes names in search expressions that contain other characters than letters and digits', () => {
    expect(searches).toHaveLength(4);
    for (const search of searches) {
      const [, schema = ''] =
        /^SEARCH\('\{([^}]+)\} MetricName="\w+"', '(?:Sum|Maximum)'\)$/.exec(search) ?? [];
      const names = schema.split(',');
      expect({ search, names: names.filter((name) => !NAME.test(name)) }).toEqual({ search, names: [] });
      expect(
        ['feature', 'system'].map((dimension) => ['"Daybreak-dev"', dimension, 'service'].sort()),
      ).toContainEqual(names.sort());
    }
  });
});
