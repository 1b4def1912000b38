import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { AccountRights } from './account-rights.ts';
import { Accounts } from './accounts.ts';
import { AlertHistory } from './alert-history.ts';
import { Alerts } from './alerts.ts';
import { Applications } from './applications.ts';
import { Billing } from './billing.ts';
import { Budget } from './budget.ts';
import { Companies } from './companies.ts';
import { DailyReport } from './daily-report.ts';
import { Enrichment } from './enrichment.ts';
import { Feeds } from './feeds.ts';
import { Following } from './following.ts';
import { FrontDoor } from './front-door.ts';
import { Graphql } from './graphql.ts';
import { Http } from './http.ts';
import { Identity } from './identity.ts';
import { JobPage } from './job-page.ts';
import { Listing } from './listing.ts';
import { Llm } from './llm.ts';
import { Mail } from './mail.ts';
import { Matching } from './matching.ts';
import { Monitoring } from './monitoring.ts';
import { Places } from './places.ts';
import { ResumeAnalysis } from './resume-analysis.ts';
import { Resumes } from './resumes.ts';
import { Site } from './site.ts';
import { Sitemap } from './sitemap.ts';
import { Staff } from './staff.ts';
import type { Stage } from './stage.ts';
import { Stats } from './stats.ts';
import { Stream } from './stream.ts';
import { Suggestions } from './suggestions.ts';
import { Sweep } from './sweep.ts';
import { Table } from './table.ts';
import { createVisitorGraphs } from './visitor-graphs.ts';
import { Writing } from './writing.ts';

/** The whole application. Construct ids never change, since a new id replaces live resources (pinned.test.ts). */
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
    const llm = new Llm(this, 'Ai', { graphql });
    const enrichment = new Enrichment(this, 'Completion', { table, llm });
    const resumes = new Resumes(this, 'Resumes', { table, graphql });
    new Applications(this, 'Applications', { table, graphql, resumes });
    new Accounts(this, 'Accounts', { table, identity, graphql, resumes, pushSecret: alerts.pushSecret });
    const billing = new Billing(this, 'Billing', { table, graphql, http });
    const accountRights = new AccountRights(this, 'AccountRights', {
      table,
      identity,
      graphql,
      resumes,
      billing,
      stage,
    });
    const { deletionRequests } = accountRights;
    const writing = new Writing(this, 'Writing', { table, graphql, llm });
    new ResumeAnalysis(this, 'ResumeAnalysis', { table, graphql, writing });
    const following = new Following(this, 'Following', { table, graphql });
    new Stream(this, 'Stream', {
      table,
      queues: {
        MATCH_QUEUE_URL: matching.jobs,
        WATCH_QUEUE_URL: matching.profiles,
        DELIVER_QUEUE_URL: alerts.due,
        COMPLETE_QUEUE_URL: enrichment.queue,
        ERASE_QUEUE_URL: deletionRequests,
        DRAFTS_QUEUE_URL: writing.drafts,
        FOLLOW_QUEUE_URL: following.requests,
      },
    });
    const sweep = new Sweep(this, 'Sweep', {
      table,
      due: alerts.due,
      profiles: matching.profiles,
      deletionRequests,
    });

    const listing = new Listing(this, 'Listing', { table, graphql, http, stage });
    new Staff(this, 'Support', { table, graphql, listing, due: alerts.due });
    new Places(this, 'Places', { graphql });
    new Companies(this, 'Companies', { table, graphql });
    new Suggestions(this, 'Suggestions', { table, graphql, llm });
    new Stats(this, 'Stats', { table, graphql });
    const jobPage = new JobPage(this, 'JobPage', { table, http, stage });
    const site = new Site(this, 'Site', { stage, identity, frontDoor, graphql, http, resumes });
    // A new web ACL can't be associated for some minutes. Creating the distribution takes longer than that.
    for (const { association } of [identity.firewall, apiFirewall])
      association.node.addDependency(site.distribution);
    alerts.setSiteUrl(site.url);
    listing.setSite(site);
    jobPage.setSite(site);
    resumes.allowUploadsFrom(site.url);
    billing.setSiteUrl(site.url);
    new Sitemap(this, 'Sitemap', { table, site });

    const report = new DailyReport(this, 'DailyReport', { table, site, stage });

    const queues = {
      Boards: feeds.queue,
      Jobs: matching.jobs,
      Profiles: matching.profiles,
      Audits: sweep.audits,
      Due: alerts.due,
      Later: alerts.deferred,
      Open: enrichment.queue,
      Questions: llm.questions,
      Resumes: resumes.uploads,
      Leaving: deletionRequests,
      Customers: billing.customers,
      Drafts: writing.drafts,
      Follows: following.requests,
    };
    const visitorGraphs = createVisitorGraphs({ api: graphql.api, http, board: listing.board });
    const graphs = [...visitorGraphs, ...alerts.health.graphs, ...feeds.health.graphs, ...llm.graphs];
    const monitoring = new Monitoring(this, 'Watch', { stage, api: graphql.api, http, queues, graphs });
    report.publishTo(monitoring.topic);
    new Budget(this, 'Budget', stage);

    new CfnOutput(this, 'TableName', { value: table.table.tableName });
    new CfnOutput(this, 'BoardsQueueUrl', { value: feeds.queue.queue.queueUrl });
    new CfnOutput(this, 'SiteUrl', { value: site.url });
    new CfnOutput(this, 'DistributionDomain', { value: site.distribution.distributionDomainName });
    new CfnOutput(this, 'GraphqlUrl', { value: `${site.url}/graphql` });
    new CfnOutput(this, 'UserPoolId', { value: identity.pool.userPoolId });
    new CfnOutput(this, 'UserPoolClientId', { value: identity.client.userPoolClientId });
  }
}
