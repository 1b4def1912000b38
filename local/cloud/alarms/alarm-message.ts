import type { Alarm } from './alarm.ts';

/** SNS's limit. */
const MAX_SUBJECT_LENGTH = 100;

/** The message that CloudWatch sends when an alarm goes off, as it appears in an e-mail. */
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
  return { subject: subject.slice(0, MAX_SUBJECT_LENGTH), text: lines.join('\n') };
}
