import { expect, test } from '@jest/globals';
import { removePersonFrom } from './remove-from-analytics.ts';

const key = async () => 'phx_secret\n';

/** A provider with a fixed answer, and the requests it got. */
function provider(answer: () => Response) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const request: typeof fetch = async (url, init) => {
    asked.push({ url: `${url}`, init });
    return answer();
  };
  const project = { url: 'https://posthog.example/api/projects/7', key };
  return { asked, remove: removePersonFrom(project, request) };
}

test('ANALYTICS-01 a deleted account is deleted at the provider, with all its events', async () => {
  const { asked, remove } = provider(() => new Response(null, { status: 202 }));
  await remove('an-opaque-id');
  expect(asked.map(({ url }) => url)).toEqual([
    'https://posthog.example/api/projects/7/persons/bulk_delete/',
  ]);
  expect(asked[0]?.init).toMatchObject({
    method: 'POST',
    headers: { authorization: 'Bearer phx_secret' },
    body: '{"distinct_ids":["an-opaque-id"],"delete_events":true}',
  });
});

test('ANALYTICS-01 a person the provider does not know counts as deleted', async () => {
  const unknown = () => Response.json({ detail: 'distinct_ids matched no person' }, { status: 400 });
  await expect(provider(unknown).remove('nobody')).resolves.toBeUndefined();
});

// A 404 means that the project's address is wrong: nobody would ever be deleted there.
test.each([400, 401, 404, 429, 500])(
  'ANALYTICS-01 status %i is an error, so that it is tried again',
  async (status) => {
    await expect(provider(() => new Response('no', { status })).remove('ada')).rejects.toThrow(`${status}`);
  },
);
