import { Duration, Stack } from 'aws-cdk-lib';
import { GraphWidget, type IWidget, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Graphql, Step } from './graphql.ts';
import { HouseFunction } from './house/house-function.ts';
import { HouseQueue } from './house/house-queue.ts';
import { providerKey } from './house/provider-key.ts';
import { FunctionSource } from './house/sources.ts';

/**
 * What models are asked. Questions that can wait come by a queue, at the pace the provider bears; those for which a
 * person waits are a step of a field. Only functions that ask may read the key.
 */
export class Ai extends Construct {
  readonly questions: HouseQueue;
  /** The step of a field that asks what the step before it left. */
  readonly step: Step;
  readonly graphs: readonly IWidget[];
  readonly #key: Secret;
  readonly #answer: HouseFunction;

  constructor(scope: Construct, id: string, { graphql }: { readonly graphql: Graphql }) {
    super(scope, id);
    this.#key = providerKey(this, 'Key', 'The key of the OpenAI API');
    // A question that fails is put off by its consumer, up to an hour: 60 tries are more than two days.
    this.questions = new HouseQueue(this, 'Questions', { visibility: Duration.seconds(40), tries: 60 });
    this.#answer = new HouseFunction(this, 'Answer', {
      entry: 'functions/llm/answer-questions.handler.ts',
      timeout: Duration.seconds(30),
      environment: { QUESTIONS_QUEUE_URL: this.questions.queue.queueUrl },
    });
    this.askedBy(this.#answer);
    this.questions.postponedBy(this.#answer);
    this.questions.consumedBy(this.#answer, { batchSize: 5, atOnce: 4 });
    const now = new HouseFunction(this, 'Now', {
      entry: 'functions/llm/ask-now.step.handler.ts',
      // AppSync waits for 30, and a field has other steps.
      timeout: Duration.seconds(20),
    });
    this.askedBy(now);
    const source = new FunctionSource(this, 'AskNow', { api: graphql.api, function: now });
    this.step = { code: 'functions/llm/ask-now.step.ts', source };
    this.graphs = [
      new GraphWidget({
        title: 'Tokens of models, by feature',
        width: 12,
        left: ['InputTokens', 'OutputTokens'].map((name) => sumByFeature(this, name)),
      }),
      new GraphWidget({
        title: 'Questions to models that failed, by feature',
        width: 12,
        left: [sumByFeature(this, 'Failures')],
      }),
    ];
  }

  /** Lets a function ask: it may read the provider's key, and counts what it asks. */
  askedBy(asker: HouseFunction): void {
    asker.addEnvironment('OPENAI_KEY_ARN', this.#key.secretArn);
    asker.addEnvironment('METRICS_NAMESPACE', Stack.of(this).stackName);
    asker.mayRead(this.#key);
  }

  /** Tells where answers go. */
  answerTo(answers: HouseQueue): void {
    answers.sentBy(this.#answer, 'ANSWERS_QUEUE_URL');
  }
}

/** A schema's names need quotes where they hold more than letters and digits, as the stack's does. */
const sumByFeature = (scope: Construct, metricName: string) =>
  new MathExpression({
    expression: `SEARCH('{"${Stack.of(scope).stackName}",feature,service} MetricName="${metricName}"', 'Sum')`,
    usingMetrics: {},
    period: Duration.minutes(5),
  });
