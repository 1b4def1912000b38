import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { EdgeResponse } from './exchange.ts';

const compressible =
  /^(text\/|application\/(json|javascript|xml|.*\+(json|xml)|wasm|manifest\+json)|image\/svg\+xml|font\/(ttf|otf))/;

/** CloudFront compresses what has between 1,000 and 10,000,000 bytes. */
const bounds = { least: 1_000, most: 10_000_000 };

const brotli = (body: Buffer) =>
  brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

/** Compresses answers as the viewer accepts it, and keeps what it compressed by its entity tag. */
export function createCompressor(
  keep = 500,
): (response: EdgeResponse, acceptEncoding: string) => EdgeResponse {
  const kept = new Map<string, Buffer>();
  return (response, acceptEncoding) => {
    const { headers, body, status } = response;
    const type = String(headers['content-type'] ?? '');
    const encoding = /\bbr\b/.test(acceptEncoding) ? 'br' : /\bgzip\b/.test(acceptEncoding) ? 'gzip' : null;
    const fits = body.length >= bounds.least && body.length <= bounds.most;
    if (!encoding || !fits || status !== 200 || headers['content-encoding'] || !compressible.test(type))
      return response;
    const tag = String(headers['etag'] ?? '');
    const key = `${encoding} ${tag}`;
    const compressed = (tag && kept.get(key)) || (encoding === 'br' ? brotli(body) : gzipSync(body));
    if (tag) kept.set(key, compressed);
    const [oldest] = kept.keys();
    if (kept.size > keep && oldest) kept.delete(oldest);
    return {
      ...response,
      headers: {
        ...headers,
        'content-encoding': encoding,
        vary: 'Accept-Encoding',
        ...(tag ? { etag: tag.startsWith('W/') ? tag : `W/${tag}` } : {}),
      },
      body: compressed,
    };
  };
}
