import { Duration } from 'aws-cdk-lib';
import { GraphWidget, type IWidget, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Graphql, Step } from './graphql.ts';
import { AppFunction } from './platform/app-function.ts';
import { AppQueue } from './platform/app-queue.ts';
import { FunctionSource } from './platform/data-sources.ts';
import type { Secrets } from './secrets.ts';
import { applicationNameOf } from './stack-names.ts';

/**
 * Access to the OpenAI API. Requests that can wait go through a queue at the pace of the provider's rate
 * limits; requests that a person waits for are a resolver step. Only functions that call the API may read the
 * key.
 */
export class Llm extends Construct {
  readonly questions: AppQueue;
  /** Sends the question that an earlier step stashed, and stashes the completion. */
  readonly step: Step;
  readonly graphs: readonly IWidget[];
  readonly #key: Secret;
  readonly #answer: AppFunction;

  constructor(scope: Construct, id: string, props: { readonly graphql: Graphql; readonly secrets: Secrets }) {
    super(scope, id);
    const { graphql, secrets } = props;
    this.#key = secrets.openAi;
    // The consumer postpones a failed request by up to an hour, so 60 attempts take more than two days.
    this.questions = new AppQueue(this, 'Questions', {
      visibility: Duration.seconds(40),
      maxReceiveCount: 60,
    });
    this.#answer = new AppFunction(this, 'Answer', {
      entry: 'functions/llm/answer-questions.handler.ts',
      timeout: Duration.seconds(30),
      environment: { QUESTIONS_QUEUE_URL: this.questions.queue.queueUrl },
    });
    this.allowAsk(this.#answer);
    this.questions.allowPostpone(this.#answer);
    this.questions.addConsumer(this.#answer, { batchSize: 5, maxConcurrency: 4 });
    const now = new AppFunction(graphql.partOf(this), 'Now', {
      entry: 'functions/llm/ask-now.step.handler.ts',
      // AppSync times out after 30 s, and the field has other steps.
      timeout: Duration.seconds(20),
    });
    this.allowAsk(now);
    const source = new FunctionSource(graphql.partOf(this), 'AskNow', { api: graphql.api, function: now });
    this.step = { code: 'functions/llm/ask-now.step.ts', source };
    this.graphs = [
      new GraphWidget({
        title: 'LLM tokens, by feature',
        width: 12,
        left: ['InputTokens', 'OutputTokens'].map((name) => sumByFeature(this, name)),
      }),
      new GraphWidget({
        title: 'Failed LLM requests, by feature',
        width: 12,
        left: [sumByFeature(this, 'Failures')],
      }),
    ];
  }

  /** Lets a function call the API, and report its token counts. */
  allowAsk(caller: AppFunction): void {
    caller.addEnvironment('OPENAI_KEY_ARN', this.#key.secretArn);
    caller.allowReadSecret(this.#key);
  }

  sendAnswersTo(answers: AppQueue): void {
    answers.addSender(this.#answer, 'ANSWERS_QUEUE_URL');
  }
}

/** The namespace is quoted, because the application's name contains more than letters and digits. */
const sumByFeature = (scope: Construct, metricName: string) =>
  new MathExpression({
    expression: `SEARCH('{"${applicationNameOf(scope)}",feature,service} MetricName="${metricName}"', 'Sum')`,
    usingMetrics: {},
    period: Duration.minutes(5),
  });
