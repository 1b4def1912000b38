import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Assembly } from '../template/assembly.ts';
import { template } from '../template/template.ts';
import { type DeployOptions, type Emulator, startEmulator } from './emulator.ts';
import { smallStack } from './fixtures/small-stack.ts';

let folder: string;
let emulator: Emulator;
let assets: Assembly['assets'];
let application: object;

const outputOf = (StackName: string) => ({ 'Fn::GetStackOutput': { StackName, OutputName: 'Version' } });

const extra = { First: { Type: 'AWS::SQS::Queue' }, Second: { Type: 'AWS::SQS::Queue' } };

/**
 * An application between two other stacks. Each has an output that adds the version to the output of the one before.
 */
function assemblyOf(version: string): Assembly {
  const stack = (stackName: string, before: unknown, resources: object = extra) => ({
    stackName,
    template: template.parse({
      Resources: resources,
      Outputs: { Version: { Value: { 'Fn::Join': [' ', [before, version]] } } },
    }),
  });
  return {
    stacks: [
      stack('Shop-State', 'since'),
      stack('Shop', outputOf('Shop-State'), application),
      stack('Shop-Api', outputOf('Shop')),
    ],
    assets,
  };
}

const deploy = (version: string, failing?: string) => {
  const options: DeployOptions = { sitePort: 0, endpoints: {} };
  const failAt = failing === undefined ? {} : { failAt: { stackName: failing, resource: 2 } };
  return emulator.deploy(assemblyOf(version), { ...options, ...failAt });
};
const versions = () =>
  ['Shop-State', 'Shop', 'Shop-Api'].map(
    (name) => emulator.cloud().services.cloudFormation.outputsOf(name)?.['Version'],
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stacks-'));
  const small = await smallStack(folder);
  assets = small.assets;
  application = { ...small.stacks[0]?.template.Resources };
  emulator = await startEmulator({
    dataFolder: join(folder, 'data'),
    logsFolder: join(folder, 'logs'),
    gatewayPort: 0,
    workersPerFunction: 1,
    retryDelaysMs: [1],
    onError: (what, error) => {
      throw new Error(`${what}: ${error}`);
    },
  });
});

afterAll(async () => {
  await emulator.close();
  await rm(folder, { recursive: true });
});

test('OPS-01 a stack that fails at first leaves those before it deployed, and all are deployed by a repetition', async () => {
  await expect(deploy('1', 'Shop-Api')).rejects.toThrow('Second (AWS::SQS::Queue) was made to fail.');

  await deploy('1');

  expect(versions()).toEqual(['since 1', 'since 1 1', 'since 1 1 1']);
  expect(emulator.cloud().stackName).toBe('Shop');
});

test.each([
  ['Shop-State', ['since 1', 'since 1 1', 'since 1 1 1']],
  ['Shop', ['since 2', 'since 2 1', 'since 2 1 1']],
  ['Shop-Api', ['since 3', 'since 3 3', 'since 3 3 1']],
])(
  'OPS-01 an update of %s that fails leaves it and those after it as they were',
  async (failing, expected) => {
    const version = expected[0]?.replace('since ', '') ?? '';
    const next = failing === 'Shop-State' ? '2' : version;

    await expect(deploy(next, failing)).rejects.toThrow('was made to fail');

    expect(versions()).toEqual(expected);
  },
);

test('OPS-01 a reference to a stack that does not exist, or lacks the output, is refused', async () => {
  const [state, shop] = assemblyOf('4').stacks;
  if (!state || !shop) throw new Error('The assembly has no stacks.');
  const withReference = (reference: object) => ({
    stacks: [state, { ...shop, template: { ...shop.template, Outputs: { Version: { Value: reference } } } }],
    assets,
  });
  const deployWith = (reference: object) =>
    emulator.deploy(withReference(reference), { sitePort: 0, endpoints: {} });

  await expect(deployWith(outputOf('Store'))).rejects.toThrow(
    'Shop refers to the stack Store, which does not exist.',
  );
  await expect(
    deployWith({ 'Fn::GetStackOutput': { StackName: 'Shop-State', OutputName: 'Color' } }),
  ).rejects.toThrow('Shop refers to the output Color of Shop-State, which has none of that name.');
});
