/** `npm run preflight`: says what an account lacks for a stage. Changes nothing. See `--help`. */
import { explainAwsFailure } from '../deploy/aws-failure.ts';
import { buildSite } from '../deploy/build.ts';
import { readStageNamed } from '../deploy/cdk-json.ts';
import { takeOption, takeStage } from '../deploy/options.ts';
import { findPlaceholders } from '../deploy/placeholders.ts';
import { synthesize } from '../deploy/synthesize.ts';
import { builtSite } from '../house/built-site.ts';
import { checkAccount } from './check-account.ts';
import { checkChannels } from './check-channels.ts';
import { checkStack } from './check-stack.ts';
import { lineOf } from './finding.ts';
import { readAccount } from './read-account.ts';
import { requirementsOf } from './requirements.ts';

const begin = (work: string) => console.error(`${work} …`);

async function build(stage: string): Promise<string> {
  await buildSite(begin);
  begin('synthesizing the template');
  return synthesize(stage);
}

/** Prints a line for each finding, and returns the exit code. */
async function preflight(args: readonly string[]): Promise<number> {
  const { stage: name, rest } = takeStage('preflight', args);
  const { value: given, rest: others } = takeOption(rest, 'assembly');
  if (others.length > 0)
    throw new Error(
      `npm run preflight does not know ${others.join(' ')}. Run npm run preflight -- --help for its options.`,
    );
  const stage = readStageNamed(name);
  const assembly = given ?? (await build(name));
  const placeholders = findPlaceholders(name, stage.settings, builtSite().claims);
  const required = requirementsOf(stage, assembly, placeholders);
  const snapshot = await readAccount(required);
  const findings = [
    ...checkAccount(required, snapshot, process.env),
    ...checkChannels(required, snapshot),
    ...checkStack(required, snapshot, new Date()),
  ];
  for (const finding of findings) console.log(lineOf(finding));
  const count = findings.filter(({ state }) => state === 'missing').length;
  console.log(count === 0 ? 'Nothing is missing.' : `${count} missing. Nothing was changed.`);
  return count === 0 ? 0 : 1;
}

process.on('disconnect', () => process.exit(130));

let code = 1;
try {
  code = await preflight(process.argv.slice(2));
} catch (error) {
  console.error(explainAwsFailure(error));
}
process.exit(code);
