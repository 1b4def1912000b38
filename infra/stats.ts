import { Duration } from 'aws-cdk-lib';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import type { Graphql } from './graphql.ts';
import { HouseFunction } from './house/house-function.ts';
import { HouseSchedule } from './house/house-schedule.ts';
import { FunctionSource } from './house/sources.ts';
import type { Table } from './table.ts';

/** The public numbers of the service: counted every two minutes, answered to everybody. */
export class Stats extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { table, graphql }: { readonly table: Table; readonly graphql: Graphql },
  ) {
    super(scope, id);
    const count = new HouseFunction(this, 'Count', {
      entry: 'functions/board/stats/count-stats.handler.ts',
      timeout: Duration.minutes(1),
      memory: 1024,
    });
    table.grant(count, { of: ['LISTING', 'BOARD'], may: ['query'] }, { of: ['STATS'], may: ['update'] });
    new HouseSchedule(this, 'count-stats', ScheduleExpression.rate(Duration.minutes(2)), count);

    const live = new HouseFunction(this, 'Live', {
      entry: 'functions/board/stats/live-stats.handler.ts',
      timeout: Duration.seconds(10),
    });
    table.grant(live, { of: ['STATS'], may: ['query'] });
    const source = new FunctionSource(this, 'LiveStatsFunction', { api: graphql.api, function: live });
    graphql.answer('Query.liveStats', source);
  }
}
