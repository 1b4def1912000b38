import type { AwsRequest } from '../../gateway/aws-request.ts';
import type { AwsResponse } from '../../gateway/aws-response.ts';
import { readPostForm } from '../../gateway/post-form.ts';
import type { Upstream } from '../upstream.ts';

/** What happened to an object, as S3's notifications name it. */
export interface ObjectEvent {
  bucket: string;
  key: string;
  /** 'ObjectCreated:Put', 'ObjectRemoved:Delete' and the like. */
  name: string;
  /** Bytes; 0 for an object that is gone. */
  size: number;
  /** Without quotes; empty for an object that is gone. */
  etag: string;
}

const NAMES: Readonly<Record<string, string>> = {
  PutObject: 'ObjectCreated:Put',
  PostObject: 'ObjectCreated:Post',
  CopyObject: 'ObjectCreated:Copy',
  CompleteMultipartUpload: 'ObjectCreated:CompleteMultipartUpload',
  DeleteObject: 'ObjectRemoved:Delete',
};

async function keyOf({ action, path, headers, body }: AwsRequest): Promise<string> {
  if (action !== 'PostObject') return decodeURIComponent(path.split('/').slice(2).join('/'));
  const form = await readPostForm(headers, body);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: S3 writes the placeholder so
  return (form?.fields.get('key') ?? '').replaceAll('${filename}', form?.file?.name ?? '');
}

/** The event that a call of S3 amounts to, once it has been answered; null for calls that change no object. */
export async function objectEventOf(
  request: AwsRequest,
  response: AwsResponse,
  upstream: Pick<Upstream, 'forward'>,
): Promise<ObjectEvent | null> {
  const name = NAMES[request.action];
  if (!name || response.status >= 300) return null;
  const bucket = decodeURIComponent(request.path.split('/')[1] ?? '');
  const key = await keyOf(request);
  if (name === 'ObjectRemoved:Delete') return { bucket, key, name, size: 0, etag: '' };
  const path = `/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`;
  const asked = {
    ...request,
    method: 'HEAD',
    path,
    query: new URLSearchParams(),
    headers: {},
    body: Buffer.alloc(0),
  };
  const { headers } = await upstream.forward(asked);
  return {
    bucket,
    key,
    name,
    size: Number(headers['content-length'] ?? 0),
    etag: (headers['etag'] ?? '').replaceAll('"', ''),
  };
}
