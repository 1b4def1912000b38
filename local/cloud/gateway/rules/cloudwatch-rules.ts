import { AwsError } from '../aws-error.ts';
import { findMembers } from './violations.ts';

/*
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/APIReference/API_Dimension.html and, for logs,
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 */

const MAX_DIMENSIONS = 30;
const MAX_NAME = 255;
const MAX_VALUE = 1024;
/** ASCII without control characters, and not only spaces. */
const TEXT = /^(?=.*[\x21-\x7e])[\x20-\x7e]+$/;

/** Returns why CloudWatch takes no metric with these dimensions; undefined if it does. */
export function dimensionsProblem(
  dimensions: readonly (readonly [name: string, value: string])[],
): string | undefined {
  if (dimensions.length > MAX_DIMENSIONS)
    return `No more than ${MAX_DIMENSIONS} dimensions can be used with a metric, but there are ${dimensions.length}.`;
  for (const [name, value] of dimensions) {
    if (name.startsWith(':') || name.length > MAX_NAME || !TEXT.test(name))
      return `The dimension name "${name}" must have 1 to ${MAX_NAME} ASCII characters and not begin with a colon.`;
    if (value.length > MAX_VALUE || !TEXT.test(value))
      return `The value of the dimension ${name} must have 1 to ${MAX_VALUE} ASCII characters, one of them not a space.`;
  }
  return undefined;
}

const SETS: Readonly<Record<string, readonly string[]>> = {
  PutMetricAlarm: ['Dimensions', 'Metrics[].MetricStat.Metric.Dimensions'],
  PutMetricData: ['MetricData[].Dimensions'],
};

/** Returns CloudWatch's error for dimensions that no metric can have. */
export function refuseCloudWatchRequest(action: string, input: unknown): AwsError | undefined {
  for (const path of SETS[action] ?? []) {
    const texts = (member: string) =>
      findMembers(input, `${path}[].${member}`).map(({ value }) => String(value ?? ''));
    const values = texts('Value');
    const problem = dimensionsProblem(
      texts('Name').map((name, index) => [name, values[index] ?? ''] as const),
    );
    if (problem !== undefined) return new AwsError(400, 'InvalidParameterValue', problem);
  }
  return undefined;
}
