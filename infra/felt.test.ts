import { describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import { ofType } from './fixtures/synthesized.ts';

const Body = z.object({
  DashboardBody: z.object({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) }),
});
const Metrics = z.object({
  properties: z.object({ title: z.string().optional(), metrics: z.array(z.array(z.unknown())).default([]) }),
});

/** The one dashboard's graphs: title, and of each metric its namespace, name, dimensions and options. */
function graphs() {
  const boards = ofType('AWS::CloudWatch::Dashboard');
  expect(boards).toHaveLength(1);
  const [, parts] = Body.parse(boards[0]?.Properties).DashboardBody['Fn::Join'];
  const text = parts.map((part) => (typeof part === 'string' ? part : 'reference')).join('');
  const { widgets } = z.object({ widgets: z.array(Metrics) }).parse(JSON.parse(text));
  return widgets.map(({ properties }) => properties);
}

describe('what the dashboard shows', () => {
  test.each([
    ['API latency, ms', 'Latency'],
    ['Board listing latency, ms', 'Duration'],
    ['From the sight of a job to its mail or text, seconds', 'SeenToHandedOver'],
    ['From the sight of a job to its mail’s delivery, seconds', 'SeenToDelivered'],
  ])('OPS-01 shows the p50, p95 and p99 of what people feel: %s', (title, name) => {
    const shown = graphs().find((graph) => graph.title === title)?.metrics ?? [];
    expect(shown.map((metric) => metric[1])).toEqual([name, name, name]);
    expect(shown.map((metric) => z.object({ stat: z.string() }).parse(metric.at(-1)).stat)).toEqual([
      'p50',
      'p95',
      'p99',
    ]);
  });

  test('OPS-01 shows errors and the oldest alert that is due', () => {
    const names = graphs().flatMap(({ metrics }) => metrics.map((metric) => metric[1]));
    expect(names).toEqual(expect.arrayContaining(['5XXError', '5xx', 'Errors', 'OldestDue']));
  });

  test('OPS-01 has no dimension of which there are many: no id of a person, a job or a message', () => {
    const own = graphs()
      .flatMap(({ metrics }) => metrics)
      .filter(([namespace]) => namespace === 'Daybreak-dev')
      .flatMap((metric) => metric.filter((_, at) => at >= 2 && at % 2 === 0 && at < metric.length - 1));
    expect(new Set(own)).toEqual(new Set(['service', 'channel']));
  });
});
