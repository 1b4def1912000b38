/** What a command line says of a stage: its name, and everything else in its order. */
export interface StageOptions {
  readonly stage: string;
  readonly rest: readonly string[];
}

/** Returns the value of `--name value` or `--name=value`, and the arguments without it. */
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

/** Takes the stage from a command line. Throws a sentence if it names none. */
export function takeStage(command: string, args: readonly string[]): StageOptions {
  const { value, rest } = takeOption(args, 'stage');
  if (!value || value.startsWith('-'))
    throw new Error(
      `npm run ${command} needs a stage of cdk.json. Name it: npm run ${command} -- --stage prod.`,
    );
  return { stage: value, rest };
}
