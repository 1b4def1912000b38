import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { settle } from '../console/settle.ts';
import type { Assembly } from '../template/assembly.ts';
import { type Emulator, startEmulator } from './emulator.ts';
import { smallStack } from './fixtures/small-stack.ts';
import type { CodeSwap } from './hotswap.ts';

let folder: string;
let assembly: Assembly;
let emulator: Emulator;
const complaints: unknown[] = [];
const options = { sitePort: 0, endpoints: {} };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'update-'));
  assembly = await smallStack(folder);
  emulator = await startEmulator({
    dataFolder: join(folder, 'data'),
    logsFolder: join(folder, 'logs'),
    gatewayPort: 0,
    workersPerFunction: 2,
    retryDelaysMs: [1],
    onError: (...what) => complaints.push(what),
  });
  await emulator.deploy(assembly, options);
});

afterAll(async () => {
  await emulator.close();
  await rm(folder, { recursive: true });
  expect(complaints).toEqual([]);
});

async function ring(): Promise<string> {
  const answer = await fetch(`${emulator.cloud().outputs.siteUrl}/hooks/ring`, {
    method: 'POST',
    body: 'bell',
  });
  return `${answer.status} ${await answer.text()}`;
}

async function page(): Promise<string> {
  const answer = await fetch(emulator.cloud().outputs.siteUrl);
  return answer.text();
}

/** A swap of the functions' code for one that imports a word from a new file and says it. */
async function givenSwap(word: string): Promise<CodeSwap> {
  const before = await readFile(join(folder, 'code', 'index.mjs'));
  const [file, words] = [join(folder, 'changed.mjs'), join(folder, 'words.mjs')];
  await writeFile(words, `export const word = '${word}';`);
  const code = before.toString().replaceAll('rawPath} ', `rawPath} \${word} `);
  await writeFile(file, `import { word } from './words.mjs';\n${code}`);
  const sha256 = createHash('sha256').update(before).digest('hex');
  return { size: before.byteLength, sha256, file, beside: [words] };
}

test('LOCAL-01 hotswapped code answers the next invocation, and a message in progress is finished', async () => {
  const { gatewayUrl } = emulator.cloud().outputs;
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const sqs = new SQSClient({ endpoint: gatewayUrl, region: 'us-east-1', credentials });
  const QueueUrl = emulator.cloud().templateOutputs['WorkUrl'];
  await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: 'a' }));

  const names = await emulator.hotswap([await givenSwap('swapped')]);

  expect(names.sort()).toEqual(['Door', 'Echo', 'Noticer', 'Trespasser', 'Worker']);
  expect(await ring()).toBe('201 /hooks/ring swapped bell');
  expect(await settle(emulator.cloud().pendingWork, { timeoutMs: 100_000 })).toEqual([]);
  expect(
    emulator
      .cloud()
      .functions()
      .map(({ name, errors }) => [name, errors]),
  ).toContainEqual(['Small-Worker', 0]);
});

test('LOCAL-01 code that no function runs swaps nothing', async () => {
  const swap = await givenSwap('swapped');

  expect(await emulator.hotswap([{ ...swap, sha256: 'unknown' }])).toEqual([]);
});

test('LOCAL-01 an update keeps addresses and queues, and serves the new assembly', async () => {
  const before = emulator.cloud().outputs;
  const pages = join(folder, 'new-pages');
  await mkdir(pages);
  await writeFile(join(pages, 'index.html'), '<h1>Hello again</h1>');
  const assets = new Map([...assembly.assets, ['pages.zip', { path: pages, packaging: 'zip' as const }]]);

  await emulator.deploy({ ...assembly, assets }, options);

  expect(emulator.cloud().outputs).toEqual(before);
  expect(await page()).toBe('<h1>Hello again</h1>');
  expect(await ring()).toBe('201 /hooks/ring bell');
});

test('LOCAL-01 a failed update leaves the last deployment running', async () => {
  const stacks = assembly.stacks.map(({ stackName, template }) => {
    const { Edge: _, ...Resources } = template.Resources;
    return { stackName, template: { ...template, Resources, Outputs: {} } };
  });

  await expect(emulator.deploy({ ...assembly, stacks }, options)).rejects.toThrow();

  expect(await page()).toBe('<h1>Hello again</h1>');
  expect(await ring()).toBe('201 /hooks/ring bell');
});
