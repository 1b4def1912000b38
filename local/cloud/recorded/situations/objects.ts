import { createHash } from 'node:crypto';
import type { Scene, Situation } from '../situation.ts';
import { bucketOf, checksumOf, type Headers, md5Of, put, request, wrongDigestOf } from './object-calls.ts';

const read = async (scene: Scene, headers: Headers = {}, query = '', method = 'GET') => {
  await put(scene);
  return request(scene, method, `/recorded/${scene.name}${query}`, { headers });
};

const copy = async (scene: Scene, headers: Headers, key = `${scene.name}-copy`) => {
  await put(scene);
  const source = { 'x-amz-copy-source': `recorded/${scene.name}`, ...headers };
  return request(scene, 'PUT', `/recorded/${key}`, { headers: source });
};

const PAST = 'Sat, 01 Jan 2000 00:00:00 GMT';
const FUTURE = 'Fri, 01 Jan 2100 00:00:00 GMT';
const NONE = 'none-such';

/** Conditions by the name of AWS's answer. */
const conditionsOf = (where: string, prefix = ''): Headers => {
  const named = (name: string, value: string) => ({ [`${prefix}${name}`]: value });
  if (where.endsWith('etag-missing-quotes')) return named('if-none-match', md5Of('0123456789'));
  if (where.endsWith('if-unmodified-since')) return named('if-unmodified-since', PAST);
  if (where.endsWith('if-none-match')) return named('if-none-match', `"${md5Of('0123456789')}"`);
  if (where.includes('modified-since')) return named('if-modified-since', FUTURE);
  return named('if-match', '"wrong"');
};

const reads: readonly Situation[] = [
  [/get_object_no_such_bucket/, (scene) => request(scene, 'GET', `/${NONE}/a`)],
  [/bucket_does_not_exist list_object$/, (scene) => request(scene, 'GET', `/${NONE}?list-type=2`)],
  [/head_bucket_not_exist/, (scene) => request(scene, 'HEAD', `/${NONE}`)],
  [/head-object-404/, async (scene) => request(scene, 'HEAD', `/${await bucketOf(scene)}/${NONE}`)],
  [
    /range_key_not_exists|uppercase_key_names/,
    async (scene) =>
      request(scene, 'GET', `/${await bucketOf(scene)}/${NONE}`, { headers: { range: 'bytes=0-1' } }),
  ],
  [/get_object_range get--0/, (scene) => read(scene, { range: 'bytes=-0' })],
  [/get_object_range get-100-200/, (scene) => read(scene, { range: 'bytes=100-200' })],
  [/part-with-range/, (scene) => read(scene, { range: 'bytes=0-1' }, '?partNumber=1')],
  [/part-no-multipart|part-doesnt-exist/, (scene) => read(scene, {}, '?partNumber=10')],
  [
    /invalid-bucket-owner/,
    (scene, { message }) =>
      read(scene, { 'x-amz-expected-bucket-owner': /\[(.*)\]/.exec(message)?.[1] ?? '' }),
  ],
  [/expected-bucket-owner-error/, (scene) => read(scene, { 'x-amz-expected-bucket-owner': '123456789012' })],
  [
    /object_retrieval_sse_c (get|head)-obj-sse-c-(wrong-algo|wrong-key-size|bad-md5)/,
    (scene, { where }) => read(scene, customerKeyOf(where), '', where.startsWith('head') ? 'HEAD' : 'GET'),
  ],
  [/test_precondition_failed_error/, (scene) => read(scene, { 'if-match': '"wrong"' })],
  [
    /get_object_preconditions/,
    (scene, { situation, where }) =>
      read(scene, conditionsOf(where), '', situation.includes('head_object') ? 'HEAD' : 'GET'),
  ],
  [
    /encoding_type_validation\[list_objects_v2\]/,
    async (scene, { where }) => {
      const encoding = where.endsWith('empty-value') ? '' : 'value';
      return request(scene, 'GET', `/${await bucketOf(scene)}?list-type=2&encoding-type=${encoding}`);
    },
  ],
  [
    /exc-continuation-token/,
    async (scene) => request(scene, 'GET', `/${await bucketOf(scene)}?list-type=2&continuation-token=`),
  ],
];

const KEY = Buffer.alloc(32, 'k');
const SSE = 'x-amz-server-side-encryption-customer-';
const customerKey = (changes: Record<string, string | undefined> = {}): Headers => {
  const all = {
    [`${SSE}algorithm`]: 'AES256',
    [`${SSE}key`]: KEY.toString('base64'),
    [`${SSE}key-md5`]: createHash('md5').update(KEY).digest('base64'),
    ...Object.fromEntries(Object.entries(changes).map(([name, value]) => [`${SSE}${name}`, value])),
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
};

/** A customer's key by the name of AWS's answer. */
const customerKeyOf = (where: string): Headers => {
  if (where.endsWith('wrong-algo')) return customerKey({ algorithm: 'aes' });
  if (where.endsWith('no-algo')) return customerKey({ algorithm: undefined });
  if (where.endsWith('no-key')) return customerKey({ key: undefined });
  if (where.endsWith('no-md5')) return customerKey({ 'key-md5': undefined });
  if (where.endsWith('wrong-key-size')) return customerKey({ key: 'YQ==' });
  if (where.endsWith('bad-md5')) return customerKey({ 'key-md5': 'YQ==' });
  return { ...customerKey(), 'x-amz-server-side-encryption': 'AES256' };
};

const writes: readonly Situation[] = [
  [
    /invalid_content_md5 md5-error-(\d|bad-digest)/,
    (scene, { where }) =>
      put(scene, {
        'content-md5': wrongDigestOf(where),
      }),
  ],
  [
    /test_s3_checksum_no_algorithm|no_automatic_sdk_calculation wrong-checksum/,
    (scene, { where }) => put(scene, checksumOf(where, 'sha256')),
  ],
  [/put-object-outposts/, (scene) => put(scene, { 'x-amz-storage-class': 'OUTPOSTS' })],
  [/put_object_validation_sse_c/, (scene, { where }) => put(scene, customerKeyOf(where))],
  [/if_none_match_validation/, (scene) => put(scene, { 'if-none-match': '"etag"' })],
  [/if-match-star-value/, (scene) => put(scene, { 'if-match': '*' })],
  [/put-obj-both-precondition/, (scene) => put(scene, { 'if-match': '"a"', 'if-none-match': '*' })],
  [
    /if-match-key-not-exists|if-match-bad-value|put-obj-after-del-exc/,
    (scene) => put(scene, { 'if-match': '"a"' }),
  ],
  [
    /TestS3ObjectWritePrecondition::test_put_object_if_(none_)?match/,
    async (scene, { situation }) => {
      await put(scene);
      return put(scene, situation.includes('none') ? { 'if-none-match': '*' } : { 'if-match': '"wrong"' });
    },
  ],
  [
    /delete-obj-if-match/,
    async (scene, { where }) => {
      const condition: Headers = where.endsWith('all')
        ? { 'if-match': '*' }
        : { 'x-amz-if-match-last-modified-time': PAST };
      return request(scene, 'DELETE', `/${await bucketOf(scene)}/a`, { headers: condition });
    },
  ],
];

const copies: readonly Situation[] = [
  [
    /copy_object_src_not_exists copy-object-src-bucket-not-exists/,
    (scene) => copy(scene, { 'x-amz-copy-source': `${NONE}/a` }),
  ],
  [
    /copy_object_src_not_exists copy-object-src-object-not-exists/,
    (scene) => copy(scene, { 'x-amz-copy-source': `recorded/${NONE}` }),
  ],
  [/copy-object-wrong-copy-source/, (scene) => copy(scene, { 'x-amz-copy-source': 'recorded' })],
  [/no-metadata-directive-fail/, (scene) => copy(scene, {}, scene.name)],
  [/copy-obj-none-match-etag/, (scene) => copy(scene, { 'if-none-match': '"a"' })],
  [/copy-obj-if-match-star/, (scene) => copy(scene, { 'if-match': '*' })],
  [/copy-obj-both/, (scene) => copy(scene, { 'if-match': '"a"', 'if-none-match': '*' })],
  [
    /copy-obj-if-none-match-fail/,
    async (scene) => {
      await copy(scene, {});
      return copy(scene, { 'if-none-match': '*' });
    },
  ],
  [
    /s3_copy_object_preconditions|copy_object_if_source_(un)?modified_since_versioned/,
    (scene, { where }) => copy(scene, conditionsOf(where, 'x-amz-copy-source-')),
  ],
];

/** S3's answers to reads, writes and copies of objects. */
export const objectSituations: readonly Situation[] = [...reads, ...copies, ...writes];
