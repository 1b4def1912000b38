import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';

export interface LogLine {
  /** ISO 8601. */
  at: string;
  line: string;
}

/** The functions' logs: the newest lines in memory, all lines of this run in `<folder>/<function>.log`. */
export interface FunctionLogs {
  write(functionName: string, line: string): void;
  /** The newest lines of a function, oldest first. */
  recent(functionName: string): readonly LogLine[];
  close(): Promise<void>;
}

const MAX_RECENT_LINES = 200;

/** Replaces a function's file when it first writes in this run. Passes every line to `onLine`. */
export function openFunctionLogs(folder: string, onLine: (line: string) => void = () => {}): FunctionLogs {
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
      if (lines.length > MAX_RECENT_LINES) lines.shift();
      file.write(`${at} ${line}\n`);
    },
    recent: (functionName) => logs.get(functionName)?.lines ?? [],
    async close() {
      const ends = [...logs.values()].map(({ file }) => new Promise<void>((done) => file.end(() => done())));
      await Promise.all(ends);
    },
  };
}
