import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Billing } from './billing.ts';
import type { Graphql } from './graphql.ts';
import { HouseFunction } from './house/house-function.ts';
import { HouseQueue } from './house/house-queue.ts';
import { providerKey } from './house/provider-key.ts';
import { FunctionSource } from './house/sources.ts';
import type { Identity } from './identity.ts';
import type { Resumes } from './resumes.ts';
import type { Stage } from './stage.ts';
import type { Table } from './table.ts';

/** What account rights stand on. */
export interface AccountRightsProps {
  readonly table: Table;
  readonly identity: Identity;
  readonly graphql: Graphql;
  readonly resumes: Resumes;
  readonly billing: Billing;
  readonly stage: Stage;
}

/** A person's rights over the own account: a copy of all that is held, and its deletion. */
export class AccountRights extends Construct {
  /** Those who leave. */
  readonly leaving: HouseQueue;

  constructor(scope: Construct, id: string, props: AccountRightsProps) {
    super(scope, id);
    this.#ask(props);
    // A person with very many alerts may take several runs; each goes on where the last one was ended.
    this.leaving = new HouseQueue(this, 'Leaving', { visibility: Duration.seconds(90), tries: 10 });
    this.#erase(props);
  }

  #ask({ table, identity, graphql, resumes }: AccountRightsProps): void {
    const ask = new HouseFunction(this, 'Function', {
      entry: 'functions/privacy/account-rights.handler.ts',
      timeout: Duration.seconds(25),
      environment: { USER_POOL_ID: identity.pool.userPoolId },
    });
    table.grant(
      ask,
      { of: ['USER'], may: ['get', 'put'] },
      { of: ['METER', 'WATCHLIST'], may: ['get'] },
      { of: ['ALERT', 'ANALYSIS', 'APPLICATION', 'DUE', 'LETTER', 'QUOTA'], may: ['query'] },
      { of: ['LEAVING'], may: ['get', 'put'] },
      { of: ['STALE'], may: ['put'] },
    );
    resumes.heldBy(ask, 'read');
    resumes.exportedBy(ask);
    ask.may(
      ['AdminGetUser', 'AdminDisableUser', 'AdminUserGlobalSignOut'].map((action) => `cognito-idp:${action}`),
      [identity.pool.userPoolArn],
    );
    const source = new FunctionSource(this, 'AccountRightsFunction', { api: graphql.api, function: ask });
    const steps = [{ code: 'functions/platform/graphql/invoke.step.ts', source }];
    graphql.answerOwner('Query.exportMyData', steps);
    graphql.answerOwner('Mutation.deleteAccount', steps);
  }

  #erase({ table, identity, resumes, billing, stage }: AccountRightsProps): void {
    const erase = new HouseFunction(this, 'Erase', {
      entry: 'functions/privacy/erase.handler.ts',
      timeout: Duration.seconds(60),
      environment: { USER_POOL_ID: identity.pool.userPoolId, EMAIL_SALT_ARN: identity.emailSalt.secretArn },
    });
    table.grant(
      erase,
      { of: ['LEAVING'], may: ['get', 'update', 'delete'] },
      { of: ['USER', 'METER'], may: ['get', 'delete'] },
      { of: ['EMAIL', 'STALE', 'PHONE'], may: ['delete'] },
      {
        of: ['ALERT', 'ANALYSIS', 'APPLICATION', 'ATTENTION', 'DUE', 'LETTER', 'QUOTA'],
        may: ['query', 'delete'],
      },
      { of: ['WATCHLIST'], may: ['get', 'put', 'delete'] },
      { of: ['WATCHER'], may: ['writeMany'] },
      { of: ['FORMER'], may: ['update'] },
    );
    resumes.heldBy(erase, 'erase');
    billing.endedBy(erase);
    erase.may(
      ['AdminDisableUser', 'AdminUserGlobalSignOut', 'AdminDeleteUser'].map((one) => `cognito-idp:${one}`),
      [identity.pool.userPoolArn],
    );
    erase.mayRead(identity.emailSalt);
    const key = providerKey(this, 'AnalyticsKey', 'The analytics provider’s key with the scope person:write');
    erase.mayRead(key);
    erase.addEnvironment('ANALYTICS_KEY_ARN', key.secretArn);
    if (stage.analyticsProject) erase.addEnvironment('ANALYTICS_PROJECT_URL', stage.analyticsProject);
    this.leaving.consumedBy(erase, { batchSize: 1, atOnce: 2 });
  }
}
