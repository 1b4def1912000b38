import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { AccountRights } from './account-rights.ts';
import { Accounts } from './accounts.ts';
import { Ai } from './ai.ts';
import { AlertHistory } from './alert-history.ts';
import { Alerts } from './alerts.ts';
import { Applications } from './applications.ts';
import { Billing } from './billing.ts';
import { Companies } from './companies.ts';
import { Completion } from './completion.ts';
import { Feeds } from './feeds.ts';
import { felt } from './felt.ts';
import { FrontDoor } from './front-door.ts';
import { Graphql } from './graphql.ts';
import { Http } from './http.ts';
import { Identity } from './identity.ts';
import { JobPage } from './job-page.ts';
import { Listing } from './listing.ts';
import { Mail } from './mail.ts';
import { Matching } from './matching.ts';
import { Places } from './places.ts';
import { ResumeAnalysis } from './resume-analysis.ts';
import { Resumes } from './resumes.ts';
import { Site } from './site.ts';
import { Sitemap } from './sitemap.ts';
import type { Stage } from './stage.ts';
import { Stats } from './stats.ts';
import { Stream } from './stream.ts';
import { Suggestions } from './suggestions.ts';
import { Support } from './support.ts';
import { Sweep } from './sweep.ts';
import { Table } from './table.ts';
import { Watch } from './watch.ts';
import { Writing } from './writing.ts';

/** The whole product, in the order in which a job travels through it. */
export class DaybreakStack extends Stack {
  constructor(scope: Construct, id: string, { stage, ...props }: StackProps & { readonly stage: Stage }) {
    super(scope, id, props);
    const table = new Table(this, 'Table');
    const mail = new Mail(this, 'Mail', stage);
    const identity = new Identity(this, 'Identity', { table, mail, stage });
    const frontDoor = new FrontDoor(this, 'FrontDoor');
    const graphql = new Graphql(this, 'Graphql', { pool: identity.pool, table });
    const apiFirewall = frontDoor.guard(graphql.api);
    const http = new Http(this, 'Http', { frontDoor });

    const feeds = new Feeds(this, 'Feeds', { table, graphql });
    const matching = new Matching(this, 'Matching', { table });
    const alerts = new Alerts(this, 'Alerts', { table, http, mail, stage });
    new AlertHistory(this, 'AlertHistory', { table, graphql });
    const ai = new Ai(this, 'Ai', { graphql });
    const completion = new Completion(this, 'Completion', { table, ai });
    const resumes = new Resumes(this, 'Resumes', { table, graphql });
    new Applications(this, 'Applications', { table, graphql, resumes });
    new Accounts(this, 'Accounts', { table, identity, graphql, resumes });
    const billing = new Billing(this, 'Billing', { table, graphql, http });
    const rights = new AccountRights(this, 'AccountRights', {
      table,
      identity,
      graphql,
      resumes,
      billing,
      stage,
    });
    const writing = new Writing(this, 'Writing', { table, graphql, ai });
    new ResumeAnalysis(this, 'ResumeAnalysis', { table, graphql, writing });
    new Stream(this, 'Stream', {
      table,
      queues: {
        MATCH_QUEUE_URL: matching.jobs,
        WATCH_QUEUE_URL: matching.profiles,
        DELIVER_QUEUE_URL: alerts.due,
        COMPLETE_QUEUE_URL: completion.queue,
        ERASE_QUEUE_URL: rights.leaving,
        DRAFTS_QUEUE_URL: writing.drafts,
      },
    });
    const { leaving } = rights;
    new Sweep(this, 'Sweep', { table, due: alerts.due, profiles: matching.profiles, leaving });

    const listing = new Listing(this, 'Listing', { table, graphql, http });
    new Support(this, 'Support', { table, graphql, listing, due: alerts.due });
    new Places(this, 'Places', { graphql });
    new Companies(this, 'Companies', { table, graphql });
    new Suggestions(this, 'Suggestions', { table, graphql, ai });
    new Stats(this, 'Stats', { table, graphql });
    const jobPage = new JobPage(this, 'JobPage', { table, http, stage });
    const site = new Site(this, 'Site', { stage, identity, frontDoor, graphql, http, resumes });
    // WAF refuses to associate a web ACL for some minutes after its creation, which the distribution takes longer than.
    for (const { association } of [identity.firewall, apiFirewall])
      association.node.addDependency(site.distribution);
    alerts.linkTo(site.url);
    listing.linkTo(site.url);
    jobPage.linkTo(site);
    resumes.openTo(site.url);
    billing.linkTo(site.url);
    new Sitemap(this, 'Sitemap', { table, site });

    const queues = {
      Boards: feeds.queue,
      Jobs: matching.jobs,
      Profiles: matching.profiles,
      Due: alerts.due,
      Later: alerts.later,
      Open: completion.queue,
      Questions: ai.questions,
      Resumes: resumes.arrived,
      Leaving: leaving,
      Customers: billing.customers,
      Drafts: writing.drafts,
    };
    const visits = felt({ api: graphql.api, http, board: listing.lists });
    const graphs = [...visits, ...alerts.health.graphs, ...feeds.health.graphs, ...ai.graphs];
    new Watch(this, 'Watch', { stage, api: graphql.api, queues, graphs });

    new CfnOutput(this, 'TableName', { value: table.table.tableName });
    new CfnOutput(this, 'BoardsQueueUrl', { value: feeds.queue.queue.queueUrl });
    new CfnOutput(this, 'SiteUrl', { value: site.url });
    new CfnOutput(this, 'DistributionDomain', { value: site.distribution.distributionDomainName });
    new CfnOutput(this, 'GraphqlUrl', { value: `${site.url}/graphql` });
    new CfnOutput(this, 'UserPoolId', { value: identity.pool.userPoolId });
    new CfnOutput(this, 'UserPoolClientId', { value: identity.client.userPoolClientId });
  }
}
