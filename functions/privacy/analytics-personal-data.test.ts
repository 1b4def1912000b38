import { expect, test } from '@jest/globals';
import { personRemover } from './analytics-personal-data.ts';

const key = async () => 'phx_secret\n';

/** A provider with a fixed response, and its requests. */
function provider(respond: () => Response) {
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  const request: typeof fetch = async (url, init) => {
    requests.push({ url: `${url}`, init });
    return respond();
  };
  const project = { url: 'https://posthog.example/api/projects/7', key };
  return { requests, remove: personRemover(project, request) };
}

test('ANALYTICS-01 a deleted account is deleted at the provider with all its events', async () => {
  const { requests, remove } = provider(() => new Response(null, { status: 202 }));
  await remove('an-opaque-id');
  expect(requests.map(({ url }) => url)).toEqual([
    'https://posthog.example/api/projects/7/persons/bulk_delete/',
  ]);
  expect(requests[0]?.init).toMatchObject({
    method: 'POST',
    headers: { authorization: 'Bearer phx_secret' },
    body: '{"distinct_ids":["an-opaque-id"],"delete_events":true}',
  });
});

test('ANALYTICS-01 a person unknown to the provider counts as deleted', async () => {
  const unknown = () => Response.json({ detail: 'distinct_ids matched no person' }, { status: 400 });
  await expect(provider(unknown).remove('nobody')).resolves.toBeUndefined();
});

// A 404 means that the project's URL is wrong.
test.each([400, 401, 404, 429, 500])(
  'ANALYTICS-01 status %i is an error, so that it is retried',
  async (status) => {
    await expect(provider(() => new Response('no', { status })).remove('ada')).rejects.toThrow(`${status}`);
  },
);
