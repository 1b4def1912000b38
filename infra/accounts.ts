import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Graphql } from './graphql.ts';
import type { Identity } from './identity.ts';
import { AppFunction } from './platform/app-function.ts';
import { FunctionSource, TableSource } from './platform/data-sources.ts';
import type { Resumes } from './resumes.ts';
import type { Secrets } from './secrets.ts';
import type { Table } from './table.ts';

export interface AccountsProps {
  readonly table: Table;
  readonly identity: Identity;
  readonly graphql: Graphql;
  readonly resumes: Resumes;
  readonly secrets: Secrets;
}

/** Reading and updating the signed-in person's user record. */
export class Accounts extends Construct {
  constructor(scope: Construct, id: string, props: AccountsProps) {
    super(scope, id);
    const { table, identity, graphql, resumes, secrets } = props;
    const accounts = new AppFunction(this, 'Function', {
      entry: 'functions/members/accounts.handler.ts',
      timeout: Duration.seconds(10),
      environment: { USER_POOL_ID: identity.pool.userPoolId, PUSH_SECRET_ARN: secrets.push.secretArn },
    });
    table.grant(
      accounts,
      { entities: ['USER'], actions: ['get', 'put'] },
      { entities: ['METER'], actions: ['get'] },
      { entities: ['STALE'], actions: ['put'] },
      { entities: ['PHONE'], actions: ['put', 'delete'] },
      { entities: ['DEVICE'], actions: ['get', 'put', 'delete'] },
    );
    accounts.allow(['cognito-idp:AdminGetUser'], [identity.pool.userPoolArn]);
    accounts.allowReadSecret(secrets.push);

    const ensure = new AppFunction(this, 'Ensure', {
      entry: 'functions/members/ensure-user.handler.ts',
      timeout: Duration.seconds(10),
      environment: { USER_POOL_ID: identity.pool.userPoolId, EMAIL_SALT_ARN: identity.emailSalt.secretArn },
    });
    identity.allowCreateAccounts(ensure, table);
    table.grant(ensure, { entities: ['USER', 'METER'], actions: ['get'] });
    ensure.allow(['cognito-idp:AdminGetUser'], [identity.pool.userPoolArn]);

    const changes = new FunctionSource(this, 'AccountsFunction', { api: graphql.api, function: accounts });
    const ensures = new FunctionSource(this, 'EnsureFunction', { api: graphql.api, function: ensure });
    const reads = new TableSource(this, 'UserRows', {
      api: graphql.api,
      table,
      grants: [{ entities: ['USER', 'METER'], actions: ['getMany'] }],
    });
    graphql.addOwnerField('Query.getUser', [
      { code: 'functions/members/Query.getUser.resolver.ts', source: reads },
      { code: 'functions/members/ensure-user.step.ts', source: ensures },
    ]);
    const change = { code: 'functions/platform/graphql/invoke.step.ts', source: changes };
    graphql.addOwnerField('Mutation.updateUser', [change, resumes.deleteRemoved]);
    graphql.addOwnerField('Mutation.setPushDevice', [change]);
    graphql.addOwnerField('Query.pushKey', [change]);
  }
}
