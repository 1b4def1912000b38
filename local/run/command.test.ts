import { expect, test } from '@jest/globals';
import { openLifeLines, run } from '../toolchain/fake-machine.ts';
import { runCommand } from './command.ts';

const node = (script: string) => runCommand(process.execPath, ['--eval', script]);

test('a command’s output is returned', async () => {
  expect(await node('console.log("out"); console.error("err")')).toMatch(/out\nerr|err\nout/);
});

test('a failed command is an error that ends with its output', async () => {
  await expect(node('console.log("no such table"); process.exit(2)')).rejects.toThrow(
    /failed:\nno such table$/,
  );
});

test('a command ends with the process that runs it', async () => {
  const lives = await openLifeLines();
  const parent = `
    import { runCommand } from './local/run/command.ts';
    process.once('SIGTERM', () => process.exit());
    runCommand(process.execPath, ['--eval', ${JSON.stringify(lives.script)}]);`;
  const { process: running } = run(process.execPath, ['--input-type=module', '--eval', parent], process.env);
  await lives.alive(1);

  running.kill('SIGTERM');

  await lives.gone();
  lives.close();
});
