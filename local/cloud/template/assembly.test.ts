import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { findApplication, readAssembly } from './assembly.ts';
import { template } from './template.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assembly-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, content: object) => writeFile(join(folder, name), JSON.stringify(content));
const stack = (templateFile: string) => ({ type: 'aws:cloudformation:stack', properties: { templateFile } });

test('LOCAL-01 an assembly has the template and the assets by object key', async () => {
  await mkdir(join(folder, 'asset.1'));
  await write('Shop.template.json', { Resources: { Queue: { Type: 'AWS::SQS::Queue' } } });
  await write('Shop.assets.json', {
    files: {
      1: { source: { path: 'asset.1', packaging: 'zip' }, destinations: { here: { objectKey: '1.zip' } } },
    },
  });
  await write('manifest.json', {
    artifacts: {
      Shop: stack('Shop.template.json'),
      'Shop.assets': { type: 'cdk:asset-manifest', properties: { file: 'Shop.assets.json' } },
      Tree: { type: 'cdk:tree' },
    },
  });

  const { stacks, assets } = await readAssembly(folder);

  expect(stacks.map(({ stackName }) => stackName)).toEqual(['Shop']);
  expect(Object.keys(stacks[0]?.template.Resources ?? {})).toEqual(['Queue']);
  expect([...assets]).toEqual([['1.zip', { path: join(folder, 'asset.1'), packaging: 'zip' }]]);
});

test('LOCAL-01 stacks keep the manifest’s order, each after its dependencies', async () => {
  for (const name of ['Sender', 'Shop', 'Network']) await write(`${name}.json`, { Resources: {} });
  await write('manifest.json', {
    artifacts: {
      Sender: stack('Sender.json'),
      Shop: { ...stack('Shop.json'), dependencies: ['Shop.assets', 'Network'] },
      Network: stack('Network.json'),
    },
  });

  const { stacks } = await readAssembly(folder);

  expect(stacks.map(({ stackName }) => stackName)).toEqual(['Sender', 'Network', 'Shop']);
});

test('LOCAL-01 an assembly without a stack is refused', async () => {
  await write('manifest.json', { artifacts: {} });

  await expect(readAssembly(folder)).rejects.toThrow('has no stack. Run cdk synth first.');
});

test.each([
  [['Sender', 'Shop-State', 'Shop', 'Shop-Api'], 'Shop'],
  [['Sender', 'Shop'], 'Shop'],
])('LOCAL-01 of the stacks %j, the application is %s', (names, application) => {
  const stacks = names.map((stackName) => ({ stackName, template: template.parse({ Resources: {} }) }));

  expect(findApplication({ stacks })).toBe(application);
});
