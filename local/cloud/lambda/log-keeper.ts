import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';

/** One line that a function wrote. */
export interface LogLine {
  /** ISO 8601. */
  at: string;
  line: string;
}

/** The functions' logs: the newest lines in memory, all of this run in `<folder>/<function>.log`. */
export interface LogKeeper {
  write(functionName: string, line: string): void;
  /** The newest lines of a function, oldest first. */
  recent(functionName: string): readonly LogLine[];
  close(): Promise<void>;
}

/** So many lines of a function are in memory. */
const KEPT = 200;

/**
 * Opens the logs in `folder`; a function's file begins anew with its first line of this run. `onLine` sees every line.
 */
export function openLogKeeper(folder: string, onLine: (line: string) => void = () => {}): LogKeeper {
  mkdirSync(folder, { recursive: true });
  const logs = new Map<string, { lines: LogLine[]; file: WriteStream }>();
  const open = (functionName: string) => {
    const log = { lines: [], file: createWriteStream(join(folder, `${functionName}.log`)) };
    logs.set(functionName, log);
    return log;
  };
  return {
    write(functionName, line) {
      const { lines, file } = logs.get(functionName) ?? open(functionName);
      const at = new Date().toISOString();
      onLine(line);
      lines.push({ at, line });
      if (lines.length > KEPT) lines.shift();
      file.write(`${at} ${line}\n`);
    },
    recent: (functionName) => logs.get(functionName)?.lines ?? [],
    async close() {
      const ends = [...logs.values()].map(({ file }) => new Promise<void>((done) => file.end(() => done())));
      await Promise.all(ends);
    },
  };
}
