import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AccountSettings } from '../account/account-settings.ts';
import type { AlarmWatch } from '../alarms/alarm-watch.ts';
import { createMetricHistory } from '../alarms/metric-history.ts';
import { serviceMetrics } from '../alarms/service-metrics.ts';
import { type EdgeAnswer, startEdgeServer } from '../edge/edge-server.ts';
import type { Schedules } from '../events/schedules.ts';
import { type LogLine, openFunctionLogs } from '../lambda/function-logs.ts';
import { createFunctions, type FunctionActivity } from '../lambda/functions.ts';
import { createMetricTotals, type MetricTotal } from '../metrics/metric-totals.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { deployStack } from '../provision/deploy-stack.ts';
import { emptyInventory } from '../provision/inventory.ts';
import { assertDeliveriesAllowed } from '../provision/resource-policy.ts';
import { type CloudServices, startCloudServices } from '../services/cloud-services.ts';
import type { Assembly } from '../template/assembly.ts';
import { createAddressRewriter } from './addresses.ts';
import { openAlarms } from './alarms.ts';
import { connectBucketNotifications } from './bucket-notifications.ts';
import { deployBucket } from './deploy-bucket.ts';
import { openEdge } from './edge.ts';
import { startEventSources } from './event-sources.ts';
import { createFailureSender } from './failure-targets.ts';
import { buildEnvironment } from './function-environment.ts';
import { openGraphqlApi } from './graphql-apis.ts';
import { type CloudOutputs, readOutputs } from './outputs.ts';
import { createPendingWorkCheck, type PendingWorkCheck } from './pending-work.ts';
import { type Callers, createCallers } from './principals.ts';
import { createDeclaredSchedules } from './schedules.ts';
import { createJwksHandler, openUserPools, type UserPools } from './user-pools.ts';

/** A deployed assembly. */
export interface Cloud {
  /** The application's stack. */
  stackName: string;
  outputs: CloudOutputs;
  /** The outputs of the application's template, with local addresses. */
  templateOutputs: Readonly<Record<string, string>>;
  services: CloudServices;
  /** Not started yet. */
  schedules: Schedules;
  functions(): FunctionActivity[];
  logs(functionName: string): readonly LogLine[];
  /** Metrics that functions logged since the start. */
  metrics(): readonly MetricTotal[];
  alarms: AlarmWatch;
  /** ARNs of the queues for messages and records that failed elsewhere. */
  deadLetterQueues: ReadonlySet<string>;
  pendingWork: PendingWorkCheck;
}

/** A local AWS: running services that hold what earlier runs left, and a template to deploy on them. */
export interface Emulator {
  /** Creates or updates the stacks in order, and starts everything except schedules. */
  deploy(
    assembly: Assembly,
    given: {
      sitePort: number;
      endpoints: Readonly<Record<string, string>>;
      /** Fails the application's deployment at its nth resource, from 1, to test rollback. */
      failAt?: number;
    },
  ): Promise<Cloud>;
  /** What the services send to people. */
  readonly outbox: Outbox;
  close(): Promise<void>;
}

export interface EmulatorOptions {
  /** Its contents survive restarts. */
  dataFolder: string;
  logsFolder: string;
  gatewayPort: number;
  /** The most processes of one function. */
  workersPerFunction: number;
  /** Delays before the retries of an asynchronous invocation. On AWS they are one and two minutes. */
  retryDelaysMs: readonly number[];
  /** The account's quotas and verifications; unlimited by default. */
  account?: AccountSettings;
  /** Decides which calls a fault hits; for tests. */
  random?: () => number;
  onError(what: string, error: unknown): void;
}

/** Starts the services. Throws a sentence when one can't be started. */
export async function startEmulator(options: EmulatorOptions): Promise<Emulator> {
  const { dataFolder, onError } = options;
  mkdirSync(dataFolder, { recursive: true });
  const hasData = existsSync(join(dataFolder, 'dynamodb'));
  const history = createMetricHistory();
  const recorder = serviceMetrics(history);
  const metrics = createMetricTotals(recorder.embedded);
  const logs = openFunctionLogs(options.logsFolder, metrics.read);
  const deployed: { callers?: Callers; pools?: UserPools } = {};
  const required = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('The stack is not deployed yet.');
    return value;
  };
  const send = createFailureSender(
    () => required(deployed.callers),
    () => services.gatewayUrl,
  );
  const functions = createFunctions({
    logs,
    retryDelaysMs: options.retryDelaysMs,
    workersPerFunction: options.workersPerFunction,
    onRun: recorder.run,
    concurrentExecutions: () => services.account.lambda.concurrentExecutions,
  });
  const services = await startCloudServices({
    port: options.gatewayPort,
    dataFolder,
    invoke: functions.invoke,
    cognito: (target, body, principal) => required(deployed.pools).handle(target, body, principal),
    onPlainHttp: createJwksHandler(() => deployed.pools),
    ...(options.account ? { account: options.account } : {}),
    ...(options.random ? { random: options.random } : {}),
  });
  const cleanUps: (() => Promise<unknown> | unknown)[] = [() => services.close(), () => logs.close()];

  return {
    outbox: services.outbox,
    async deploy(assembly, { sitePort, endpoints, failAt }) {
      const { gatewayUrl, s3, principals } = services;
      const { invoke } = functions;
      const inlineFolder = join(dataFolder, 'inline-code');
      const inventory = emptyInventory(assembly.assets);
      let application = { stackName: '', outputs: {} };
      for (const stack of assembly.stacks) {
        const outputs = await deployStack(
          stack,
          { services, inventory, inlineFolder },
          {
            recordFile: join(dataFolder, `${stack.stackName}.stack.json`),
            hasData,
            failAt: stack === assembly.stacks.at(-1) ? failAt : undefined,
          },
        );
        application = { stackName: stack.stackName, outputs };
      }
      assertDeliveriesAllowed(inventory);
      services.setResourcePolicies(inventory.resourcePolicies);
      services.ses.publishTopicValidations();
      let answer: EdgeAnswer | undefined;
      const edge = await startEdgeServer(sitePort, (request) => required(answer)(request));
      cleanUps.unshift(() => edge.close());
      const siteUrl = `http://localhost:${edge.port}`;
      const rewriteAddresses = createAddressRewriter(inventory, { siteUrl, gatewayUrl });
      s3.rewriteOrigins(rewriteAddresses);
      services.cloudFormation.rewriteAddresses(rewriteAddresses);
      const callers = createCallers(inventory, principals);
      deployed.callers = callers;
      for (const declared of inventory.functions.values()) {
        const environment = buildEnvironment(declared, callers.ofFunction(declared.name), {
          gatewayUrl,
          endpoints,
          rewriteAddresses,
        });
        functions.add({ ...declared, environment });
      }
      cleanUps.unshift(() => functions.stop());
      const pools = openUserPools(inventory, { dataFolder, invoke, services });
      deployed.pools = pools;
      cleanUps.push(() => pools.close());
      const onLog = (line: string) => logs.write('resolvers', line);
      const graphqlApis = new Map(
        [...inventory.graphqlApis].map(([id, api]) => [
          id,
          openGraphqlApi(api, {
            callers,
            gatewayUrl,
            invoke,
            pools,
            onLog,
            isValidApiKey: services.appsync.isValidApiKey,
            onServerErrors: recorder.serverErrors,
          }),
        ]),
      );
      for (const deployment of inventory.deployments)
        await deployBucket(deployment, { assets: inventory.assets, s3, rewriteAddresses });
      answer = openEdge({ inventory, s3, graphqlApis, invoke, rewriteAddresses });
      connectBucketNotifications(inventory, services);
      const schedules = createDeclaredSchedules({
        inventory,
        callers,
        invoke,
        onError: (error) => onError('A schedule', error),
      });
      cleanUps.unshift(() => schedules.stop());
      const alarms = openAlarms({ inventory, services, history, onError });
      cleanUps.unshift(() => alarms.stop());
      const sources = startEventSources({
        inventory,
        services,
        callers,
        invoke,
        send,
        onError,
        onIteratorAge: recorder.iteratorAge,
        checkpointsFolder: join(dataFolder, 'checkpoints'),
        batchesAtOnce: options.workersPerFunction,
      });
      cleanUps.unshift(() => Promise.all([...sources.map((source) => source.stop()), functions.stop()]));
      return {
        stackName: application.stackName,
        outputs: readOutputs(inventory, { siteUrl, gatewayUrl }),
        templateOutputs: Object.fromEntries(
          Object.entries(application.outputs).map(([name, value]) => [name, rewriteAddresses(String(value))]),
        ),
        services,
        schedules,
        functions: functions.activity,
        logs: logs.recent,
        metrics: metrics.list,
        alarms,
        deadLetterQueues: inventory.deadLetterQueues,
        pendingWork: createPendingWorkCheck({ inventory, services, functions, sources }),
      };
    },
    async close() {
      for (const step of cleanUps.splice(0)) await step();
    },
  };
}
