import { pictureWords, sharePicture } from '@daybreak/contract/share-picture.ts';
import type { Job } from '../../table/job.ts';
import { wasNews } from '../../table/was-news.ts';
import type { PageAnswer } from '../built-pages.ts';
import type { DrawPicture } from './draw-picture.ts';

/** A week after a job has left, no cache has its picture. */
const FOR_A_WEEK = 'public, max-age=604800, immutable';
const FOR_A_MINUTE = 'public, max-age=60';

/**
 * Draws the picture at a path. A path of another version leads to the job's picture of today, which is its role's once
 * the job has closed.
 */
export function servePicture(job: Job, version: string, draw: DrawPicture): PageAnswer {
  const pictured = { ...job, isBaseline: !wasNews(job) };
  const words = pictureWords(pictured);
  const { path } = sharePicture(pictured);
  if (words === null || !path.endsWith(`/${version}`))
    return { statusCode: 302, headers: { location: path, 'cache-control': FOR_A_MINUTE } };
  return {
    statusCode: 200,
    headers: { 'content-type': 'image/png', 'cache-control': FOR_A_WEEK },
    body: Buffer.from(draw(words)).toString('base64'),
    isBase64Encoded: true,
  };
}
