import { Duration } from 'aws-cdk-lib';
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { ConfigurationSetEventDestination, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import { CfnConfigurationSet } from 'aws-cdk-lib/aws-smsvoice';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { AlertHealth } from './alert-health.ts';
import type { EventKey } from './event-key.ts';
import type { Http } from './http.ts';
import type { Mail } from './mail.ts';
import { splitMailRate } from './mail-rate.ts';
import { AppFunction } from './platform/app-function.ts';
import { AppQueue } from './platform/app-queue.ts';
import { AppSchedule } from './platform/app-schedule.ts';
import type { Secrets } from './secrets.ts';
import type { Stage } from './stage.ts';
import type { Table } from './table.ts';
import type { TextTopic } from './text-topic.ts';

export interface AlertsProps {
  readonly table: Table;
  readonly secrets: Secrets;
  readonly http: Http;
  readonly mail: Mail;
  readonly eventKey: EventKey;
  readonly textTopic: TextTopic;
  readonly stage: Stage;
}

/** Sends alerts by e-mail, text and web push, and handles the delivery events that the providers report. */
export class Alerts extends Construct {
  readonly due: AppQueue;
  /** Alerts that were deferred by quiet hours or digests. */
  readonly deferred: AppQueue;
  readonly health: AlertHealth;
  readonly #deliver: AppFunction;

  constructor(scope: Construct, id: string, props: AlertsProps) {
    super(scope, id);
    const { table, secrets, mail, stage } = props;
    const { mailsPerSecond, textFrom } = stage;
    const { immediate, deferred } = splitMailRate(mailsPerSecond);
    const textReports = this.#addEventReceiver(props);

    this.due = new AppQueue(this, 'Due', { visibility: Duration.seconds(20), maxReceiveCount: 10 });
    this.deferred = new AppQueue(this, 'Later', { visibility: Duration.seconds(20), maxReceiveCount: 10 });
    this.#deliver = new AppFunction(this, 'Deliver', {
      entry: 'functions/delivery/deliver.handler.ts',
      timeout: Duration.seconds(15),
      memory: 1_024,
      environment: {
        LINK_SECRET_ARN: secrets.links.secretArn,
        PUSH_SECRET_ARN: secrets.push.secretArn,
        TEXT_CONFIGURATION_SET: textReports.ref,
        ...(textFrom === undefined ? {} : { TEXT_FROM: textFrom }),
        HAND_OVER_GAP: `${immediate.gap}`,
        HAND_OVER_GAP_LATER: `${deferred.gap}`,
      },
    });
    table.grant(
      this.#deliver,
      { entities: ['USER', 'MESSAGE'], actions: ['get'] },
      { entities: ['JOB', 'ALERT'], actions: ['getMany'] },
      { entities: ['USER', 'METER'], actions: ['getMany'] },
      { entities: ['USER'], actions: ['put'] },
      { entities: ['METER'], actions: ['get', 'update'] },
      { entities: ['MESSAGE'], actions: ['update', 'put'] },
      { entities: ['ALERT'], actions: ['query', 'update', 'put'] },
      { entities: ['WELCOME', 'NOTICE'], actions: ['get', 'update'] },
      { entities: ['DUE'], actions: ['get', 'put', 'delete'] },
      { entities: ['DEVICE'], actions: ['delete'] },
      { entities: ['STALE', 'ATTENTION'], actions: ['put'] },
      { entities: ['STATS'], actions: ['update'] },
    );
    this.#deliver.allowReadSecret(secrets.links);
    this.#deliver.allowReadSecret(secrets.push);
    mail.allowSend(this.#deliver);
    this.#deliver.allowSendText(textFrom);
    // Separate workers, so that a burst of morning digests does not delay immediate alerts.
    this.due.addConsumer(this.#deliver, {
      batchSize: immediate.batchSize,
      maxConcurrency: immediate.workers,
    });
    this.deferred.addConsumer(this.#deliver, {
      batchSize: deferred.batchSize,
      maxConcurrency: deferred.workers,
    });
    this.health = new AlertHealth(this, 'Health');
    this.#addDrain(table);
    this.#addLinks(props);
  }

  /** The URL depends on the distribution, which is created later. */
  setSiteUrl(siteUrl: string): void {
    this.#deliver.addEnvironment('SITE_URL', siteUrl);
  }

  #addDrain(table: Table): void {
    const drain = new AppFunction(this, 'Drain', {
      entry: 'functions/delivery/drain-due.handler.ts',
      timeout: Duration.seconds(50),
    });
    table.grant(drain, { entities: ['DUE'], actions: ['query'] });
    this.deferred.addSender(drain, 'LATER_QUEUE_URL');
    this.deferred.allowCount(drain);
    new AppSchedule(this, 'drain-due', ScheduleExpression.rate(Duration.minutes(1)), drain);
  }

  /** Consumes delivery events of e-mails and texts. Returns the configuration set that reports on texts. */
  #addEventReceiver({ table, mail, eventKey, textTopic }: AlertsProps): CfnConfigurationSet {
    const topic = new Topic(this, 'Events', { enforceSSL: true, masterKey: eventKey });
    new ConfigurationSetEventDestination(this, 'ToTopic', {
      configurationSet: mail.reports,
      destination: EventDestination.snsTopic(topic),
      events: [
        EmailSendingEvent.SEND,
        EmailSendingEvent.DELIVERY,
        EmailSendingEvent.BOUNCE,
        EmailSendingEvent.COMPLAINT,
        EmailSendingEvent.REJECT,
      ],
    });
    const queue = new AppQueue(this, 'EventQueue', {
      visibility: Duration.seconds(40),
      isOpenToServices: true,
    });
    topic.addSubscription(new SqsSubscription(queue.queue, { rawMessageDelivery: true }));
    textTopic.addSubscription(new SqsSubscription(queue.queue, { rawMessageDelivery: true }));
    const textReports = new CfnConfigurationSet(this, 'TextReports', {
      eventDestinations: [
        {
          eventDestinationName: 'topic',
          enabled: true,
          matchingEventTypes: ['TEXT_ALL'],
          snsDestination: { topicArn: textTopic.topicArn },
        },
      ],
    });
    const receive = new AppFunction(this, 'Receive', {
      entry: 'functions/delivery/events/provider-events.handler.ts',
      timeout: Duration.seconds(30),
    });
    table.grant(
      receive,
      { entities: ['MESSAGE'], actions: ['update'] },
      { entities: ['STALE'], actions: ['put'] },
      { entities: ['USER'], actions: ['get', 'put'] },
      { entities: ['METER'], actions: ['get', 'update'] },
      { entities: ['PHONE'], actions: ['query'] },
      { entities: ['STATS'], actions: ['update'] },
    );
    queue.addConsumer(receive, { batchSize: 10, maxConcurrency: 10 });
    return textReports;
  }

  #addLinks({ table, http, secrets }: AlertsProps): void {
    const links = new AppFunction(this, 'Links', {
      entry: 'functions/delivery/links/links.handler.ts',
      timeout: Duration.seconds(10),
      // An answer about an alert compares up to 400 jobs with several profiles.
      memory: 1_024,
      environment: { LINK_SECRET_ARN: secrets.links.secretArn },
    });
    table.grant(
      links,
      { entities: ['USER'], actions: ['get', 'put'] },
      { entities: ['METER', 'MESSAGE'], actions: ['get'] },
      { entities: ['ALERT', 'JOB'], actions: ['getMany'] },
      { entities: ['ALERT', 'APPLICATION'], actions: ['query'] },
      { entities: ['DEVICE'], actions: ['delete'] },
      { entities: ['STALE'], actions: ['put'] },
      { entities: ['ALERT', 'ANSWERS', 'STATS'], actions: ['update'] },
    );
    links.allowReadSecret(secrets.links);
    for (const path of ['/unsubscribe', '/manage-alerts']) http.addRoute(['GET', 'POST'], path, links);
  }
}
