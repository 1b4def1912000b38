import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { EdgeResponse } from './exchange.ts';

const COMPRESSIBLE_TYPES =
  /^(text\/|application\/(json|javascript|xml|.*\+(json|xml)|wasm|manifest\+json)|image\/svg\+xml|font\/(ttf|otf))/;

/** CloudFront compresses responses of 1,000 to 10,000,000 bytes. */
const MIN_BYTES = 1_000;
const MAX_BYTES = 10_000_000;

const MAX_CACHED = 500;

const brotli = (body: Buffer) =>
  brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

/** Compresses responses for viewers that accept it, and caches the result by entity tag. */
export function createCompressor(): (response: EdgeResponse, acceptEncoding: string) => EdgeResponse {
  const cache = new Map<string, Buffer>();
  return (response, acceptEncoding) => {
    const { headers, body, status } = response;
    const type = String(headers['content-type'] ?? '');
    const encoding = /\bbr\b/.test(acceptEncoding) ? 'br' : /\bgzip\b/.test(acceptEncoding) ? 'gzip' : null;
    const hasRightSize = body.length >= MIN_BYTES && body.length <= MAX_BYTES;
    if (
      !encoding ||
      !hasRightSize ||
      status !== 200 ||
      headers['content-encoding'] ||
      !COMPRESSIBLE_TYPES.test(type)
    )
      return response;
    const tag = String(headers['etag'] ?? '');
    const key = `${encoding} ${tag}`;
    const compressed = (tag && cache.get(key)) || (encoding === 'br' ? brotli(body) : gzipSync(body));
    if (tag) cache.set(key, compressed);
    const [oldest] = cache.keys();
    if (cache.size > MAX_CACHED && oldest) cache.delete(oldest);
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
