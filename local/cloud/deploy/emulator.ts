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
import { deployStack } from '../provision/deploy-stack.ts';
import { emptyInventory } from '../provision/inventory.ts';
import { demandDeliveries } from '../provision/resource-policy.ts';
import { type CloudServices, startCloudServices } from '../services/cloud-services.ts';
import type { Assembly } from '../template/assembly.ts';
import { localAddresses } from './addresses.ts';
import { connectBucketNotifications } from './bucket-notifications.ts';
import { schedulesOf } from './deliver-schedules.ts';
import { deployBucket } from './deploy-bucket.ts';
import { startEventSources } from './event-sources.ts';
import { failureTargets } from './failure-targets.ts';
import { functionEnvironment } from './function-environment.ts';
import { openGraphqlApi } from './graphql-apis.ts';
import { answerKeys } from './json-web-keys.ts';
import { openAlarms } from './open-alarms.ts';
import { openEdge } from './open-edge.ts';
import { type CloudOutputs, outputsOf } from './outputs.ts';
import { createPendingWorkCheck, type PendingWorkCheck } from './pending-work.ts';
import { type Callers, callersOf } from './principals.ts';
import { openUserPools, type UserPools } from './user-pools.ts';

/** An assembly whose stacks stand. */
export interface Cloud {
  /** The application's stack. */
  stackName: string;
  outputs: CloudOutputs;
  /** The outputs of the application's template, with local addresses. */
  templateOutputs: Readonly<Record<string, string>>;
  services: CloudServices;
  /** They keep time once started. */
  schedules: Schedules;
  functions(): FunctionActivity[];
  logs(functionName: string): readonly LogLine[];
  /** What functions measured since the start. */
  metrics(): readonly MetricTotal[];
  alarms: AlarmWatch;
  /** ARNs of the queues that take what failed elsewhere. */
  deadLetterQueues: ReadonlySet<string>;
  pendingWork: PendingWorkCheck;
}

/** A local AWS: running services that hold what earlier runs left, and a template to deploy on them. */
export interface Emulator {
  /** Makes everything the stacks declare, one after the other, and sets it going, schedules aside. */
  deploy(
    assembly: Assembly,
    given: {
      sitePort: number;
      endpoints: Readonly<Record<string, string>>;
      /** Fails the application's deployment at its n-th resource, from 1, to try what a failed one leaves. */
      failAt?: number;
    },
  ): Promise<Cloud>;
  close(): Promise<void>;
}

/** Where the emulator keeps things, and how much of the machine it takes. */
export interface EmulatorOptions {
  /** Survives restarts. */
  dataFolder: string;
  logsFolder: string;
  gatewayPort: number;
  /** Processes of one function at most. */
  workersPerFunction: number;
  /** Before each retry of an asynchronous invocation, in milliseconds; on AWS one and two minutes. */
  retryDelaysMs: readonly number[];
  /** What AWS permits the account; everything asked for is granted unless given. */
  account?: AccountSettings;
  /** Draws which calls a fault hits. */
  random?: () => number;
  onError(what: string, error: unknown): void;
}

/** Starts the services. Throws one sentence when one cannot be started. */
export async function startEmulator(options: EmulatorOptions): Promise<Emulator> {
  const { dataFolder, onError } = options;
  mkdirSync(dataFolder, { recursive: true });
  const hasData = existsSync(join(dataFolder, 'dynamodb'));
  const history = createMetricHistory();
  const measured = serviceMetrics(history);
  const metrics = createMetricTotals(measured.embedded);
  const logs = openFunctionLogs(options.logsFolder, metrics.read);
  const standing: { callers?: Callers; pools?: UserPools } = {};
  const need = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('The stack does not stand yet.');
    return value;
  };
  const send = failureTargets(
    () => need(standing.callers),
    () => services.gatewayUrl,
  );
  const functions = createFunctions({
    logs,
    retryDelaysMs: options.retryDelaysMs,
    workersPerFunction: options.workersPerFunction,
    onRun: measured.run,
    concurrentExecutions: () => services.account.lambda.concurrentExecutions,
  });
  const services = await startCloudServices({
    port: options.gatewayPort,
    dataFolder,
    invoke: functions.invoke,
    cognito: (target, body, principal) => need(standing.pools).handle(target, body, principal),
    onPlainHttp: answerKeys(() => standing.pools),
    ...(options.account ? { account: options.account } : {}),
    ...(options.random ? { random: options.random } : {}),
  });
  const undo: (() => Promise<unknown> | unknown)[] = [() => services.close(), () => logs.close()];

  return {
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
      demandDeliveries(inventory);
      services.setResourcePolicies(inventory.resourcePolicies);
      services.ses.publishTopicValidations();
      let answer: EdgeAnswer | undefined;
      const edge = await startEdgeServer(sitePort, (request) => need(answer)(request));
      undo.unshift(() => edge.close());
      const siteUrl = `http://localhost:${edge.port}`;
      const addresses = localAddresses(inventory, { siteUrl, gatewayUrl });
      s3.rewriteOrigins(addresses);
      services.cloudFormation.rewriteAddresses(addresses);
      const callers = callersOf(inventory, principals);
      standing.callers = callers;
      for (const declared of inventory.functions.values()) {
        const environment = functionEnvironment(declared, callers.ofFunction(declared.name), {
          gatewayUrl,
          endpoints,
          addresses,
        });
        functions.add({ ...declared, environment });
      }
      undo.unshift(() => functions.stop());
      const pools = openUserPools(inventory, { dataFolder, invoke, services });
      standing.pools = pools;
      undo.push(() => pools.close());
      const onLog = (line: string) => logs.write('resolvers', line);
      const graphqlApis = new Map(
        [...inventory.graphqlApis].map(([id, parts]) => [
          id,
          openGraphqlApi(parts, {
            callers,
            gatewayUrl,
            invoke,
            pools,
            onLog,
            isValidApiKey: services.appsync.isValidApiKey,
            onServerErrors: measured.serverErrors,
          }),
        ]),
      );
      for (const deployment of inventory.deployments)
        await deployBucket(deployment, { assets: inventory.assets, s3, addresses });
      answer = openEdge({ inventory, s3, graphqlApis, invoke, addresses });
      connectBucketNotifications({ inventory, services, invoke, onError });
      const schedules = schedulesOf({
        inventory,
        callers,
        gatewayUrl,
        invoke,
        onError: (error) => onError('A schedule', error),
      });
      undo.unshift(() => schedules.stop());
      const alarms = openAlarms({ inventory, services, history, onError });
      undo.unshift(() => alarms.stop());
      const sources = startEventSources({
        inventory,
        services,
        callers,
        invoke,
        send,
        onError,
        onIteratorAge: measured.iteratorAge,
        checkpointsFolder: join(dataFolder, 'checkpoints'),
        batchesAtOnce: options.workersPerFunction,
      });
      undo.unshift(() => Promise.all([...sources.map((source) => source.stop()), functions.stop()]));
      return {
        stackName: application.stackName,
        outputs: outputsOf(inventory, { siteUrl, gatewayUrl }),
        templateOutputs: Object.fromEntries(
          Object.entries(application.outputs).map(([name, value]) => [name, addresses(String(value))]),
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
      for (const step of undo.splice(0)) await step();
    },
  };
}
