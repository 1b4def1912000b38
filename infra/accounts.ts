import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Graphql } from './graphql.ts';
import { HouseFunction } from './house/house-function.ts';
import { FunctionSource, TableSource } from './house/sources.ts';
import type { Identity } from './identity.ts';
import type { Resumes } from './resumes.ts';
import type { Table } from './table.ts';

/** What accounts stand on. */
export interface AccountsProps {
  readonly table: Table;
  readonly identity: Identity;
  readonly graphql: Graphql;
  readonly resumes: Resumes;
}

/** What a person sees and changes of the own record. */
export class Accounts extends Construct {
  constructor(scope: Construct, id: string, { table, identity, graphql, resumes }: AccountsProps) {
    super(scope, id);
    const accounts = new HouseFunction(this, 'Function', {
      entry: 'functions/members/accounts.handler.ts',
      data: ['functions/places/gazetteer/gazetteer.tsv'],
      timeout: Duration.seconds(10),
      environment: { USER_POOL_ID: identity.pool.userPoolId },
    });
    table.grant(
      accounts,
      { of: ['USER'], may: ['get', 'put'] },
      { of: ['METER'], may: ['get'] },
      { of: ['STALE'], may: ['put'] },
    );
    accounts.may(['cognito-idp:AdminGetUser'], [identity.pool.userPoolArn]);

    const ensure = new HouseFunction(this, 'Ensure', {
      entry: 'functions/members/ensure.handler.ts',
      timeout: Duration.seconds(10),
      environment: { USER_POOL_ID: identity.pool.userPoolId, EMAIL_SALT_ARN: identity.emailSalt.secretArn },
    });
    identity.mayCreate(ensure, table);
    table.grant(ensure, { of: ['USER', 'METER'], may: ['get'] });
    ensure.may(['cognito-idp:AdminGetUser'], [identity.pool.userPoolArn]);

    const changes = new FunctionSource(this, 'AccountsFunction', { api: graphql.api, function: accounts });
    const ensures = new FunctionSource(this, 'EnsureFunction', { api: graphql.api, function: ensure });
    const reads = new TableSource(this, 'UserRows', {
      api: graphql.api,
      table,
      rights: [{ of: ['USER', 'METER'], may: ['getMany'] }],
    });
    graphql.answerOwner('Query.getUser', [
      { code: 'functions/members/Query.getUser.resolver.ts', source: reads },
      { code: 'functions/members/ensure-user.step.ts', source: ensures },
    ]);
    graphql.answerOwner('Mutation.updateUser', [
      { code: 'functions/platform/graphql/invoke.step.ts', source: changes },
      resumes.keep,
    ]);
  }
}
