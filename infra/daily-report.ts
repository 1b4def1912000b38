import { Duration } from 'aws-cdk-lib';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { AppFunction } from './platform/app-function.ts';
import { AppSchedule } from './platform/app-schedule.ts';
import { DeadLetterAlarm } from './platform/dead-letter-alarm.ts';
import type { Site } from './site.ts';
import { applicationNameOf } from './stack-names.ts';
import type { Stage } from './stage.ts';
import type { Table } from './table.ts';

export interface DailyReportProps {
  readonly table: Table;
  readonly site: Site;
  readonly stage: Stage;
  /** Operators subscribe to it. */
  readonly topic: ITopic;
}

/** Tells the operators every morning how yesterday went. Create it after all queues. */
export class DailyReport extends Construct {
  constructor(scope: Construct, id: string, { table, site, stage, topic }: DailyReportProps) {
    super(scope, id);
    const constructs = this.node.root.node.findAll();
    const deadLetters = constructs
      .filter((construct) => construct instanceof DeadLetterAlarm)
      .map(({ queue }) => queue);
    const report = new AppFunction(this, 'Function', {
      entry: 'functions/operations/daily-report.handler.ts',
      timeout: Duration.minutes(1),
      environment: {
        STACK_NAME: applicationNameOf(this),
        SITE_URL: site.url,
        DEAD_LETTER_QUEUE_URLS: deadLetters.map(({ queueUrl }) => queueUrl).join(' '),
        OPERATIONS_TOPIC_ARN: topic.topicArn,
        ...(stage.monthlyBudget === undefined ? {} : { MONTHLY_BUDGET: `${stage.monthlyBudget}` }),
      },
    });
    table.grant(
      report,
      { entities: ['STATS'], actions: ['query', 'update'] },
      { entities: ['REVIEW'], actions: ['query'] },
    );
    report.allow(
      ['sqs:GetQueueAttributes'],
      deadLetters.map(({ queueArn }) => queueArn),
    );
    report.allow(['sns:Publish'], [topic.topicArn]);
    const morning = ScheduleExpression.cron({ minute: '0', hour: '6' });
    new AppSchedule(this, 'daily-report', morning, report, { runbookSection: 'The daily report' });
  }
}
