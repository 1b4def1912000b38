import { Duration, Stack } from 'aws-cdk-lib';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { AppFunction } from './platform/app-function.ts';
import { AppSchedule } from './platform/app-schedule.ts';
import { DeadLetterAlarm } from './platform/dead-letter-alarm.ts';
import type { Site } from './site.ts';
import type { Stage } from './stage.ts';
import type { Table } from './table.ts';

export interface DailyReportProps {
  readonly table: Table;
  readonly site: Site;
  readonly stage: Stage;
}

/** Tells the operators every morning how yesterday went. Create it after all queues. */
export class DailyReport extends Construct {
  readonly #report: AppFunction;

  constructor(scope: Construct, id: string, { table, site, stage }: DailyReportProps) {
    super(scope, id);
    const constructs = Stack.of(this).node.findAll();
    const deadLetters = constructs
      .filter((construct) => construct instanceof DeadLetterAlarm)
      .map(({ queue }) => queue);
    this.#report = new AppFunction(this, 'Function', {
      entry: 'functions/operations/daily-report.handler.ts',
      timeout: Duration.minutes(1),
      environment: {
        STACK_NAME: Stack.of(this).stackName,
        SITE_URL: site.url,
        DEAD_LETTER_QUEUE_URLS: deadLetters.map(({ queueUrl }) => queueUrl).join(' '),
        ...(stage.monthlyBudget === undefined ? {} : { MONTHLY_BUDGET: `${stage.monthlyBudget}` }),
      },
    });
    table.grant(
      this.#report,
      { entities: ['STATS'], actions: ['query', 'update'] },
      { entities: ['REVIEW'], actions: ['query'] },
    );
    this.#report.allow(
      ['sqs:GetQueueAttributes'],
      deadLetters.map(({ queueArn }) => queueArn),
    );
    const morning = ScheduleExpression.cron({ minute: '0', hour: '6' });
    new AppSchedule(this, 'daily-report', morning, this.#report, { runbookSection: 'The daily report' });
  }

  /** The topic of the operators is created last. */
  publishTo(topic: ITopic): void {
    this.#report.addEnvironment('OPERATIONS_TOPIC_ARN', topic.topicArn);
    this.#report.allow(['sns:Publish'], [topic.topicArn]);
  }
}
