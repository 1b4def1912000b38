import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { SQSClient } from '@aws-sdk/client-sqs';
import { statsStore } from '../board/stats/stats-store.ts';
import { log } from '../platform/log.ts';
import { requireEnv } from '../platform/require-env.ts';
import { openTable } from '../table/table.ts';
import { countMessages, countReviews, saveBacklog } from './backlog.ts';
import { type Deps, sendDailyReport } from './daily-report.ts';

const table = openTable();
const sqs = new SQSClient({});
const sns = new SNSClient({});
const deadLetterQueues = requireEnv('DEAD_LETTER_QUEUE_URLS').split(' ');
const topic = requireEnv('OPERATIONS_TOPIC_ARN');
const budget = process.env['MONTHLY_BUDGET'];

const stage = {
  stackName: requireEnv('STACK_NAME'),
  region: requireEnv('AWS_REGION'),
  siteUrl: requireEnv('SITE_URL'),
  monthlyBudget: budget === undefined ? null : Number(budget),
};

const deps: Deps = {
  readStats: statsStore(table).since,
  countDeadLetters: () => countMessages(sqs, deadLetterQueues),
  countReviews: () => countReviews(table),
  saveBacklog: (day, backlog) => saveBacklog(table, day, backlog),
  async publish({ subject, text }) {
    await sns.send(new PublishCommand({ TopicArn: topic, Subject: subject, Message: text }));
  },
  onFailure: (source, error) => log.warn('not in the daily report', { source, error }),
};

/** Every morning: publishes yesterday's report to the operators' topic. */
export async function handler(): Promise<void> {
  await sendDailyReport(deps, stage, new Date());
  log.info('daily report sent');
}
