import { expect, test } from '@jest/globals';
import { aUser } from '../../table/fixtures/user.ts';
import type { Resume } from '../../table/resume.ts';
import { aResume, memoryStore, NOON } from './fixtures/memory-stores.ts';
import { refreshEvidence } from './refresh-evidence.ts';

/** Refreshes Ada's profile for these resumes, whose texts are by id. */
async function refreshed(
  resumes: readonly Partial<Resume>[],
  texts: Record<string, string>,
  before = aUser(),
) {
  const { store, texts: stored } = memoryStore(
    ...resumes.map((resume) => aResume({ state: 'accepted', ...resume })),
  );
  for (const [id, text] of Object.entries(texts)) stored.set(id, text);
  let user = before;
  let writes = 0;
  const changeUser = async (_: string, change: (user: typeof before) => typeof before | undefined) => {
    const next = change(user);
    if (next) writes += 1;
    user = next ?? user;
  };
  await refreshEvidence({ store, changeUser }, 'ada', NOON);
  await refreshEvidence({ store, changeUser }, 'ada', NOON);
  return { evidence: user.resumeEvidence, writes };
}

test('FIT-01 a profile keeps what the newest readable resume shows, with one write', async () => {
  const resumes = [
    { id: 'new', askedAt: '2026-03-03T12:00:00.000Z' },
    { id: 'old', askedAt: '2026-03-01T12:00:00.000Z' },
    { id: 'checked', askedAt: '2026-03-04T11:00:00.000Z', state: 'checking' as const },
    { id: 'scan', askedAt: '2026-03-04T12:00:00.000Z', why: 'We found no text in this file.' },
  ];
  expect(await refreshed(resumes, { new: 'Skills\nPython', old: 'Skills\nRust' })).toEqual({
    evidence: { resumeId: 'new', skills: ['Python'], years: null },
    writes: 1,
  });
});

test('FIT-01 a profile without a readable resume shows nothing', async () => {
  const resumeEvidence = { resumeId: 'gone', skills: ['Rust'], years: 5 };
  expect(await refreshed([], {}, aUser({ resumeEvidence }))).toEqual({ evidence: null, writes: 1 });
  expect(await refreshed([{ id: 'one' }], {})).toEqual({ evidence: null, writes: 0 });
});
