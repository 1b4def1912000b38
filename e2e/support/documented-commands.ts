import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A command of the AWS CLI: `aws <service> <operation> --name value …`. */
export interface AwsCommand {
  readonly service: string;
  readonly operation: string;
  /** By name, without the dashes. A flag has the value 'true'. */
  readonly options: Readonly<Record<string, string>>;
}

const ROOT = join(import.meta.dirname, '../..');

/** A word of a shell command: quoted parts, substitutions and plain characters without blanks between them. */
const WORD = /(?:'[^']*'|\$\([^)]*\)|[^\s'|)`])+/g;

const COMMAND = new RegExp(`\\baws ([a-z0-9-]+) ([a-z][a-z0-9-]+)((?: +${WORD.source})*)`, 'g');

/** The words of a command line, without quotes. */
const wordsOf = (text: string): string[] => (text.match(WORD) ?? []).map((word) => word.replaceAll("'", ''));

function optionsOf(words: readonly string[]): Record<string, string> {
  const options: Record<string, string> = {};
  words.forEach((word, index) => {
    if (!word.startsWith('--')) return;
    const next = words[index + 1];
    options[word.slice(2)] = next === undefined || next.startsWith('--') ? 'true' : next;
  });
  return options;
}

/** Returns every command of the AWS CLI in a document. */
export function documentedCommands(document: string): AwsCommand[] {
  const text = readFileSync(join(ROOT, document), 'utf8').replace(/\\\n\s*/g, ' ');
  return [...text.matchAll(COMMAND)].map(([, service = '', operation = '', rest = '']) => ({
    service,
    operation,
    options: optionsOf(wordsOf(rest)),
  }));
}
