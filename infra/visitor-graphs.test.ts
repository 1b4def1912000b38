import { describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import { ofType } from './fixtures/template.ts';

const Body = z.object({
  DashboardBody: z.object({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) }),
});
const Metrics = z.object({
  properties: z.object({ title: z.string().optional(), metrics: z.array(z.array(z.unknown())).default([]) }),
});

/** Returns the dashboard's graphs. A metric is an array of its namespace, name, dimensions, and options. */
function readGraphs() {
  const boards = ofType('AWS::CloudWatch::Dashboard');
  expect(boards).toHaveLength(1);
  const [, parts] = Body.parse(boards[0]?.Properties).DashboardBody['Fn::Join'];
  const text = parts.map((part) => (typeof part === 'string' ? part : 'reference')).join('');
  const { widgets } = z.object({ widgets: z.array(Metrics) }).parse(JSON.parse(text));
  return widgets.map(({ properties }) => properties);
}

describe('the dashboard', () => {
  test.each([
    ['API latency, ms', 'Latency'],
    ['Board listing latency, ms', 'Duration'],
    ['Job seen to message accepted, s', 'SeenToHandedOver'],
    ['Job seen to e-mail delivered, s', 'SeenToDelivered'],
  ])('OPS-01 shows the p50, p95, and p99 of %s', (title, name) => {
    const shown = readGraphs().find((graph) => graph.title === title)?.metrics ?? [];
    expect(shown.map((metric) => metric[1])).toEqual([name, name, name]);
    expect(shown.map((metric) => z.object({ stat: z.string() }).parse(metric.at(-1)).stat)).toEqual([
      'p50',
      'p95',
      'p99',
    ]);
  });

  test('OPS-01 shows errors and the age of the oldest due alert', () => {
    const names = readGraphs().flatMap(({ metrics }) => metrics.map((metric) => metric[1]));
    expect(names).toEqual(expect.arrayContaining(['5XXError', '5xx', 'Errors', 'OldestDue']));
  });

  test('OPS-01 has no high-cardinality dimension, such as the id of a person, job, or message', () => {
    const own = readGraphs()
      .flatMap(({ metrics }) => metrics)
      .filter(([namespace]) => namespace === 'Daybreak-dev')
      .flatMap((metric) => metric.filter((_, at) => at >= 2 && at % 2 === 0 && at < metric.length - 1));
    expect(new Set(own)).toEqual(new Set(['service', 'channel']));
  });
});
