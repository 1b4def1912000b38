/** `npm run deploy`, `npm run diff`, and `npm run bootstrap`: build the site and run the CDK CLI for a stage. */
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { readBuiltSite } from '../platform/built-site.ts';
import { buildSite } from './build.ts';
import { loadStage } from './cdk-json.ts';
import { selectStacks, takeStage } from './options.ts';
import { findPlaceholders } from './placeholders.ts';
import { REGION } from './region.ts';
import { runMain } from './run-main.ts';
import { runProgram } from './run-program.ts';

const runCdk = (args: readonly string[]) => runProgram('node_modules/.bin/cdk', args);

/** Passes the account explicitly, so that the CDK CLI does not synthesize the app to find it. */
async function bootstrap(args: readonly string[]): Promise<number> {
  const { Account } = await new STSClient({ region: REGION }).send(new GetCallerIdentityCommand({}));
  return runCdk(['bootstrap', `aws://${Account}/${REGION}`, ...args]);
}

async function runForStage(command: string, args: readonly string[]): Promise<number> {
  const { stage: name, rest } = takeStage(command, args);
  const stage = loadStage(name);
  await buildSite();
  const placeholders = findPlaceholders(name, stage.settings, readBuiltSite().claims);
  if (placeholders.length > 0) throw new Error(placeholders.join('\n'));
  const { stackNames, options } = selectStacks(stage, rest);
  return runCdk([command, ...stackNames, '-c', `stage=${name}`, ...options]);
}

await runMain(([command = '', ...args]) =>
  command === 'bootstrap' ? bootstrap(args) : runForStage(command, args),
);
