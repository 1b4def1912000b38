import { existsSync } from 'node:fs';
import { type FauxqsServer, startFauxqs as start } from 'fauxqs';
import { requireDatabases } from './data-files.ts';
import { connectUpstream, type Upstream } from './upstream.ts';

/** SQS, S3 and SNS topics. */
export interface Fauxqs {
  server: FauxqsServer;
  /** http://127.0.0.1:PORT, without authorization: for the gateway only. */
  url: string;
  upstream: Upstream;
  stop(): Promise<void>;
}

/** Starts fauxqs over the data in `folder`. */
export async function startFauxqs(folder: string): Promise<Fauxqs> {
  if (existsSync(folder)) requireDatabases(folder);
  const server = await start({
    port: 0,
    host: '127.0.0.1',
    logger: false,
    defaultRegion: 'us-east-1',
    dataDir: folder,
  });
  const url = `http://127.0.0.1:${server.port}`;
  const upstream = connectUpstream(url);
  return {
    server,
    url,
    upstream,
    async stop() {
      upstream.close();
      await server.stop();
    },
  };
}

/** Settings of an SDK client that bypasses the gateway, for provisioning. */
export function directClientSettings(url: string) {
  return {
    endpoint: url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  };
}
