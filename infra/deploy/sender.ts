import type { Stage } from '../stage.ts';

const FLAG = '--sender';

/** Returns the domain that a stage sends mail from. */
export const senderDomain = ({ mailFrom }: Pick<Stage, 'mailFrom'>): string =>
  mailFrom.slice(mailFrom.indexOf('@') + 1);

/**
 * Returns the stack that a command line is about, and its other options: the stage's own stack, or with `--sender` the
 * stack of the domain that the stage sends mail from.
 */
export function takeSender(
  stage: Pick<Stage, 'name' | 'mailFrom'>,
  args: readonly string[],
): { readonly stackName: string; readonly options: readonly string[] } {
  const options = args.filter((arg) => arg !== FLAG);
  if (options.length === args.length) return { stackName: `Daybreak-${stage.name}`, options };
  return { stackName: `Daybreak-Sender-${senderDomain(stage).replaceAll('.', '-')}`, options };
}
