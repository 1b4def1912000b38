import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AccountSettings } from '../account/account-settings.ts';
import { createMetricHistory } from '../alarms/metric-history.ts';
import { serviceMetrics } from '../alarms/service-metrics.ts';
import { createEdgeCache } from '../edge/edge-cache.ts';
import { startEdgeServer } from '../edge/edge-server.ts';
import { openFunctionLogs } from '../lambda/function-logs.ts';
import { createFunctions } from '../lambda/functions.ts';
import { createMetricTotals } from '../metrics/metric-totals.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { deployStack } from '../provision/deploy-stack.ts';
import { emptyInventory } from '../provision/inventory.ts';
import { assertDeliveriesAllowed } from '../provision/resource-policy.ts';
import { startCloudServices } from '../services/cloud-services.ts';
import { type Assembly, findApplication, mixAssemblies } from '../template/assembly.ts';
import type { Cloud } from './cloud.ts';
import { type Deployment, type DeploymentDeps, openDeployment, type Provisioned } from './deployment.ts';
import { createFailureSender } from './failure-targets.ts';
import type { CodeSwap } from './hotswap.ts';
import { createJwksHandler } from './user-pools.ts';

export interface DeployOptions {
  /** The port of the site's address; 0 takes a free one. */
  sitePort: number;
  /** Where the distribution listens, if a server in front of it has the site's port. 0 takes a free one. */
  edgePort?: number;
  endpoints: Readonly<Record<string, string>>;
  /** Fails a stack's deployment at its nth resource, from 1, to test rollback. */
  failAt?: { readonly stackName: string; readonly resource: number };
}

/** A local AWS: running services that hold what earlier runs left, and a template to deploy on them. */
export interface Emulator {
  /**
   * Creates or updates the stacks in order, and starts everything except schedules and alarms. A later call
   * updates what runs: data, sessions, queues and the port of the distribution stay. If a stack fails, it and
   * those after it stay as they were, and what ran runs on.
   */
  deploy(assembly: Assembly, options: DeployOptions): Promise<Cloud>;
  /** Starts schedules and alarms, also those of later deployments. */
  startTimers(): void;
  /** The current deployment. Throws before the first one. */
  cloud(): Cloud;
  /** Replaces the code of deployed functions and resolvers. See `Deployment`. */
  hotswap(swaps: readonly CodeSwap[]): Promise<string[]>;
  /** The distribution's own address. */
  edgeUrl(): string;
  /** The messages that the services send to people. */
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
  const { dataFolder, workersPerFunction, onError } = options;
  mkdirSync(dataFolder, { recursive: true });
  const hasData = existsSync(join(dataFolder, 'dynamodb'));
  const history = createMetricHistory();
  const recorder = serviceMetrics(history);
  const metrics = createMetricTotals(recorder.embedded);
  const logs = openFunctionLogs(options.logsFolder, metrics.read);
  let running: { deployment: Deployment; assembly: Assembly } | undefined;
  let areTimersStarted = false;
  let edge: Awaited<ReturnType<typeof startEdgeServer>> | undefined;
  const required = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('The stack is not deployed yet.');
    return value;
  };
  const deployed = () => required(running).deployment;
  const functions = createFunctions({
    logs,
    retryDelaysMs: options.retryDelaysMs,
    workersPerFunction,
    onRun: recorder.run,
    concurrentExecutions: () => services.account.lambda.concurrentExecutions,
  });
  const services = await startCloudServices({
    port: options.gatewayPort,
    dataFolder,
    invoke: functions.invoke,
    cognito: (target, body, caller) => deployed().pools.handle(target, body, caller),
    onPlainHttp: createJwksHandler(() => running?.deployment.pools),
    ...(options.account ? { account: options.account } : {}),
    ...(options.random ? { random: options.random } : {}),
  });
  const deps: DeploymentDeps = {
    services,
    functions,
    logs,
    history,
    recorder,
    metrics: metrics.list,
    send: createFailureSender(
      () => deployed().callers,
      () => services.gatewayUrl,
    ),
    edgeCache: createEdgeCache(),
    dataFolder,
    batchesAtOnce: workersPerFunction,
    onError,
  };

  /** How many stacks of the current deployment were provisioned. */
  let done = 0;
  const provision = async (assembly: Assembly, failAt: DeployOptions['failAt']) => {
    const inventory = emptyInventory(assembly.assets);
    const outputs = new Map<string, Provisioned['outputs']>();
    done = 0;
    for (const stack of assembly.stacks) {
      const { stackName } = stack;
      const recordFile = join(dataFolder, `${stackName}.stack.json`);
      const context = { services, inventory, inlineFolder: join(dataFolder, 'inline-code') };
      const at = failAt?.stackName === stackName ? failAt.resource : undefined;
      outputs.set(stackName, await deployStack(stack, context, { recordFile, hasData, failAt: at }));
      done += 1;
    }
    assertDeliveriesAllowed(inventory);
    services.setResourcePolicies(inventory.resourcePolicies);
    services.ses.publishTopicValidations();
    const stackName = findApplication(assembly);
    return { inventory, stackName, stackNames: [...outputs.keys()], outputs: outputs.get(stackName) ?? {} };
  };
  const run = async (assembly: Assembly, { sitePort, edgePort, endpoints, failAt }: DeployOptions) => {
    const provisioned = await provision(assembly, failAt);
    edge ??= await startEdgeServer(edgePort ?? sitePort, (request) => deployed().answer(request));
    const siteUrl = `http://localhost:${sitePort || edge.port}`;
    await running?.deployment.stop();
    running?.deployment.pools.close();
    const deployment = await openDeployment({ ...provisioned, siteUrl, endpoints }, deps);
    running = { deployment, assembly };
    if (areTimersStarted) deployment.startTimers();
    return deployment.cloud;
  };

  return {
    outbox: services.outbox,
    edgeUrl: () => `http://127.0.0.1:${required(edge).port}`,
    cloud: () => deployed().cloud,
    hotswap: (swaps) => deployed().hotswap(swaps),
    startTimers() {
      areTimersStarted = true;
      deployed().startTimers();
    },
    async deploy(assembly, deployOptions) {
      const before = running?.assembly;
      try {
        return await run(assembly, deployOptions);
      } catch (error) {
        if (before) {
          const { failAt: _, ...others } = deployOptions;
          const isPartial = done > 0 && done < assembly.stacks.length;
          const partial = isPartial
            ? run(mixAssemblies(assembly, before, done), others)
            : Promise.reject(error);
          await partial.catch(() => run(before, others));
        }
        throw error;
      }
    },
    async close() {
      await Promise.all([running?.deployment.stop(), functions.stop()]);
      await edge?.close();
      await services.close();
      await logs.close();
      running?.deployment.pools.close();
    },
  };
}
