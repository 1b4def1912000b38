import { z } from 'zod';

/**
 * CloudWatch's embedded metric format: a line of a log that says which of its own members are metrics.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 */
const Embedded = z.looseObject({
  _aws: z.object({
    CloudWatchMetrics: z.array(
      z.object({
        Namespace: z.string(),
        Dimensions: z.array(z.array(z.string())).default([[]]),
        Metrics: z.array(z.object({ Name: z.string(), Unit: z.string().default('None') })),
      }),
    ),
  }),
});
const Values = z.union([z.number().transform((value) => [value]), z.array(z.number())]);

/** Values of one metric that a line gives, under one set of dimensions. */
export interface Measurement {
  readonly namespace: string;
  /** As 'name=value', in the order of the line. */
  readonly dimensions: readonly string[];
  readonly name: string;
  readonly unit: string;
  readonly values: readonly number[];
}

/** What a line of a log measures; nothing where it is any other line. */
export function measurementsIn(line: string): Measurement[] {
  if (!line.includes('"CloudWatchMetrics"')) return [];
  const parsed = Embedded.safeParse(json(line.slice(line.indexOf('{'))));
  if (!parsed.success) return [];
  const { data } = parsed;
  return data._aws.CloudWatchMetrics.flatMap(({ Namespace: namespace, Dimensions, Metrics }) =>
    Dimensions.flatMap((names) => {
      const dimensions = names.map((name) => `${name}=${String(data[name])}`);
      return Metrics.flatMap(({ Name: name, Unit: unit }) => {
        const values = Values.safeParse(data[name]);
        return values.success ? [{ namespace, dimensions, name, unit, values: values.data }] : [];
      });
    }),
  );
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
