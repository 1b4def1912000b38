import { useState } from 'react';
import { Select } from '../../../components/select.tsx';
import type { AccountResume } from '../../account/api/account.ts';

/** The resumes a letter can be written from, the newest first. */
export const usableResumes = (resumes: readonly AccountResume[]): readonly AccountResume[] =>
  resumes
    .filter(({ state }) => state === 'accepted')
    .toSorted((one, other) => Date.parse(other.resumeDate) - Date.parse(one.resumeDate));

/** Which of the resumes a letter is to be written from: the newest, until another is chosen. Empty without any. */
export function useResumeChoice(resumes: readonly AccountResume[]): readonly [string, (id: string) => void] {
  const [id, choose] = useState('');
  const chosen = resumes.find((resume) => resume.id === id) ?? resumes[0];
  return [chosen?.id ?? '', choose];
}

export interface ResumeChoiceProps {
  readonly resumes: readonly AccountResume[];
  /** The id of the chosen one. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** Which resume a letter is written from, where there is more than one. */
export function ResumeChoice({ resumes, chosen, onChoose }: ResumeChoiceProps) {
  if (resumes.length < 2) return null;
  const names = Object.fromEntries(resumes.map(({ id, resumeFileName }) => [id, resumeFileName]));
  return (
    <div className="w-full max-w-90">
      <Select label="Resume to use" names={names} chosen={chosen} onChoose={onChoose} />
    </div>
  );
}
