import { useState } from 'react';
import type { AccountResume } from '../account/api/account.ts';

/** The resumes a letter can be written from, the newest first. */
export const usable = (resumes: readonly AccountResume[]): readonly AccountResume[] =>
  resumes
    .filter(({ state }) => state === 'accepted')
    .toSorted((one, other) => Date.parse(other.resumeDate) - Date.parse(one.resumeDate));

/** Which of the resumes a letter is to be written from: the newest, until another is chosen. Empty without any. */
export function useResumeChoice(resumes: readonly AccountResume[]): readonly [string, (id: string) => void] {
  const [id, choose] = useState('');
  const chosen = resumes.find((resume) => resume.id === id) ?? resumes[0];
  return [chosen?.id ?? '', choose];
}
