import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MetricHistory } from '../alarms/metric-history.ts';
import type { ServiceMetrics } from '../alarms/service-metrics.ts';
import type { EdgeCache } from '../edge/edge-cache.ts';
import type { EdgeAnswer } from '../edge/edge-server.ts';
import type { FunctionLogs } from '../lambda/function-logs.ts';
import type { Functions } from '../lambda/functions.ts';
import type { MetricTotal } from '../metrics/metric-totals.ts';
import type { Inventory } from '../provision/inventory.ts';
import { shortName } from '../provision/names.ts';
import type { CloudServices } from '../services/cloud-services.ts';
import { createAddressRewriter, createOriginRewriter } from './addresses.ts';
import { openAlarms } from './alarms.ts';
import { connectBucketNotifications } from './bucket-notifications.ts';
import type { Cloud } from './cloud.ts';
import { deployBucket } from './deploy-bucket.ts';
import { openEdge } from './edge.ts';
import { startEventSources } from './event-sources.ts';
import type { SendFailure } from './failure-targets.ts';
import { buildEnvironment } from './function-environment.ts';
import { openGraphqlApi } from './graphql-apis.ts';
import { type CodeSwap, swapCode } from './hotswap.ts';
import { readOutputs } from './outputs.ts';
import { createPendingWorkCheck } from './pending-work.ts';
import { type Callers, createCallers } from './principals.ts';
import { createDeclaredSchedules } from './schedules.ts';
import { openUserPools, type UserPools } from './user-pools.ts';

export interface DeploymentDeps {
  services: CloudServices;
  functions: Functions;
  logs: FunctionLogs;
  history: MetricHistory;
  recorder: ServiceMetrics;
  metrics(): readonly MetricTotal[];
  send: SendFailure;
  /** The cache of the distribution, which deployments keep. */
  edgeCache: EdgeCache;
  dataFolder: string;
  /** The most concurrent batches of one event source mapping. */
  batchesAtOnce: number;
  onError(what: string, error: unknown): void;
}

/** A provisioned application, where it is reached, and where it reaches others. */
export interface Provisioned {
  inventory: Inventory;
  stackName: string;
  stackNames: readonly string[];
  /** The outputs of the application's template, with AWS's addresses. */
  outputs: Readonly<Record<string, unknown>>;
  siteUrl: string;
  /** The variables with the addresses of fakes. */
  endpoints: Readonly<Record<string, string>>;
}

/** An inventory at work: its functions, APIs, pools, event sources, schedules and alarms. */
export interface Deployment {
  readonly callers: Callers;
  readonly pools: UserPools;
  readonly cloud: Cloud;
  /** Answers a request to the distribution or to an API's host. */
  answer: EdgeAnswer;
  /**
   * Replaces the code of functions and resolvers, as `cdk deploy --hotswap` does, and returns the short names of those
   * that changed. Throws for code that AWS would refuse, and then changes nothing.
   */
  hotswap(swaps: readonly CodeSwap[]): Promise<string[]>;
  /** Starts schedules and alarms. */
  startTimers(): void;
  /** Stops schedules, alarms and event sources. Batches in progress end by themselves. */
  stop(): Promise<void>;
}

/** Opens what the inventory declares. Throws a sentence for what AWS would refuse. */
export async function openDeployment(
  { inventory, stackName, stackNames, outputs, siteUrl, endpoints }: Provisioned,
  deps: DeploymentDeps,
): Promise<Deployment> {
  const { services, functions, logs, history, recorder, dataFolder, onError } = deps;
  const { gatewayUrl, s3, principals } = services;
  const { invoke } = functions;
  const rewriteAddresses = createAddressRewriter(inventory, { siteUrl, gatewayUrl });
  s3.rewriteOrigins(createOriginRewriter(inventory, siteUrl));
  services.cloudFormation.rewriteAddresses(rewriteAddresses);
  const callers = createCallers(inventory, principals);
  const pools = openUserPools(inventory, { dataFolder, invoke, services });
  const openApis = ({ graphqlApis }: Inventory) =>
    new Map(
      [...graphqlApis].map(([id, api]) => [
        id,
        openGraphqlApi(api, {
          callers,
          gatewayUrl,
          invoke,
          pools,
          onLog: (line) => logs.write('resolvers', line),
          isValidApiKey: services.appsync.isValidApiKey,
          onServerErrors: recorder.serverErrors,
        }),
      ]),
    );
  const openFront = (current: Inventory) =>
    openEdge({
      inventory: current,
      s3,
      graphqlApis: openApis(current),
      invoke,
      rewriteAddresses,
      cache: deps.edgeCache,
      onHttpStatus: recorder.httpStatus,
    });
  const setFunctions = (current: Inventory) =>
    functions.set(
      [...current.functions.values()].map((declared) => ({
        ...declared,
        environment: buildEnvironment(declared, callers.ofFunction(declared.name), {
          gatewayUrl,
          endpoints,
          rewriteAddresses,
        }),
      })),
    );

  const hotswaps = join(dataFolder, 'hotswap');
  await rm(hotswaps, { recursive: true, force: true });
  let current = inventory;
  let front = openFront(inventory);
  setFunctions(inventory);
  for (const deployment of inventory.deployments) {
    await deployBucket(deployment, { assets: inventory.assets, s3, rewriteAddresses });
    deps.edgeCache.invalidate(deployment.invalidates);
  }
  connectBucketNotifications(inventory, services);
  const schedules = createDeclaredSchedules({
    inventory,
    callers,
    invoke,
    onError: (error) => onError('A schedule', error),
  });
  const alarms = openAlarms({ inventory, services, history, onError });
  const sources = startEventSources({
    ...deps,
    inventory,
    callers,
    invoke,
    onIteratorAge: recorder.iteratorAge,
    checkpointsFolder: join(dataFolder, 'checkpoints'),
  });

  return {
    callers,
    pools,
    answer: (request) => front(request),
    async hotswap(swaps) {
      const { inventory: next, swapped } = await swapCode(current, swaps, join(hotswaps, randomUUID()));
      if (swapped.length === 0) return [];
      front = openFront(next);
      setFunctions(next);
      // A developer wants to see the change at once.
      deps.edgeCache.invalidate(['/*']);
      current = next;
      return swapped.map((name) => shortName(stackNames, name));
    },
    cloud: {
      stackName,
      stackNames,
      templateOutputs: Object.fromEntries(
        Object.entries(outputs).map(([name, value]) => [name, rewriteAddresses(String(value))]),
      ),
      outputs: readOutputs(inventory, { siteUrl, gatewayUrl }),
      services,
      schedules,
      functions: functions.activity,
      logs: logs.recent,
      metrics: deps.metrics,
      alarms,
      deadLetterQueues: inventory.deadLetterQueues,
      pendingWork: createPendingWorkCheck({ inventory, services, functions, sources }),
    },
    startTimers() {
      schedules.start();
      alarms.start();
    },
    async stop() {
      alarms.stop();
      await Promise.all([schedules, ...sources].map((one) => one.stop()));
    },
  };
}
