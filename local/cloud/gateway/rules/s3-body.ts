import type { AwsRequest } from '../service.ts';

/** The bytes of an upload, and the headers that follow them. */
export interface S3Body {
  bytes: Buffer;
  trailers: Readonly<Record<string, string>>;
}

function trailersIn(text: string): Record<string, string> {
  const lines = text.split('\r\n').flatMap((line) => /^([^:]+):(.*)$/.exec(line)?.slice(1) ?? []);
  return Object.fromEntries(
    lines.flatMap((name, index) =>
      index % 2 === 0 ? [[name.trim().toLowerCase(), (lines[index + 1] ?? '').trim()]] : [],
    ),
  );
}

/**
 * Decodes an upload in chunks, with checksums in its trailer.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-streaming-trailers.html
 */
export function s3Body({ headers, body }: Pick<AwsRequest, 'headers' | 'body'>): S3Body {
  if (!/aws-chunked/.test(headers['content-encoding'] ?? '')) return { bytes: body, trailers: {} };
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.subarray(at, lineEnd).toString('latin1'), 16);
    if (lineEnd === -1 || !(size > 0))
      return {
        bytes: Buffer.concat(chunks),
        trailers: lineEnd === -1 ? {} : trailersIn(body.subarray(lineEnd + 2).toString('latin1')),
      };
    chunks.push(body.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}
