import type { Answer } from '../recordings.ts';
import type { Scene, Situation } from '../situation.ts';
import { bucketOf, checksumOf, type Headers, md5Of, put, request, wrongDigestOf } from './object-calls.ts';

/** Begins a multipart upload, uploads a part of ten bytes, and passes its id and the part's tag on. */
const multipart = async (
  scene: Scene,
  next: (path: string, etag: string) => Promise<Answer>,
): Promise<Answer> => {
  const path = `/${await bucketOf(scene)}/${scene.name}-parts`;
  const { body } = await request(scene, 'POST', `${path}?uploads=`);
  const upload = `${path}?uploadId=${/<UploadId>([^<]+)/.exec(body)?.[1]}`;
  await request(scene, 'PUT', `${upload}&partNumber=1`, { body: '0123456789' });
  await request(scene, 'PUT', `${upload}&partNumber=2`, { body: '0123456789' });
  return next(upload, md5Of('0123456789'));
};

const part = (number: number, etag: string) =>
  `<Part><PartNumber>${number}</PartNumber><ETag>"${etag}"</ETag></Part>`;

const complete =
  (parts: (etag: string) => string, headers: Headers = {}) =>
  (scene: Scene) =>
    multipart(scene, (path, etag) =>
      request(scene, 'POST', path, {
        headers,
        body: `<CompleteMultipartUpload>${parts(etag)}</CompleteMultipartUpload>`,
      }),
    );

const begin = async (scene: Scene, headers: Headers) =>
  request(scene, 'POST', `/${await bucketOf(scene)}/a?uploads=`, { headers });

/** S3's answers to multipart uploads. */
export const uploadSituations: readonly Situation[] = [
  [
    /multipart_no_such_upload/,
    async (scene, { where }) => {
      const path = `/${await bucketOf(scene)}/a?uploadId=none`;
      if (where === 'abort-exc') return request(scene, 'DELETE', path);
      return where === 'upload-exc'
        ? request(scene, 'PUT', `${path}&partNumber=1`, { body: 'a' })
        : request(scene, 'POST', path, { body: part(1, 'a') });
    },
  ],
  [
    /upload-part-negative-part-number/,
    (scene) => multipart(scene, (path) => request(scene, 'PUT', `${path}&partNumber=-1`)),
  ],
  [/complete-multipart-unordered/, complete((etag) => part(2, etag) + part(1, etag))],
  [/complete-exc-no-parts/, complete(() => '')],
  [/complete-exc-too-small/, complete((etag) => part(1, etag) + part(2, etag))],
  [/complete-exc-wrong-part-number/, complete((etag) => part(9, etag))],
  [/complete-exc-wrong-etag/, complete(() => part(1, 'wrong'))],
  [
    /multipart_if_(none_)?match.*complete-multipart-if/,
    async (scene, { where }) => {
      const key = `${scene.name}-parts`;
      const during = where.endsWith('during');
      if (!during) await put(scene, {}, 'before', key);
      return multipart(scene, async (path, etag) => {
        if (during) await put(scene, {}, 'during', key);
        const isNone = where.includes('none-match');
        const condition: Headers = isNone
          ? { 'if-none-match': '*' }
          : { 'if-match': `"${during ? md5Of('during') : 'wrong'}"` };
        return request(scene, 'POST', path, { headers: condition, body: part(1, etag) });
      });
    },
  ],
  [
    /invalid_content_md5 upload-part-md5/,
    (scene, { where }) =>
      multipart(scene, (path) =>
        request(scene, 'PUT', `${path}&partNumber=1`, {
          headers: {
            'content-md5': wrongDigestOf(where),
          },
          body: 'a',
        }),
      ),
  ],
  [
    /multipart_upload_part_checksum_exception/,
    (scene, { situation, where }) => {
      const algorithm = /\[(\w+)\]/.exec(situation)?.[1]?.toLowerCase() ?? '';
      const headers = checksumOf(where, algorithm);
      return multipart(scene, (path) =>
        request(scene, 'PUT', `${path}&partNumber=1`, { headers, body: 'a' }),
      );
    },
  ],
  [/create-multipart-outposts-exc/, (scene) => begin(scene, { 'x-amz-storage-class': 'OUTPOSTS' })],
  [/create-mpu-wrong-checksum-algo/, (scene) => begin(scene, { 'x-amz-checksum-algorithm': 'TEST' })],
  [/create-mpu-no-checksum-algo-with-type/, (scene) => begin(scene, { 'x-amz-checksum-type': 'COMPOSITE' })],
  [
    /multipart_checksum_type_compatibility/,
    (scene, { situation }) => {
      const [, type = '', algorithm = ''] = /\[(\w+)-(\w+)\]/.exec(situation) ?? [];
      return begin(scene, { 'x-amz-checksum-type': type, 'x-amz-checksum-algorithm': algorithm });
    },
  ],
];
