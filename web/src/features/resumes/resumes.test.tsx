/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountResume } from '../account/api/account.ts';
import { toastStore } from '../toasts/toast-store.ts';

// Replaces Cognito.
jest.unstable_mockModule('../identity/identity.ts', () => ({
  currentSession: async () => ({ token: 'token', email: 'ada@mail.example' }),
}));
const { aFile, fakeResumeService, aResume, renderResumes } = await import('./testing/render-resumes.tsx');
const { uploadStore } = await import('./upload-store.ts');
type Played = ReturnType<typeof fakeResumeService>;

const { XMLHttpRequest: realXMLHttpRequest } = globalThis;
afterEach(() => {
  jest.restoreAllMocks();
  for (const { id } of toastStore.read()) toastStore.dismiss(id);
  for (const { key } of uploadStore.read()) uploadStore.remove(key);
  Object.assign(globalThis, { XMLHttpRequest: realXMLHttpRequest });
});

const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Resume files'), { target: { files } });
const toast = () => toastStore.read().find(({ isOpen }) => isOpen);
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const asked = ({ asked: all }: Played, operation: string) => all.filter((one) => one.operation === operation);

async function startUpload(played: Played, file = aFile('Ada.pdf', 84_000)) {
  choose(file);
  await waitFor(() => expect(played.uploads.length).toBeGreaterThan(0));
  const upload = played.uploads.at(-1);
  if (!upload) throw new Error('No upload has started.');
  return upload;
}

function setCheckResult(played: Played, id: string, said: Partial<AccountResume>): void {
  const resumes = played.account.resumes.map((one) => (one.id === id ? { ...one, ...said } : one));
  played.account = { ...played.account, resumes };
}

describe('RES-01 adding a resume', () => {
  test('RES-01 requests an upload link for the type and size, uploads there and shows progress', async () => {
    const played = fakeResumeService();
    renderResumes(played);
    const upload = await startUpload(played);
    expect(asked(played, 'putSignedUrl')[0]?.input).toEqual({
      userId: 'ada@mail.example',
      fileName: 'Ada.pdf',
      fileSize: 84_000,
      fileType: 'application/pdf',
    });
    expect([upload.url, upload.headers]).toEqual([
      'https://storage.example/put/new0',
      { 'content-type': 'application/pdf' },
    ]);
    const bar = () => screen.getByRole('progressbar', { name: 'Uploading Ada.pdf' }).ariaValueNow;
    expect(bar()).toBe('0');
    act(() => upload.progress(42_000, 84_000));
    expect([bar(), rows()]).toEqual(['50', [expect.stringContaining('84 kB · 50% uploaded')]]);
  });

  test('RES-01 lists an accepted resume with date and size and shows a toast', async () => {
    const played = fakeResumeService();
    renderResumes(played);
    const upload = await startUpload(played);
    upload.end(200);
    await waitFor(() => expect(rows()).toEqual([expect.stringContaining('Checking the file…')]));
    setCheckResult(played, 'new0', { state: 'accepted', fileSize: 84_000 });
    await waitFor(() => expect(toast()?.title).toBe('Resume successfully added'));
    expect(screen.getByRole('button', { name: 'Download Ada.pdf' })).toBeTruthy();
    expect(rows()).toEqual([expect.stringMatching(/^Ada\.pdf\w{3} \d+, \d{4} · 84 kBAnalyzeAnalyze$/)]);
  });

  test('RES-01 shows one toast for a resume that was checked before the first poll', async () => {
    const played = fakeResumeService();
    renderResumes(played);
    const upload = await startUpload(played);
    setCheckResult(played, 'new0', { state: 'accepted', fileSize: 84_000 });
    const show = jest.spyOn(toastStore, 'show');
    upload.end(200);
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await waitFor(() => expect(show.mock.calls).toEqual([[{ title: 'Resume successfully added' }]]));
  });

  test('RES-02 lists a rejected resume with the reason', async () => {
    const played = fakeResumeService(aResume({ id: 'new0', state: 'checking', fileSize: null }));
    renderResumes(played);
    const why = "This file isn't a PDF, even though its name ends in .pdf.";
    setCheckResult(played, 'new0', { state: 'refused', why });
    await waitFor(() => expect(toast()).toMatchObject({ title: "Couldn't add Ada.pdf", description: why }));
    expect(toast()?.variant).toBe('destructive');
    expect(rows()).toEqual([expect.stringContaining(why)]);
    expect(screen.queryByRole('button', { name: 'Download Ada.pdf' })).toBeNull();
  });

  test.each([
    ['cv.txt', 9, /Choose a \.pdf, \.doc or \.docx file/],
    ['cv.pdf', 0, /This file is empty/],
    ['cv.pdf', 10 * 1024 * 1024 + 1, /This file is 10\.1 MB\. Choose one of up to 10 MB/],
  ])('RES-01 rejects %s of %i bytes before uploading', (name, size, sentence) => {
    const played = fakeResumeService();
    renderResumes(played);
    choose(aFile(name, size));
    expect(screen.getByRole('alert').textContent).toMatch(sentence);
    expect(played.asked).toEqual([]);
  });

  test('RES-01 does not upload an eleventh resume', async () => {
    const ten = Array.from({ length: 9 }, (_, index) => aResume({ id: `${index}` }));
    const played = fakeResumeService(...ten);
    renderResumes(played);
    choose(aFile('a.pdf'), aFile('b.docx'));
    await waitFor(() => expect(asked(played, 'putSignedUrl')).toHaveLength(1));
    expect(screen.getByRole('alert').textContent).toMatch(/You can keep up to 10 resumes/);
  });

  test('RES-01 accepts a file dropped anywhere on the page', async () => {
    const played = fakeResumeService();
    const { container } = renderResumes(played);
    const dataTransfer = { types: ['Files'], files: [aFile('Ada.docx')] };
    expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(false);
    expect(container.querySelector('[data-over=true]')).not.toBeNull();
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
    await waitFor(() => expect(played.uploads).toHaveLength(1));
    expect(container.querySelector('[data-over=true]')).toBeNull();
  });

  test('ignores dragged text', () => {
    renderResumes(fakeResumeService());
    const dataTransfer = { types: ['text/plain'], files: [] };
    expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(true);
  });
});

describe('a failed upload', () => {
  test.each([
    ['breaks off', (upload: Played['uploads'][number]) => upload.breakOff(), /The upload was interrupted/],
    ['is refused by storage', (upload: Played['uploads'][number]) => upload.end(403), /The upload failed/],
  ])('RES-01 that %s says so, leaves nothing behind and can be retried', async (_what, fail, sentence) => {
    const played = fakeResumeService(aResume());
    renderResumes(played);
    fail(await startUpload(played, aFile('New.pdf')));
    await waitFor(() =>
      expect(screen.getAllByRole('alert').some((one) => sentence.test(one.textContent))).toBe(true),
    );
    expect(asked(played, 'updateUser').map(({ input }) => input['resumes'])).toEqual([[{ id: 'one' }]]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(played.uploads).toHaveLength(2));
    expect(screen.getByRole('progressbar', { name: 'Uploading New.pdf' })).toBeTruthy();
  });

  test('RES-01 says why the service gave no link, and can be removed', async () => {
    const played = fakeResumeService();
    played.refuseUpload = 'You can have 10 resumes. Please delete one first.';
    renderResumes(played);
    choose(aFile('Ada.pdf'));
    await screen.findByText('You can have 10 resumes. Please delete one first.');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Ada.pdf' }));
    expect([rows(), played.uploads]).toEqual([[], []]);
  });

  test('RES-01 that is canceled is removed with its resume', async () => {
    const played = fakeResumeService();
    renderResumes(played);
    const upload = await startUpload(played);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel upload of Ada.pdf' }));
    await waitFor(() => expect(rows()).toEqual([]));
    expect([upload.isAborted(), played.account.resumes]).toEqual([true, []]);
  });

  test('RES-01 asks before the tab is closed', async () => {
    const played = fakeResumeService();
    renderResumes(played);
    const leaving = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leaving()).toBe(false);
    const upload = await startUpload(played);
    expect(leaving()).toBe(true);
    upload.end(200);
    await waitFor(() => expect(leaving()).toBe(false));
  });

  test('RES-01 that never finished says so after a while', () => {
    const resumeDate = new Date(Date.now() - 20 * 60_000).toISOString();
    renderResumes(fakeResumeService(aResume({ state: 'checking', fileSize: null, resumeDate })));
    expect(rows()).toEqual([expect.stringContaining("The upload didn't finish. Add the file again.")]);
  });
});

describe('RES-01 a stored resume', () => {
  test('RES-01 is downloaded by a fresh link', async () => {
    // jsdom logs that it does not navigate.
    jest.spyOn(console, 'error').mockReturnValue();
    const played = fakeResumeService(aResume());
    renderResumes(played);
    expect(asked(played, 'getUser')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Download Ada.pdf' }));
    await waitFor(() => expect(asked(played, 'getUser')).toHaveLength(1));
  });

  test('RES-01 is deleted after confirmation, and resumes from other tabs are kept', async () => {
    const played = fakeResumeService(aResume(), aResume({ id: 'two', resumeFileName: 'Two.pdf' }));
    renderResumes(played);
    // Another tab adds one.
    played.account = { ...played.account, resumes: [...played.account.resumes, aResume({ id: 'three' })] };
    await userEvent.click(screen.getByRole('button', { name: 'Delete Two.pdf' }));
    expect(asked(played, 'updateUser')).toEqual([]);
    await userEvent.click(screen.getByText('Delete', { selector: 'button' }));
    await waitFor(() => expect(toast()?.title).toBe('Resume deleted'));
    expect(asked(played, 'updateUser').map(({ input }) => input['resumes'])).toEqual([
      [{ id: 'one' }, { id: 'three' }],
    ]);
    expect(screen.queryByRole('button', { name: 'Delete Two.pdf' })).toBeNull();
  });

  test('RES-01 that could not be deleted stays, and the dialog says why', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const played = fakeResumeService(aResume());
    played.refuseChange = true;
    renderResumes(played);
    await userEvent.click(screen.getByRole('button', { name: 'Delete Ada.pdf' }));
    await userEvent.click(screen.getByText('Delete', { selector: 'button' }));
    await screen.findByText('Something went wrong on our side.');
    expect(screen.getByRole('button', { name: 'Delete Ada.pdf' })).toBeTruthy();
  });

  test('RES-01 without readable text says so', () => {
    renderResumes(fakeResumeService(aResume({ why: 'We found no text in this file. It may be a scan.' })));
    expect(rows()).toEqual([expect.stringContaining('It may be a scan')]);
  });
});
