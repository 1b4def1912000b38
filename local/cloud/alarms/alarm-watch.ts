import type { Alarm, AlarmState } from './alarm.ts';
import { alarmMessage } from './alarm-message.ts';
import { type Evaluation, evaluateAlarm } from './evaluate.ts';
import type { MetricHistory } from './metric-history.ts';

const MINUTE_MS = 60_000;

/** An alarm's state for the console. */
export interface AlarmStatus {
  readonly name: string;
  readonly description: string;
  readonly state: AlarmState;
  /** The values of the last evaluation, newest first. */
  readonly values: readonly number[];
}

/** The alarms of a run. */
export interface AlarmWatch {
  /** Evaluates every alarm as of a time, by default now. One that goes off publishes to its topics. */
  evaluate(at?: number): Promise<readonly AlarmStatus[]>;
  list(): readonly AlarmStatus[];
  /** Evaluates every alarm once a minute. */
  start(): void;
  stop(): void;
}

interface Deps {
  readonly alarms: readonly Alarm[];
  readonly history: MetricHistory;
  /** Records metrics that must be polled, such as the depths of queues. */
  sample(at: number): Promise<void>;
  /** Returns why a topic refuses an alarm's message; null if it accepts it. */
  refusal(alarm: Alarm, topicArn: string): string | null;
  publish(topicArn: string, message: string, subject: string): void;
  onError(alarm: string, error: unknown): void;
  now?(): number;
}

export function watchAlarms(deps: Deps): AlarmWatch {
  const { alarms, history, onError, now = Date.now } = deps;
  const since = now();
  const evaluations = new Map<Alarm, Evaluation>();
  const lastEvaluation = (alarm: Alarm): Evaluation =>
    evaluations.get(alarm) ?? { state: 'INSUFFICIENT_DATA', values: [] };
  let timer: NodeJS.Timeout | undefined;

  for (const { series, periodSeconds, evaluationPeriods } of alarms)
    history.watch(series, periodSeconds * (evaluationPeriods + 3) * 1000);

  const publish = (alarm: Alarm, values: readonly number[], at: number) => {
    const { subject, text } = alarmMessage(alarm, values, new Date(at));
    for (const topicArn of alarm.topicArns) {
      const refusal = deps.refusal(alarm, topicArn);
      if (refusal === null) deps.publish(topicArn, text, subject);
      else
        onError(
          alarm.name,
          new Error(
            `Failed to execute action ${topicArn}. Received error: "Resource: ${alarm.arn} is not authorized to perform: SNS:Publish on resource: ${topicArn}" (${refusal})`,
          ),
        );
    }
  };
  const list = () =>
    alarms.map((alarm) => ({ name: alarm.name, description: alarm.description, ...lastEvaluation(alarm) }));
  const evaluate = async (at = now()) => {
    await deps.sample(now());
    for (const alarm of alarms) {
      const { state: before } = lastEvaluation(alarm);
      const points = history.datapointsOf(alarm.series);
      const evaluation = evaluateAlarm(alarm, points, { now: at, since, state: before });
      evaluations.set(alarm, evaluation);
      if (evaluation.state === 'ALARM' && before !== 'ALARM') publish(alarm, evaluation.values, at);
    }
    return list();
  };
  return {
    evaluate,
    list,
    start() {
      if (alarms.length === 0 || timer) return;
      timer = setInterval(() => evaluate().catch((error) => onError('alarms', error)), MINUTE_MS).unref();
    },
    stop: () => clearInterval(timer),
  };
}
