import { describe, expect, test } from '@jest/globals';
import { readPersonalData } from '../../privacy/fixtures/read-personal-data.ts';
import { aResume, memoryFiles, memoryStore, NOON } from './fixtures/memory-stores.ts';
import { keepResumes } from './keep-resumes.ts';
import { resumePersonalData } from './resume-personal-data.ts';
import { showResumes } from './show-resumes.ts';

const ADA = { sub: 'ada', now: NOON };
const accepted = aResume({ state: 'accepted', size: 9 });
const checking = aResume({ id: 'two' });
const refused = aResume({ id: 'three', state: 'refused', why: 'This file is empty.' });

function given(...resumes: ReturnType<typeof aResume>[]) {
  const { store, rows, texts } = memoryStore(...resumes);
  texts.set('one', 'Ada Lovelace');
  const { files, kept } = memoryFiles(
    Object.fromEntries(resumes.map(({ objectKey }) => [objectKey, Buffer.from('%PDF')])),
  );
  return { store, files, rows, texts, kept };
}

describe('RES-01 a person’s resumes', () => {
  test('RES-01 are shown with links and texts where those are asked for, and never with where they lie', async () => {
    const { store, files } = given(accepted);
    const [shown] = await showResumes({ store, files }, ADA, { links: true, texts: true });
    expect(shown).toEqual({
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

  test('RES-01 are shown without, where nobody asks', async () => {
    const { store, files } = given(accepted);
    const [shown] = await showResumes({ store, files }, ADA, { links: false, texts: false });
    expect([shown?.resumeURL, shown?.resumeContent]).toEqual([null, '']);
  });

  test('RES-02 have no link while they are checked or when they were refused', async () => {
    const { store, files } = given(checking, refused);
    const shown = await showResumes({ store, files }, ADA, { links: true, texts: true });
    expect(shown.map(({ state, why, resumeURL }) => [state, why, resumeURL])).toEqual([
      ['checking', '', null],
      ['refused', 'This file is empty.', null],
    ]);
  });
});

describe('RES-01 a list of resumes to keep', () => {
  test('RES-01 deletes the others, their files and texts', async () => {
    const { store, files, rows, texts, kept } = given(accepted, checking, refused);
    await keepResumes({ store, files }, 'ada', ['two', 'unknown']);
    expect([[...rows.keys()], [...kept.keys()], [...texts.keys()]]).toEqual([['two'], ['ada/two.pdf'], []]);
  });

  test('RES-01 that broke off half-way deletes the rest when it comes again', async () => {
    const { store, files, rows, kept } = given(accepted, checking);
    const breaking = { ...store, remove: () => Promise.reject(new Error('The table is down.')) };
    await expect(keepResumes({ store: breaking, files }, 'ada', [])).rejects.toThrow('The table is down.');
    expect(rows.size).toBe(2);
    await keepResumes({ store, files }, 'ada', []);
    expect([rows.size, kept.size]).toEqual([0, 0]);
  });
});

describe('what is held of a person here', () => {
  test('is told with names and texts, and without where it lies', async () => {
    const held = await readPersonalData(
      resumePersonalData(given({ ...accepted, expiresAt: undefined })),
      'ada',
    );
    expect(held).toMatchObject([{ fileName: 'Ada.pdf', text: 'Ada Lovelace', state: 'accepted' }]);
    expect(JSON.stringify(held)).not.toContain('ada/one');
    expect(await readPersonalData(resumePersonalData(given()), 'ada')).toEqual([]);
  });

  test('is erased, files and texts, whatever its state and though its time is over; and once more', async () => {
    const { store, files, rows, texts, kept } = given(accepted, { ...checking, expiresAt: 1 }, refused);
    const holding = resumePersonalData({ store, files });
    await holding.erase('ada');
    await holding.erase('ada');
    expect([rows.size, texts.size, kept.size]).toEqual([0, 0, 0]);
  });
});
