import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Alarm } from '../cloud/alarms/alarm.ts';
import { watchAlarms } from '../cloud/alarms/alarm-watch.ts';
import { createMetricHistory } from '../cloud/alarms/metric-history.ts';
import { alarmRefusal } from '../cloud/deploy/alarms.ts';
import { type Outbox, openOutbox } from '../cloud/outbox/outbox.ts';
import { emptyInventory, type Inventory } from '../cloud/provision/inventory.ts';
import { assertDeliveriesAllowed } from '../cloud/provision/resource-policy.ts';
import { provisionerFor } from '../cloud/provision/resource-types.ts';
import { type Fauxqs, startFauxqs } from '../cloud/services/fauxqs.ts';
import { createSnsAdmin } from '../cloud/services/sns/admin.ts';
import { createEmailSubscriptions } from '../cloud/services/sns/email-subscriptions.ts';
import { dataFolder } from '../cloud/services/test-gateway.ts';
import { type Assembly, findApplication, readAssembly } from '../cloud/template/assembly.ts';
import { resolve } from '../cloud/template/intrinsics.ts';
import { provisioningOrder } from '../cloud/template/references.ts';
import { type Physical, templateScope } from '../cloud/template/scope.ts';

const MINUTE = 60_000;
const start = Date.parse('2026-03-01T00:00:00Z');
const PLAYED = [
  'AWS::CloudWatch::Alarm',
  'AWS::SNS::Subscription',
  'AWS::SNS::Topic',
  'AWS::SNS::TopicPolicy',
];

let assembly: Assembly;
let fauxqs: Fauxqs;
let outbox: Outbox;
let inventory: Inventory;
let sns: ReturnType<typeof createSnsAdmin>;

/** Parses the stacks' alarms, topics and subscriptions, named by their logical ids. */
async function provisionAlarms(): Promise<Inventory> {
  const inventory = emptyInventory(assembly.assets);
  const outputs = new Map<string, Record<string, string>>();
  for (const { stackName, template } of assembly.stacks) {
    const made = new Map<string, Physical>();
    const scope = templateScope(template, stackName, made, (name) => outputs.get(name));
    for (const logicalId of provisioningOrder(template)) {
      const { Type, Properties } = template.Resources[logicalId] ?? { Type: '', Properties: {} };
      const anyName = new Proxy({}, { has: () => true, get: () => logicalId });
      made.set(logicalId, { ref: logicalId, attributes: anyName });
      if (!PLAYED.includes(Type)) continue;
      // `resolve` keeps the shape of what it is given, and properties are an object.
      const properties = resolve(Properties, scope) as Record<string, unknown>;
      const resource = { logicalId, type: Type, stackName, properties };
      const context = Object.assign(Object.create(null), { services: { sns }, inventory });
      made.set(logicalId, await provisionerFor(Type, logicalId)(resource, context));
    }
    const values = Object.entries(template.Outputs).map(([name, { Value }]) => [name, resolve(Value, scope)]);
    outputs.set(stackName, Object.fromEntries(values));
  }
  return inventory;
}

beforeAll(async () => {
  assembly = await readAssembly('cdk.out');
  fauxqs = await startFauxqs(dataFolder());
});
afterAll(() => fauxqs.stop());
beforeEach(async () => {
  outbox = openOutbox(dataFolder());
  sns = createSnsAdmin(fauxqs, createEmailSubscriptions(outbox));
  inventory = await provisionAlarms();
});

/** Evaluates an alarm after each period had one value, or none. Returns its state and its mails. */
async function after(alarm: Alarm, value: number | null) {
  const history = createMetricHistory();
  let now = start;
  const refused: string[] = [];
  const watch = watchAlarms({
    alarms: [alarm],
    history,
    publish: sns.publish,
    now: () => now,
    sample: async () => {},
    refusal: (alarm, topicArn) => alarmRefusal(inventory, alarm, topicArn),
    onError: (_, error) => void refused.push(String(error)),
  });
  for (let period = 0; period < alarm.evaluationPeriods + 3; period += 1) {
    if (value !== null) history.record(alarm.series, value, now);
    now += alarm.periodSeconds * 1000;
  }
  const before = outbox.list().length;
  const [status] = await watch.evaluate();
  now += MINUTE;
  await watch.evaluate();
  return { state: status?.state, mails: outbox.list().slice(before), refused };
}

const breaching = ({ threshold }: Alarm) => threshold + 1;
const healthy = ({ comparison, threshold }: Alarm) =>
  comparison === 'GreaterThanThreshold' ? threshold : threshold - 1;

describe('every alarm of the template', () => {
  test('OPS-01 sends one mail with its name and description when its metric breaches, if the topic’s policy allows it', async () => {
    expect(inventory.alarms.length).toBeGreaterThan(30);
    for (const alarm of inventory.alarms) {
      const { state, mails, refused } = await after(alarm, breaching(alarm));
      expect({ alarm: alarm.name, state, refused }).toEqual({
        alarm: alarm.name,
        state: 'ALARM',
        refused: [],
      });
      expect(mails.map(({ channel, subject }) => ({ channel, subject }))).toEqual([
        { channel: 'email', subject: `ALARM: "${alarm.name}" in US East (N. Virginia)` },
      ]);
      expect(mails[0]?.text).toContain(`- Description: ${alarm.description}`);
      expect(alarm.description).toMatch(/See docs\/runbook\.md, ".+"\.$/);
    }
  });

  test('OPS-01 stays quiet while its metric is healthy', async () => {
    for (const alarm of inventory.alarms) {
      const { state, mails } = await after(alarm, healthy(alarm));
      expect({ alarm: alarm.name, state, mails }).toEqual({ alarm: alarm.name, state: 'OK', mails: [] });
    }
  });

  test('OPS-01 treats missing data as breaching only for metrics that must always report', async () => {
    const speaking: string[] = [];
    for (const alarm of inventory.alarms)
      if ((await after(alarm, null)).state === 'ALARM') speaking.push(alarm.series.name);
    expect(speaking.sort()).toEqual(['Errors', 'OldestAge', 'OldestDue']);
  });

  test('OPS-01 watches a metric of AWS or of the stack’s own namespace', () => {
    const known = [
      'AWS/SQS ApproximateNumberOfMessagesVisible',
      'AWS/SQS ApproximateAgeOfOldestMessage',
      'AWS/Lambda Errors',
      'AWS/Lambda IteratorAge',
      'AWS/AppSync 5XXError',
      'AWS/ApiGateway 5xx',
    ];
    const unknown = inventory.alarms
      .map(({ series }) => series)
      .filter(
        ({ namespace, name }) =>
          namespace !== findApplication(assembly) && !known.includes(`${namespace} ${name}`),
      );
    expect(unknown).toEqual([]);
  });

  test("OPS-01 can't publish if the topic’s policy omits CloudWatch, and the stack is refused", async () => {
    for (const [topic, statements] of inventory.resourcePolicies)
      inventory.resourcePolicies.set(
        topic,
        statements.filter(({ Effect }) => Effect === 'Deny'),
      );
    const [alarm] = inventory.alarms;
    if (!alarm) throw new Error('The template has no alarm.');
    const { mails, refused } = await after(alarm, breaching(alarm));
    expect(mails).toEqual([]);
    expect(refused).toEqual([
      expect.stringContaining(`Resource: ${alarm.arn} is not authorized to perform: SNS:Publish`),
    ]);
    expect(() => assertDeliveriesAllowed(inventory)).toThrow(
      'allows cloudwatch.amazonaws.com to sns:Publish',
    );
  });
});
