import { readFileSync } from 'node:fs';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { openTable } from '../../table/table.ts';
import { type PageAnswer, servePage } from '../built-pages.ts';
import { readPublicJob } from '../job-detail.ts';
import { startRenderer } from './draw-picture.ts';
import { servePicture } from './serve-picture.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url));

const table = openTable();
const draw = await startRenderer({
  wasm: read('./index_bg.wasm'),
  fonts: [read('./BricolageGrotesque_600SemiBold.ttf'), read('./Inter_500Medium.ttf')],
});

/** GET /share/{id}/{version} */
export function handler(event: APIGatewayProxyEventV2): Promise<PageAnswer> {
  const { id = '', version = '' } = event.pathParameters ?? {};
  return servePage(
    async () => servePicture(await readPublicJob(table, id, Date.now()), version, draw),
    () => 'Not found',
  );
}
