import { describe, expect, test } from '@jest/globals';
import { readPersonalData } from '../../privacy/fixtures/read-personal-data.ts';
import { aResume, memoryFiles, memoryStore, NOON } from './fixtures/memory-stores.ts';
import { keepResumes } from './keep-resumes.ts';
import { listResumes } from './list-resumes.ts';
import { resumePersonalData } from './resume-personal-data.ts';

const ADA = { sub: 'ada', now: NOON };
const accepted = aResume({ state: 'accepted', size: 9 });
const checking = aResume({ id: 'two' });
const refused = aResume({ id: 'three', state: 'refused', why: 'This file is empty.' });

function given(...resumes: ReturnType<typeof aResume>[]) {
  const { store, rows, texts } = memoryStore(...resumes);
  texts.set('one', 'Ada Lovelace');
  const { files, stored } = memoryFiles(
    Object.fromEntries(resumes.map(({ objectKey }) => [objectKey, Buffer.from('%PDF')])),
  );
  return { store, files, rows, texts, stored };
}

describe('RES-01 a person’s resumes', () => {
  test('RES-01 are listed with links and texts if those are selected, and never with their object keys', async () => {
    const { store, files } = given(accepted);
    const [resume] = await listResumes({ store, files }, ADA, { links: true, texts: true });
    expect(resume).toEqual({
      id: 'one',
      state: 'accepted',
      why: '',
      fileSize: 9,
      resumeURL: 'get:ada/one.pdf Ada.pdf',
      resumeDate: NOON.toISOString(),
      resumeContent: 'Ada Lovelace',
      resumeFileName: 'Ada.pdf',
    });
  });

  test('RES-01 are listed without links and texts otherwise', async () => {
    const { store, files } = given(accepted);
    const [resume] = await listResumes({ store, files }, ADA, { links: false, texts: false });
    expect([resume?.resumeURL, resume?.resumeContent]).toEqual([null, '']);
  });

  test('RES-02 have no link while they are being checked or after a refusal', async () => {
    const { store, files } = given(checking, refused);
    const resumes = await listResumes({ store, files }, ADA, { links: true, texts: true });
    expect(resumes.map(({ state, why, resumeURL }) => [state, why, resumeURL])).toEqual([
      ['checking', '', null],
      ['refused', 'This file is empty.', null],
    ]);
  });
});

describe('RES-01 a list of resumes to keep', () => {
  test('RES-01 deletes the others, their files and texts', async () => {
    const { store, files, rows, texts, stored } = given(accepted, checking, refused);
    await keepResumes({ store, files }, 'ada', ['two', 'unknown']);
    expect([[...rows.keys()], [...stored.keys()], [...texts.keys()]]).toEqual([['two'], ['ada/two.pdf'], []]);
  });

  test('RES-01 deletes the rest when it is repeated after an interruption', async () => {
    const { store, files, rows, stored } = given(accepted, checking);
    const failingStore = { ...store, remove: () => Promise.reject(new Error('The table is down.')) };
    await expect(keepResumes({ store: failingStore, files }, 'ada', [])).rejects.toThrow(
      'The table is down.',
    );
    expect(rows.size).toBe(2);
    await keepResumes({ store, files }, 'ada', []);
    expect([rows.size, stored.size]).toEqual([0, 0]);
  });
});

describe('personal data in resumes', () => {
  test('is exported with names and texts, without object keys', async () => {
    const exported = await readPersonalData(
      resumePersonalData(given({ ...accepted, expiresAt: undefined })),
      'ada',
    );
    expect(exported).toMatchObject([{ fileName: 'Ada.pdf', text: 'Ada Lovelace', state: 'accepted' }]);
    expect(JSON.stringify(exported)).not.toContain('ada/one');
    expect(await readPersonalData(resumePersonalData(given()), 'ada')).toEqual([]);
  });

  test('is erased with files and texts, in any state, expired or not, and repeatedly', async () => {
    const { store, files, rows, texts, stored } = given(accepted, { ...checking, expiresAt: 1 }, refused);
    const data = resumePersonalData({ store, files });
    await data.erase('ada');
    await data.erase('ada');
    expect([rows.size, texts.size, stored.size]).toEqual([0, 0, 0]);
  });
});
