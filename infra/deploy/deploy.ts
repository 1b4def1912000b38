/** `npm run deploy`, `npm run diff` and `npm run bootstrap`: builds the site and hands a stage to the CDK CLI. */
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { builtSite } from '../house/built-site.ts';
import { explainAwsFailure } from './aws-failure.ts';
import { buildSite } from './build.ts';
import { readStageNamed } from './cdk-json.ts';
import { takeStage } from './options.ts';
import { findPlaceholders } from './placeholders.ts';
import { REGION } from './region.ts';
import { runProgram } from './run-program.ts';
import { takeSender } from './sender.ts';

const cdk = (args: readonly string[]) => runProgram('node_modules/.bin/cdk', args);

/** Bootstraps the account of the current credentials; the CDK CLI then needs no synth to find out which. */
async function bootstrap(args: readonly string[]): Promise<number> {
  const { Account } = await new STSClient({ region: REGION }).send(new GetCallerIdentityCommand({}));
  return cdk(['bootstrap', `aws://${Account}/${REGION}`, ...args]);
}

async function withStage(command: string, args: readonly string[]): Promise<number> {
  const { stage: name, rest } = takeStage(command, args);
  const stage = readStageNamed(name);
  await buildSite((work) => console.error(`${work} …`));
  const placeholders = findPlaceholders(name, stage.settings, builtSite().claims);
  if (placeholders.length > 0) throw new Error(placeholders.join('\n'));
  const { stackName, options } = takeSender(stage, rest);
  return cdk([command, stackName, '-c', `stage=${name}`, ...options]);
}

process.on('disconnect', () => process.exit(130));

let code = 1;
try {
  const [command = '', ...args] = process.argv.slice(2);
  code = await (command === 'bootstrap' ? bootstrap(args) : withStage(command, args));
} catch (error) {
  console.error(explainAwsFailure(error));
}
process.exit(code);
