import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** Returns the machine's hardware and load and the time of the run in one line. */
export function describeMachine(): string {
  const memory = Math.round(totalmem() / 1024 ** 3);
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  return (
    `${availableParallelism()} cores (${model}), ${memory} GB RAM, Node ${process.version}, ` +
    `load average ${load}, ${new Date().toISOString().slice(0, 16)} UTC`
  );
}
