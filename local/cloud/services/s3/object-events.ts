import { bucketAndKey } from '../../gateway/rest-actions.ts';
import type { AwsRequest, AwsResponse } from '../../gateway/service.ts';
import type { Upstream } from '../upstream.ts';

/** A change of an object, for S3's notifications. */
export interface ObjectEvent {
  bucket: string;
  key: string;
  /** Such as 'ObjectCreated:Put' or 'ObjectRemoved:Delete'. */
  name: string;
  /** Bytes; 0 for a removed object. */
  size: number;
  /** Without quotes; empty for a removed object. */
  etag: string;
}

const EVENT_NAMES: Readonly<Record<string, string>> = {
  PutObject: 'ObjectCreated:Put',
  CopyObject: 'ObjectCreated:Copy',
  CompleteMultipartUpload: 'ObjectCreated:CompleteMultipartUpload',
  DeleteObject: 'ObjectRemoved:Delete',
};

/** Returns the event of an answered call; null for calls that failed or change no object. */
export async function readObjectEvent(
  request: AwsRequest,
  response: AwsResponse,
  upstream: Pick<Upstream, 'forward'>,
): Promise<ObjectEvent | null> {
  const name = EVENT_NAMES[request.action];
  const { bucket, key } = bucketAndKey(request.path);
  if (!name || response.status >= 300 || bucket === null || key === null) return null;
  if (request.action === 'DeleteObject') return { bucket, key, name, size: 0, etag: '' };
  const { headers } = await upstream.forward({
    ...request,
    method: 'HEAD',
    query: new URLSearchParams(),
    headers: {},
    body: Buffer.alloc(0),
  });
  return {
    bucket,
    key,
    name,
    size: Number(headers['content-length'] ?? 0),
    etag: (headers['etag'] ?? '').replaceAll('"', ''),
  };
}
