/** `npm run preflight`: lists what an account lacks for a stage, without changing anything. See `--help`. */
import { buildSite, synthesizeStage } from '../deploy/build.ts';
import { loadStage } from '../deploy/cdk-json.ts';
import { takeOption, takeStage } from '../deploy/options.ts';
import { findPlaceholders } from '../deploy/placeholders.ts';
import { runMain } from '../deploy/run-main.ts';
import { readBuiltSite } from '../platform/built-site.ts';
import { checkAccount } from './check-account.ts';
import { checkChannels } from './check-channels.ts';
import { checkStage } from './check-stage.ts';
import { formatFinding } from './finding.ts';
import { readAccount } from './read-account.ts';
import { readRequirements } from './requirements.ts';

async function buildAssembly(stage: string): Promise<string> {
  await buildSite();
  return synthesizeStage(stage);
}

async function preflight(args: readonly string[]): Promise<number> {
  const { stage: name, rest } = takeStage('preflight', args);
  const { value: given, rest: others } = takeOption(rest, 'assembly');
  if (others.length > 0)
    throw new Error(
      `npm run preflight has no option ${others.join(' ')}. Run npm run preflight -- --help for its options.`,
    );
  const stage = loadStage(name);
  const assembly = given ?? (await buildAssembly(name));
  const placeholders = findPlaceholders(name, stage.settings, readBuiltSite().claims);
  const required = readRequirements(stage, assembly, placeholders);
  const snapshot = await readAccount(required);
  const findings = [
    ...checkAccount(required, snapshot, process.env),
    ...checkChannels(required, snapshot),
    ...checkStage(required, snapshot, new Date()),
  ];
  for (const finding of findings) console.log(formatFinding(finding));
  const count = findings.filter(({ state }) => state === 'missing').length;
  console.log(count === 0 ? 'Nothing is missing.' : `${count} missing. Nothing was changed.`);
  return count === 0 ? 0 : 1;
}

await runMain(preflight);
