import { parentPort, workerData } from 'node:worker_threads';
import { extractText } from './extract-text.ts';

// Started by extract-in-thread.ts, once per file.
const { kind, bytes } = workerData;
parentPort?.postMessage(await extractText(kind, Buffer.from(bytes)));
