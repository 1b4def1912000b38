import { type App, CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
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
import { UserPoolFirewall } from './firewall.ts';
import { Following } from './following.ts';
import { FrontDoor } from './front-door.ts';
import { Graphql } from './graphql.ts';
import { GraphqlEndpoint } from './graphql-endpoint.ts';
import { Http } from './http.ts';
import { JobPage } from './job-page.ts';
import { Listing } from './listing.ts';
import { Llm } from './llm.ts';
import { Matching } from './matching.ts';
import { Monitoring } from './monitoring.ts';
import { Places } from './places.ts';
import { Privacy } from './privacy.ts';
import { ResumeAnalysis } from './resume-analysis.ts';
import { Resumes } from './resumes.ts';
import { SharePicture } from './share-picture.ts';
import { SignUps } from './sign-ups.ts';
import { Site } from './site.ts';
import { SitePages } from './site-pages.ts';
import { Sitemap } from './sitemap.ts';
import { stackNamesOf } from './stack-names.ts';
import { Staff } from './staff.ts';
import type { Stage } from './stage.ts';
import { StateStack } from './state-stack.ts';
import { Stats } from './stats.ts';
import { Stream } from './stream.ts';
import { Suggestions } from './suggestions.ts';
import { Sweep } from './sweep.ts';
import { createVisitorGraphs } from './visitor-graphs.ts';
import { Writing } from './writing.ts';

/**
 * Creates a stage's three stacks, in deployment order. A capability is in the application's stack, apart from
 * the data in the state's and what only the API uses in the API's. Construct ids never change, since a new id
 * replaces live resources (pinned.test.ts).
 */
export function createStacks(app: App, { stage, ...props }: StackProps & { readonly stage: Stage }) {
  const names = stackNamesOf(stage.name);
  const state = new StateStack(app, { ...props, stage });
  const application = new Stack(app, names.application, props);
  const api = new Stack(app, names.api, props);
  const { table, secrets, mail, identity, resumeFiles } = state;

  const frontDoor = new FrontDoor(application, 'FrontDoor');
  const endpoint = new GraphqlEndpoint(application, 'Graphql', { pool: identity.pool, table });
  const apiFirewall = frontDoor.guard(endpoint.api);
  const peopleFirewall = new UserPoolFirewall(application, 'PeopleFirewall', {
    pool: identity.pool,
    mode: stage.firewall,
  });
  const http = new Http(application, 'Http', { frontDoor });
  const graphql = new Graphql(api, 'Graphql', { endpoint });

  const feeds = new Feeds(application, 'Feeds', { table, graphql, stage });
  const matching = new Matching(application, 'Matching', { table });
  const { eventKey, textTopic } = state;
  const alerts = new Alerts(application, 'Alerts', {
    table,
    secrets,
    http,
    mail,
    eventKey,
    textTopic,
    stage,
  });
  new AlertHistory(api, 'AlertHistory', { table, graphql });
  const llm = new Llm(application, 'Llm', { secrets, graphql });
  const enrichment = new Enrichment(application, 'Enrichment', { table, llm });
  const resumes = new Resumes(application, 'Resumes', { table, files: resumeFiles, graphql });
  new Applications(api, 'Applications', { table, graphql, resumes });
  new Accounts(api, 'Accounts', { table, secrets, identity, graphql, resumes });
  new SignUps(application, 'SignUps', identity);
  const billing = new Billing(application, 'Billing', { table, secrets, graphql, http });
  const { deletionRequests } = new Privacy(application, 'Privacy', {
    table,
    secrets,
    identity,
    graphql,
    resumes,
    billing,
    stage,
  });
  const writing = new Writing(application, 'Writing', { table, graphql, llm });
  new ResumeAnalysis(api, 'ResumeAnalysis', { table, graphql, writing });
  const following = new Following(application, 'Following', { table, graphql });
  new Stream(application, 'Stream', {
    table,
    queues: {
      MATCH_QUEUE_URL: matching.jobs,
      WATCH_QUEUE_URL: matching.profiles,
      DELIVER_QUEUE_URL: alerts.due,
      ENRICH_QUEUE_URL: enrichment.queue,
      ERASE_QUEUE_URL: deletionRequests,
      DRAFTS_QUEUE_URL: writing.drafts,
      FOLLOW_QUEUE_URL: following.requests,
    },
  });
  const sweep = new Sweep(application, 'Sweep', {
    table,
    due: alerts.due,
    profiles: matching.profiles,
    deletionRequests,
  });

  const listing = new Listing(application, 'Listing', { table, graphql, http, stage });
  new Staff(api, 'Staff', { table, graphql, listing, due: alerts.due });
  new Places(api, 'Places', { graphql });
  new Companies(api, 'Companies', { table, graphql });
  new Suggestions(api, 'Suggestions', { table, graphql, llm });
  new Stats(application, 'Stats', { table, graphql });
  new SharePicture(application, 'SharePicture', { table, http });
  const jobPage = new JobPage(application, 'JobPage', { table, http, stage });
  const site = new Site(application, 'Site', { stage, identity, frontDoor, endpoint, http, resumeFiles });
  new SitePages(api, 'SitePages', { stage, site, identity, endpoint, graphql });
  // A new web ACL can't be associated for some minutes. Creating the distribution takes longer than that.
  for (const { association } of [peopleFirewall, apiFirewall])
    association.node.addDependency(site.distribution);
  alerts.setSiteUrl(site.url);
  listing.setSite(site);
  jobPage.setSite(site);
  billing.setSiteUrl(site.url);
  new Sitemap(application, 'Sitemap', { table, site });
  const { alarmTopic } = state;
  new DailyReport(application, 'DailyReport', { table, site, stage, topic: alarmTopic });
  new Budget(application, 'Budget', stage);

  const queues = {
    Boards: feeds.queue,
    Jobs: matching.jobs,
    Profiles: matching.profiles,
    Audits: sweep.audits,
    Due: alerts.due,
    Later: alerts.deferred,
    Enrichments: enrichment.queue,
    Questions: llm.questions,
    Resumes: resumeFiles.uploads,
    Deletions: deletionRequests,
    Customers: billing.customers,
    Drafts: writing.drafts,
    Follows: following.requests,
  };
  const visitorGraphs = createVisitorGraphs({ api: endpoint.api, http, board: listing.board });
  const graphs = [...visitorGraphs, ...alerts.health.graphs, ...feeds.health.graphs, ...llm.graphs];
  new Monitoring(application, 'Watch', { alarmTopic, api: endpoint.api, http, queues, graphs });

  const outputs = {
    TableName: table.table.tableName,
    BoardsQueueUrl: feeds.queue.queue.queueUrl,
    SiteUrl: site.url,
    DistributionDomain: site.distribution.distributionDomainName,
    GraphqlUrl: `${site.url}/graphql`,
    UserPoolId: identity.pool.userPoolId,
    UserPoolClientId: identity.client.userPoolClientId,
    StripeKeyArn: secrets.stripe.secretArn,
    StripeWebhookSecretArn: secrets.stripeWebhook.secretArn,
    // An operator configures the sending number to publish replies to it.
    TextRepliesTopicArn: textTopic.topicArn,
  };
  for (const [name, value] of Object.entries(outputs)) new CfnOutput(application, name, { value });
  return [state, application, api];
}
