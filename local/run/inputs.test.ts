import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { hashOf, whenChanged } from './inputs.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inputs-'));
});

afterEach(() => rm(folder, { recursive: true }));

describe('a build step', () => {
  /** A step with one source file. `build` can fail halfway. */
  async function givenStep() {
    const [source, output, stamp] = [join(folder, 'a.ts'), join(folder, 'out'), join(folder, 'stamps/a')];
    const write = (text: string) => writeFile(source, text);
    const build = ({ interrupted = false } = {}) =>
      whenChanged(stamp, [source], output, async () => {
        await writeFile(output, '');
        if (interrupted) throw new Error('interrupted');
      });
    await write('one');
    return { write, build, removeOutput: () => rm(output) };
  }

  test('runs again only if its inputs changed or its output is missing', async () => {
    const { write, build, removeOutput } = await givenStep();

    expect([await build(), await build()]).toEqual([true, false]);
    await write('two');
    expect([await build(), await build()]).toEqual([true, false]);
    await removeOutput();
    expect([await build(), await build()]).toEqual([true, false]);
  });

  test("runs again after an interruption, even if the sources are back to the last build's", async () => {
    const { write, build } = await givenStep();
    await build();
    await write('two');
    await expect(build({ interrupted: true })).rejects.toThrow('interrupted');

    await write('one');

    expect(await build()).toBe(true);
  });
});

test('ignores tests and generated files in the hash', async () => {
  await writeFile(join(folder, 'a.ts'), 'one');
  const before = await hashOf([folder]);
  await writeFile(join(folder, 'a.test.ts'), 'one');
  expect(await hashOf([folder])).toBe(before);
  await writeFile(join(folder, 'b.ts'), '');
  expect(await hashOf([folder])).not.toBe(before);
});
