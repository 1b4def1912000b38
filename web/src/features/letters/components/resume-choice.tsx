import { useState } from 'react';
import { Select } from '../../../components/select.tsx';
import type { AccountResume } from '../../account/api/account.ts';

/** Newest first. */
export const usableResumes = (resumes: readonly AccountResume[]): readonly AccountResume[] =>
  resumes
    .filter(({ state }) => state === 'accepted')
    .toSorted((one, other) => Date.parse(other.resumeDate) - Date.parse(one.resumeDate));

/** Defaults to the newest resume; the id is empty without resumes. */
export function useResumeChoice(resumes: readonly AccountResume[]): readonly [string, (id: string) => void] {
  const [id, choose] = useState('');
  const chosen = resumes.find((resume) => resume.id === id) ?? resumes[0];
  return [chosen?.id ?? '', choose];
}

export interface ResumeChoiceProps {
  readonly resumes: readonly AccountResume[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

export function ResumeChoice({ resumes, chosen, onChoose }: ResumeChoiceProps) {
  if (resumes.length < 2) return null;
  const names = Object.fromEntries(resumes.map(({ id, resumeFileName }) => [id, resumeFileName]));
  return (
    <div className="w-full max-w-90">
      <Select label="Resume to use" names={names} chosen={chosen} onChoose={onChoose} />
    </div>
  );
}
