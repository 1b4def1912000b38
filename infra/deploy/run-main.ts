import { explainAwsError } from './aws-error.ts';

/**
 * Runs a command's main function, which returns the exit code, and exits. If it throws, prints what to do and
 * exits with
 * 1. Also exits when the IPC channel to the parent process closes.
 */
export async function runMain(main: (args: readonly string[]) => Promise<number>): Promise<never> {
  process.on('disconnect', () => process.exit(130));
  try {
    process.exit(await main(process.argv.slice(2)));
  } catch (error) {
    console.error(explainAwsError(error));
    process.exit(1);
  }
}
