import { senderStackName } from '../sender-stack.ts';
import { listStackNames } from '../stack-names.ts';
import type { Stage } from '../stage.ts';

export interface StageOptions {
  readonly stage: string;
  readonly rest: readonly string[];
}

/** Returns the value of `--name value` or `--name=value`, and the remaining arguments. */
export function takeOption(
  args: readonly string[],
  name: string,
): { readonly value: string | undefined; readonly rest: readonly string[] } {
  const flag = `--${name}`;
  const joined = args.findIndex((arg) => arg.startsWith(`${flag}=`));
  if (joined >= 0) return { value: args[joined]?.slice(flag.length + 1), rest: args.toSpliced(joined, 1) };
  const at = args.indexOf(flag);
  return at < 0 ? { value: undefined, rest: args } : { value: args[at + 1], rest: args.toSpliced(at, 2) };
}

/** Takes `--stage` from a command line. Throws if it is missing. */
export function takeStage(command: string, args: readonly string[]): StageOptions {
  const { value, rest } = takeOption(args, 'stage');
  if (!value || value.startsWith('-'))
    throw new Error(
      `npm run ${command} needs a stage of cdk.json. Name one: npm run ${command} -- --stage prod.`,
    );
  return { stage: value, rest };
}

/**
 * Returns the names of the stage's stacks, or with `--sender` the stack of its sender domain, and the other options.
 */
export function selectStacks(
  { name, senderDomain }: Pick<Stage, 'name' | 'senderDomain'>,
  args: readonly string[],
): { readonly stackNames: readonly string[]; readonly options: readonly string[] } {
  const options = args.filter((arg) => arg !== '--sender');
  const isSender = options.length < args.length;
  return { stackNames: isSender ? [senderStackName(senderDomain)] : listStackNames(name), options };
}
