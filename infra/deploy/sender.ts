import { senderStackName } from '../sender-stack.ts';
import type { Stage } from '../stage.ts';

const FLAG = '--sender';

/**
 * Returns the stack that a command line is about, and its other options: the stage's own stack, or with `--sender` the
 * stack of the domain that the stage sends mail from.
 */
export function takeSender(
  { name, senderDomain }: Pick<Stage, 'name' | 'senderDomain'>,
  args: readonly string[],
): { readonly stackName: string; readonly options: readonly string[] } {
  const options = args.filter((arg) => arg !== FLAG);
  const isStage = options.length === args.length;
  return { stackName: isStage ? `Daybreak-${name}` : senderStackName(senderDomain), options };
}
