import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** Returns the run's hardware, load and time in one line. */
export function describeMachine(): string {
  const memory = Math.round(totalmem() / 1024 ** 3);
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  return (
    `${availableParallelism()} cores (${model}), ${memory} GB of memory, Node ${process.version}, ` +
    `load ${load} before the start, ${new Date().toISOString().slice(0, 16)} UTC`
  );
}
