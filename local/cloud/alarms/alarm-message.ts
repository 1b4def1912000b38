import type { Alarm } from './alarm.ts';

/** SNS takes no longer subject. */
const LONGEST_SUBJECT = 100;

/** The message by which CloudWatch says that an alarm went to ALARM, as a person gets it by e-mail. */
export function alarmMessage(
  alarm: Alarm,
  values: readonly number[],
  at: Date,
): { subject: string; text: string } {
  const { name, arn, description, series, statistic, periodSeconds, threshold } = alarm;
  const reason =
    values.length > 0
      ? `Threshold Crossed: datapoints [${values.join(', ')}] against the threshold (${threshold}), ${alarm.comparison}.`
      : `Threshold Crossed: no datapoints were received for ${alarm.evaluationPeriods} period(s), and missing data is treated as breaching.`;
  const lines = [
    `You are receiving this email because your Amazon CloudWatch Alarm "${name}" in the US East (N. Virginia) region has entered the ALARM state, because "${reason}" at "${at.toUTCString()}".`,
    '',
    'Alarm Details:',
    `- Name: ${name}`,
    `- Description: ${description}`,
    `- Alarm Arn: ${arn}`,
    '',
    'Monitored Metric:',
    `- ${series.namespace} ${series.name} [${series.dimensions.join(', ')}], ${statistic} over ${periodSeconds} seconds`,
  ];
  const subject = `ALARM: "${name}" in US East (N. Virginia)`;
  return { subject: subject.slice(0, LONGEST_SUBJECT), text: lines.join('\n') };
}
