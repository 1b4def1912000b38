import { parentPort, workerData } from 'node:worker_threads';
import { readText } from './read-text.ts';

/** Reads one file in a thread of its own and tells what came of it; see read-in-thread.ts. */
const { kind, bytes } = workerData;
parentPort?.postMessage(await readText(kind, Buffer.from(bytes)));
