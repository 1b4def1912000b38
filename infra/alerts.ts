import { CfnOutput, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { type ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import { CfnConfigurationSet } from 'aws-cdk-lib/aws-smsvoice';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { AlertHealth } from './alert-health.ts';
import { HouseFunction } from './house/house-function.ts';
import { HouseQueue } from './house/house-queue.ts';
import { HouseSchedule } from './house/house-schedule.ts';
import type { Http } from './http.ts';
import type { Mail } from './mail.ts';
import { shareOut } from './mail-rate.ts';
import type { Stage } from './stage.ts';
import type { Table } from './table.ts';

/** What delivery depends on. */
export interface AlertsProps {
  readonly table: Table;
  readonly http: Http;
  readonly mail: Mail;
  readonly stage: Stage;
}

/** From an open alert to a message with the provider, and what the provider says of it. */
export class Alerts extends Construct {
  readonly due: HouseQueue;
  readonly later: HouseQueue;
  readonly health: AlertHealth;
  readonly #deliver: HouseFunction;

  constructor(scope: Construct, id: string, { table, http, mail, stage }: AlertsProps) {
    super(scope, id);
    const { mailsPerSecond, textFrom } = stage;
    const { first, later } = shareOut(mailsPerSecond);
    const linkSecret = new Secret(this, 'LinkSecret', {
      description: 'Signs the links of mails: unsubscribe and manage.',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    Validations.of(linkSecret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason: 'Rotating the key would break the unsubscribe links of mails already sent.',
    });
    const textReports = this.#receiveEvents(table, mail.reports);

    this.due = new HouseQueue(this, 'Due', { visibility: Duration.seconds(20), tries: 10 });
    this.later = new HouseQueue(this, 'Later', { visibility: Duration.seconds(20), tries: 10 });
    this.#deliver = new HouseFunction(this, 'Deliver', {
      entry: 'functions/delivery/deliver.handler.ts',
      timeout: Duration.seconds(15),
      memory: 1_024,
      environment: {
        LINK_SECRET_ARN: linkSecret.secretArn,
        TEXT_CONFIGURATION_SET: textReports.ref,
        ...(textFrom === undefined ? {} : { TEXT_FROM: textFrom }),
        METRICS_NAMESPACE: Stack.of(this).stackName,
        HAND_OVER_GAP: `${first.gap}`,
        HAND_OVER_GAP_LATER: `${later.gap}`,
      },
    });
    table.grant(
      this.#deliver,
      { of: ['USER', 'JOB', 'MESSAGE'], may: ['get'] },
      { of: ['USER', 'JOB', 'ALERT'], may: ['getMany'] },
      { of: ['USER'], may: ['put'] },
      { of: ['METER', 'ALERT'], may: ['get', 'update'] },
      { of: ['DUE'], may: ['get', 'update', 'delete'] },
      { of: ['STALE', 'ATTENTION', 'PHONE'], may: ['put'] },
      { of: ['STATS'], may: ['update'] },
    );
    this.#deliver.mayRead(linkSecret);
    mail.sentBy(this.#deliver);
    this.#deliver.mayText(textFrom);
    // First messages have workers of their own, so that a morning's digests hold up nobody's first alert.
    this.due.consumedBy(this.#deliver, { batchSize: first.batchSize, atOnce: first.workers });
    this.later.consumedBy(this.#deliver, { batchSize: later.batchSize, atOnce: later.workers });
    this.health = new AlertHealth(this, 'Health');
    this.#drain(table);
    this.#followLinks(table, http, linkSecret);
  }

  /** Tells delivery where the site is; known only once the distribution is. */
  linkTo(siteUrl: string): void {
    this.#deliver.addEnvironment('SITE_URL', siteUrl);
  }

  #drain(table: Table): void {
    const drain = new HouseFunction(this, 'Drain', {
      entry: 'functions/delivery/drain-due.handler.ts',
      timeout: Duration.seconds(50),
      environment: { METRICS_NAMESPACE: Stack.of(this).stackName },
    });
    table.grant(drain, { of: ['DUE'], may: ['query'] });
    this.later.sentBy(drain, 'LATER_QUEUE_URL');
    this.later.countedBy(drain);
    new HouseSchedule(this, 'drain-due', ScheduleExpression.rate(Duration.minutes(1)), drain);
  }

  /** Reads what is reported of mails and texts; returns the set that has texts reported. */
  #receiveEvents(table: Table, reports: ConfigurationSet): CfnConfigurationSet {
    const topic = new Topic(this, 'Events', { enforceSSL: true });
    reports.addEventDestination('ToTopic', {
      destination: EventDestination.snsTopic(topic),
      events: [
        EmailSendingEvent.SEND,
        EmailSendingEvent.DELIVERY,
        EmailSendingEvent.BOUNCE,
        EmailSendingEvent.COMPLAINT,
        EmailSendingEvent.REJECT,
      ],
    });
    const queue = new HouseQueue(this, 'EventQueue', { visibility: Duration.seconds(40) });
    topic.addSubscription(new SqsSubscription(queue.queue, { rawMessageDelivery: true }));
    const texts = new Topic(this, 'TextEvents', { enforceSSL: true });
    // Source: AWS End User Messaging SMS, "Amazon SNS access policy"; the set's own ARN in it would be a circular reference.
    const conditions = { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } };
    texts.grantPublish(new ServicePrincipal('sms-voice.amazonaws.com', { conditions }));
    texts.addSubscription(new SqsSubscription(queue.queue, { rawMessageDelivery: true }));
    const textReports = new CfnConfigurationSet(this, 'TextReports', {
      eventDestinations: [
        {
          eventDestinationName: 'topic',
          enabled: true,
          matchingEventTypes: ['TEXT_ALL'],
          snsDestination: { topicArn: texts.topicArn },
        },
      ],
    });
    // And on its policy, which admits the events.
    textReports.node.addDependency(texts);
    // Two-way texts: the number that sends publishes to the same topic what is answered to it.
    new CfnOutput(Stack.of(this), 'TextRepliesTopicArn', { value: texts.topicArn });
    const receive = new HouseFunction(this, 'Receive', {
      entry: 'functions/delivery/events/provider-events.handler.ts',
      timeout: Duration.seconds(30),
      environment: { METRICS_NAMESPACE: Stack.of(this).stackName },
    });
    table.grant(
      receive,
      { of: ['MESSAGE'], may: ['update'] },
      { of: ['STALE'], may: ['put'] },
      { of: ['USER'], may: ['get', 'put'] },
      { of: ['METER'], may: ['get', 'update'] },
      { of: ['PHONE'], may: ['query'] },
    );
    queue.consumedBy(receive, { batchSize: 10, atOnce: 10 });
    return textReports;
  }

  #followLinks(table: Table, http: Http, linkSecret: Secret): void {
    const links = new HouseFunction(this, 'Links', {
      entry: 'functions/delivery/links/links.handler.ts',
      timeout: Duration.seconds(10),
      environment: { LINK_SECRET_ARN: linkSecret.secretArn },
    });
    table.grant(
      links,
      { of: ['USER'], may: ['get', 'put'] },
      { of: ['METER', 'JOB'], may: ['get'] },
      { of: ['STALE'], may: ['put'] },
      { of: ['ALERT'], may: ['update'] },
    );
    links.mayRead(linkSecret);
    for (const path of ['/unsubscribe', '/manage-alerts']) http.route(['GET', 'POST'], path, links);
  }
}
