import { z } from 'zod';
import { dimensionsProblem } from '../gateway/rules/cloudwatch-rules.ts';

/**
 * CloudWatch's embedded metric format: a JSON line of a log that declares which of its fields are metrics.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 */
const EmbeddedMetrics = z.looseObject({
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

/** The values of one metric in a line, under one set of dimensions. */
export interface Measurement {
  readonly namespace: string;
  /** As 'name=value', in the line's order. */
  readonly dimensions: readonly string[];
  readonly name: string;
  readonly unit: string;
  readonly values: readonly number[];
}

/** Returns the metrics in a line of a log, and none for a line in another format. */
export function parseMeasurements(line: string): Measurement[] {
  if (!line.includes('"CloudWatchMetrics"')) return [];
  const parsed = EmbeddedMetrics.safeParse(parseJson(line.slice(line.indexOf('{'))));
  if (!parsed.success) return [];
  const { data } = parsed;
  return data._aws.CloudWatchMetrics.flatMap(({ Namespace: namespace, Dimensions, Metrics }) =>
    Dimensions.flatMap((names) => {
      const pairs = names.map((name) => [name, String(data[name])] as const);
      // CloudWatch drops such metrics, too, and counts EMFValidationErrors.
      if (dimensionsProblem(pairs) !== undefined) return [];
      const dimensions = pairs.map((pair) => pair.join('='));
      return Metrics.flatMap(({ Name: name, Unit: unit }) => {
        const values = Values.safeParse(data[name]);
        return values.success ? [{ namespace, dimensions, name, unit, values: values.data }] : [];
      });
    }),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
