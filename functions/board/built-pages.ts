import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { toFault } from '../platform/fault.ts';
import { log } from '../platform/log.ts';

/** A page for people, or an error instead of it. */
export type PageAnswer = APIGatewayProxyStructuredResultV2;

/** The address in every built page, which a deployment replaces with its stage's own. */
const SUPPORT_PLACEHOLDER = 'support@daybreak.example';

export const html = (statusCode: number, cacheControl: string, body: string): PageAnswer => ({
  statusCode,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl },
  body,
});

/** Adds the header that asks search engines not to list a page. */
export const unlisted = (answer: PageAnswer): PageAnswer => ({
  ...answer,
  headers: { ...answer.headers, 'x-robots-tag': 'noindex' },
});

/** Replaces the support address in a page with the stage's own, if it has one. */
export const withSupportAddress = (answer: PageAnswer, address: string | undefined): PageAnswer =>
  address ? { ...answer, body: answer.body?.replaceAll(SUPPORT_PLACEHOLDER, () => address) ?? '' } : answer;

/** Runs the work for a page. An address that leads nowhere becomes the 404 page, and any other error a 503. */
export async function servePage(
  work: () => Promise<PageAnswer>,
  notFound: () => string,
): Promise<PageAnswer> {
  try {
    return await work();
  } catch (error) {
    const fault = toFault(error);
    if (fault.code === 'NotFound' || fault.code === 'BadInput') return html(404, 'no-store', notFound());
    log.error('page failed', error as Error);
    return {
      statusCode: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '5' },
      body: fault.message,
    };
  }
}
