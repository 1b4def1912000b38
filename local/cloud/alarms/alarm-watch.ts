import type { Alarm, AlarmState } from './alarm.ts';
import { alarmMessage } from './alarm-message.ts';
import { evaluateAlarm } from './evaluate.ts';
import type { MetricHistory } from './metric-history.ts';

const MINUTE = 60_000;

/** An alarm as people are shown it. */
export interface AlarmStatus {
  readonly name: string;
  readonly description: string;
  readonly state: AlarmState;
  /** The values of the last evaluation, newest first. */
  readonly values: readonly number[];
}

/** The alarms of a run. */
export interface AlarmWatch {
  /** Evaluates every alarm now; one that goes to ALARM publishes to its topics. */
  evaluate(): Promise<readonly AlarmStatus[]>;
  list(): readonly AlarmStatus[];
  /** Evaluates once a minute from now on. */
  start(): void;
  stop(): void;
}

/** What alarms are watched with. */
export interface AlarmWatchOptions {
  readonly alarms: readonly Alarm[];
  readonly history: MetricHistory;
  /** Records what is measured by looking, such as queues' depths. */
  sample(at: number): Promise<void>;
  /** Why a topic does not take an alarm's message; null when it does. */
  refusal(alarm: Alarm, topicArn: string): string | null;
  publish(topicArn: string, message: string, subject: string): void;
  onError(alarm: string, error: unknown): void;
  now?(): number;
}

/** Makes the watch over the alarms. */
export function watchAlarms(options: AlarmWatchOptions): AlarmWatch {
  const { alarms, history, onError, now = Date.now } = options;
  const since = now();
  const known = new Map<Alarm, Pick<AlarmStatus, 'state' | 'values'>>();
  const stateOf = (alarm: Alarm) => known.get(alarm) ?? { state: 'INSUFFICIENT_DATA', values: [] };
  let timer: NodeJS.Timeout | undefined;

  for (const { series, periodSeconds, evaluationPeriods } of alarms)
    history.watch(series, periodSeconds * (evaluationPeriods + 3) * 1000);

  const speak = (alarm: Alarm, values: readonly number[], at: number) => {
    const { subject, text } = alarmMessage(alarm, values, new Date(at));
    for (const topicArn of alarm.topicArns) {
      const refusal = options.refusal(alarm, topicArn);
      if (refusal === null) options.publish(topicArn, text, subject);
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
    alarms.map((alarm) => ({ name: alarm.name, description: alarm.description, ...stateOf(alarm) }));
  const evaluate = async () => {
    const at = now();
    await options.sample(at);
    for (const alarm of alarms) {
      const { state: before } = stateOf(alarm);
      const evaluation = evaluateAlarm(alarm, history.of(alarm.series), { now: at, since, state: before });
      known.set(alarm, evaluation);
      if (evaluation.state === 'ALARM' && before !== 'ALARM') speak(alarm, evaluation.values, at);
    }
    return list();
  };
  return {
    evaluate,
    list,
    start() {
      if (alarms.length === 0 || timer) return;
      const look = () => evaluate().catch((error) => onError('alarms', error));
      timer = setInterval(look, MINUTE).unref();
    },
    stop: () => clearInterval(timer),
  };
}
