import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readAssembly } from './assembly.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assembly-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, content: object) => writeFile(join(folder, name), JSON.stringify(content));
const stack = (templateFile: string) => ({ type: 'aws:cloudformation:stack', properties: { templateFile } });

test('LOCAL-01 what cdk synth wrote is read: the template, and the assets by the key they would have', async () => {
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

  const { stackName, template, assets } = await readAssembly(folder);

  expect(stackName).toBe('Shop');
  expect(Object.keys(template.Resources)).toEqual(['Queue']);
  expect([...assets]).toEqual([['1.zip', { path: join(folder, 'asset.1'), packaging: 'zip' }]]);
});

test('an assembly of several stacks is refused', async () => {
  await write('manifest.json', { artifacts: { A: stack('A.json'), B: stack('B.json') } });

  await expect(readAssembly(folder)).rejects.toThrow('holds 2 stacks; a local run stands up exactly one');
});
