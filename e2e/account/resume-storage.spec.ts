import { expect } from '@playwright/test';
import { z } from 'zod';
import { connectConsole } from '../support/console.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { graphql } from '../support/graphql.ts';
import { type Site, test } from '../support/journey.ts';
import { type Person, signUp } from '../support/people.ts';
import { pdfFile } from '../support/resume-files.ts';

const PDF = 'application/pdf';
const ASK = `mutation Ask($input: PutSignedUrlInput!) {
  putSignedUrl(input: $input) { id expires fileName fileType signedUrl }
}`;
const RESUMES = `query Resumes($input: GetUserInput!) { getUser(input: $input) { resumes { ...Shown text: resumeContent } } }
  fragment Shown on UserResume { id state why resumeFileName resumeURL }`;
const KEEP =
  'mutation Keep($input: UpdateUserInput!) { updateUser(input: $input) { firstName resumes { id } } }';

const Upload = z.object({
  id: z.string(),
  expires: z.iso.datetime(),
  fileType: z.string(),
  signedUrl: z.url(),
});
const Resume = z.object({
  id: z.string(),
  state: z.string(),
  why: z.string(),
  resumeFileName: z.string(),
  resumeURL: z.string().nullable(),
  text: z.string(),
});

const ada = pdfFile('Ada Lovelace');
const person = (site: Site, name: string) =>
  signUp(site.stack, `${name}@mail.example`, { titles: ['Designer'] });
const ask = (site: Site, caller: Person, input: object = {}) =>
  graphql(site.stack, caller, ASK, {
    input: { userId: caller.email, fileName: 'Ada.pdf', fileType: PDF, fileSize: ada.length, ...input },
  });
const asked = async (site: Site, caller: Person, input: object = {}) =>
  Upload.parse((await ask(site, caller, input)).data?.['putSignedUrl']);
const put = async (url: string, body = ada, type = PDF) => {
  const answer = await fetch(url, { method: 'PUT', body, headers: { 'content-type': type } });
  return [answer.status, /<Code>(.*)<\/Code>/.exec(await answer.text())?.[1]];
};
const resumesOf = async (site: Site, { email, ...caller }: Person) => {
  const { data } = await graphql(site.stack, { email, ...caller }, RESUMES, { input: { email } });
  return z.object({ resumes: z.array(Resume) }).parse(data?.['getUser']).resumes;
};
const settled = (site: Site) => connectConsole(site.stack).settle();

test.describe('resume storage', () => {
  test('RES-02 API-02 accepts only the file that the link was made for, and returns its text to the owner', async ({
    site,
  }) => {
    const eve = await person(site, 'storage.takes');
    const { id, expires, fileType, signedUrl } = await asked(site, eve);
    const minutes = (Date.parse(expires) - Date.now()) / 60_000;
    expect([fileType, minutes > 0, minutes <= 5]).toEqual([PDF, true, true]);
    expect(await resumesOf(site, eve)).toMatchObject([{ id, state: 'checking', resumeURL: null }]);
    expect(await put(signedUrl)).toEqual([200, undefined]);
    await settled(site);
    const [resume] = await resumesOf(site, eve);
    expect(resume).toMatchObject({
      id,
      state: 'accepted',
      text: 'Ada Lovelace',
      resumeFileName: 'Ada.pdf',
    });
    const link = resume?.resumeURL ?? '';
    const file = await fetch(link);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="?Ada\.pdf"?$/);
    expect((await fetch(link.replace(/\?.*/, ''))).status).toBe(403);
  });

  test('RES-02 rejects a different type, size, path, method or expiry, and stores nothing', async ({
    site,
  }) => {
    const eve = await person(site, 'storage.refuses');
    const other = await asked(site, await person(site, 'storage.other'));
    const { signedUrl } = await asked(site, eve);
    const elsewhere = signedUrl.replace(new URL(signedUrl).pathname, new URL(other.signedUrl).pathname);
    const wrong = [403, 'SignatureDoesNotMatch'];
    expect(await put(signedUrl, ada, 'text/html')).toEqual(wrong);
    expect(await put(signedUrl, Buffer.alloc(11 * 1024 * 1024))).toEqual(wrong);
    expect(await put(signedUrl, ada.subarray(1))).toEqual(wrong);
    expect(await put(elsewhere)).toEqual(wrong);
    expect(await put(signedUrl.replace('X-Amz-Expires=300', 'X-Amz-Expires=86400'))).toEqual(wrong);
    expect((await fetch(signedUrl, { method: 'DELETE' })).status).toBe(403);
    expect((await fetch(signedUrl)).status).toBe(403);
    await settled(site);
    expect(await resumesOf(site, eve)).toMatchObject([{ state: 'checking', resumeURL: null }]);
  });

  test('RES-02 rejects a file above 10 MB with an undeclared size', NIGHTLY, async ({ site }) => {
    const eve = await person(site, 'storage.large');
    const { signedUrl } = await asked(site, eve, { fileSize: null });
    expect(await put(signedUrl, Buffer.alloc(11 * 1024 * 1024))).toEqual([200, undefined]);
    await settled(site);
    expect(await resumesOf(site, eve)).toMatchObject([
      { state: 'refused', why: 'This file is too large. A resume can have at most 10 MB.' },
    ]);
  });

  test('RES-02 API-02 returns no link for another user or for a file that is not a resume', async ({
    site,
  }) => {
    const [eve, bob] = [await person(site, 'storage.refused'), await person(site, 'storage.stranger')];
    for (const [input, errorType] of [
      [{ userId: bob.email }, 'Forbidden'],
      [{ fileName: 'Ada.html' }, 'BadInput'],
      [{ fileType: 'text/html' }, 'BadInput'],
      [{ fileSize: 10 * 1024 * 1024 + 1 }, 'BadInput'],
      [{ fileSize: 0 }, 'BadInput'],
    ] as const)
      expect((await ask(site, eve, input)).errors).toMatchObject([{ errorType }]);
    expect(await resumesOf(site, eve)).toEqual([]);
  });

  test(
    'API-02 accepts the caller’s sub instead of the e-mail, and at most ten resumes',
    NIGHTLY,
    async ({ site }) => {
      const eve = await person(site, 'storage.ten');
      const [, claims = ''] = eve.idToken.split('.');
      const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
      for (let count = 0; count < 10; count += 1) await asked(site, eve, { userId: sub });
      expect((await ask(site, eve)).errors).toEqual([
        { errorType: 'BadInput', message: 'You can have 10 resumes. Please delete one first.' },
      ]);
    },
  );

  test(
    'API-02 deletes the caller’s unlisted resumes, and rejects a late upload',
    NIGHTLY,
    async ({ site }) => {
      const [eve, bob] = [await person(site, 'storage.keeps'), await person(site, 'storage.bob')];
      const [kept, gone, late] = [await asked(site, eve), await asked(site, eve), await asked(site, eve)];
      const others = await asked(site, bob);
      for (const { signedUrl } of [kept, gone, others]) await put(signedUrl);
      await settled(site);
      const link = (await resumesOf(site, eve)).find(({ id }) => id === gone.id)?.resumeURL ?? '';
      const keep = { email: eve.email, resumes: [{ id: kept.id }, { id: others.id }] };
      const { data } = await graphql(site.stack, eve, KEEP, { input: keep });
      expect(data?.['updateUser']).toEqual({ firstName: 'Robin', resumes: [{ id: kept.id }] });
      expect((await fetch(link)).status).toBe(404);
      expect((await resumesOf(site, bob)).map(({ id }) => id)).toEqual([others.id]);
      expect(await put(late.signedUrl)).toEqual([200, undefined]);
      await settled(site);
      expect((await resumesOf(site, eve)).map(({ id }) => id)).toEqual([kept.id]);
    },
  );
});
