import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openDatabase } from '../cognito/store/database.ts';
import { openCheckpoints } from '../events/checkpoints.ts';
import { readStackRecord } from '../provision/stack-record.ts';
import { startDynamoDbProcess } from './dynamodb/process.ts';
import { startFauxqs } from './fauxqs.ts';
import { openSecretStore } from './secrets/store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'damaged-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const READERS: [name: string, open: (file: string) => unknown][] = [
  ['secrets.json', () => openSecretStore(folder)],
  ['stack.json', readStackRecord],
  ['pool.sqlite', () => openDatabase(folder, 'pool')],
  ['mapping.jsonl', () => openCheckpoints(folder, 'mapping')],
  ['shared-local-instance.db', () => startDynamoDbProcess(folder)],
  ['fauxqs.db', () => startFauxqs(folder)],
];

test.each(READERS)('LOCAL-01 a damaged %s is named, with what to do', async (name, open) => {
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, '{"half of a fi\n'.repeat(100));
  await expect((async () => open(file))()).rejects.toThrow(
    `${file} is damaged. Restore it from a copy, or start over with npm start -- --fresh.`,
  );
  expect(existsSync(file)).toBe(true);
});

test.each(['secrets.json', 'stack.json'])('LOCAL-01 a %s of another form is damaged too', (name) => {
  const file = join(folder, name);
  writeFileSync(file, '{"version":9}');
  const [, open] = READERS.find(([one]) => one === name) ?? [];
  expect(() => open?.(file)).toThrow(`${file} is damaged.`);
});
