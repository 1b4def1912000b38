import { Duration } from 'aws-cdk-lib';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import type { Graphql } from './graphql.ts';
import { AppFunction } from './platform/app-function.ts';
import { AppSchedule } from './platform/app-schedule.ts';
import { FunctionSource } from './platform/data-sources.ts';
import type { Table } from './table.ts';

/** Public statistics of the service, counted every two minutes. */
export class Stats extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { table, graphql }: { readonly table: Table; readonly graphql: Graphql },
  ) {
    super(scope, id);
    const count = new AppFunction(this, 'Count', {
      entry: 'functions/board/stats/count-stats.handler.ts',
      timeout: Duration.minutes(1),
      memory: 1024,
    });
    table.grant(
      count,
      { entities: ['LISTING', 'BOARD'], actions: ['query'] },
      { entities: ['STATS'], actions: ['update'] },
    );
    new AppSchedule(this, 'count-stats', ScheduleExpression.rate(Duration.minutes(2)), count);

    const live = new AppFunction(graphql.partOf(this), 'Live', {
      entry: 'functions/board/stats/live-stats.handler.ts',
      timeout: Duration.seconds(10),
    });
    table.grant(live, { entities: ['STATS'], actions: ['query'] });
    const source = new FunctionSource(graphql.partOf(this), 'LiveStatsFunction', {
      api: graphql.api,
      function: live,
    });
    graphql.addPublicField('Query.liveStats', source);
  }
}
