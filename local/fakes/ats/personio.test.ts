import { describe, expect, test } from '@jest/globals';
import { runFakes } from '../testing/run-fakes.ts';

const { endpoint, put } = runFakes('personio', 'personio-com');

describe.each([
  ['personio', 'PERSONIO_URL'],
  ['personio-com', 'PERSONIO_COM_URL'],
])('the fake %s', (ats, variable) => {
  const feed = '<workzag-jobs><position><id>1</id><name>Tea Taster</name></position></workzag-jobs>';
  const askOf = (slug: string) =>
    fetch(`${endpoint(variable).replace('{slug}', slug)}/xml?language=en`, { redirect: 'manual' });

  test('ING-01 has a separate base URL for each employer, and serves the feed in the file', async () => {
    expect(endpoint(variable)).toMatch(new RegExp(`/${ats}/\\{slug\\}$`));
    await put(`${ats}/kettle.xml`, feed);
    const answer = await askOf('kettle');
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual([
      'text/xml; charset=UTF-8',
      feed,
    ]);
  });

  test('ING-03 redirects an unknown employer to the vendor', async () => {
    const answer = await askOf('unknown');
    expect([answer.status, answer.headers.get('location')]).toEqual([307, 'https://www.personio.com/']);
  });

  test('applies behavior files', async () => {
    await put(`${ats}/kettle.xml`, feed);
    await put(`${ats}/kettle.behavior.json`, { status: 503 });
    expect((await askOf('kettle')).status).toBe(503);
  });
});
