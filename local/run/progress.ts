/** Says what has been done, with the seconds since the start. */
export type Progress = (line: string) => void;

/** Makes the progress lines of one command. */
export function createProgress(write: (line: string) => void = console.log): Progress {
  const begin = performance.now();
  return (line) => write(`${((performance.now() - begin) / 1000).toFixed(1).padStart(6)} s  ${line}`);
}
