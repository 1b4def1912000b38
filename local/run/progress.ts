/** Logs a line with the seconds since the start. */
export type Progress = (line: string) => void;

export function createProgress(write: (line: string) => void = console.log): Progress {
  const begin = performance.now();
  return (line) => write(`${((performance.now() - begin) / 1000).toFixed(1).padStart(6)} s  ${line}`);
}
