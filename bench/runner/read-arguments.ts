import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * Parses a command's arguments. Prints one sentence and ends the process if an option is unknown or has no
 * value.
 */
export function readArguments<Config extends ParseArgsConfig>(command: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node adds advice about arguments that begin with a dash.
    const [problem] = String(error instanceof Error ? error.message : error).split('. ');
    console.error(`${problem}. Run ${command} --help to see the options.`);
    process.exit(1);
  }
}
