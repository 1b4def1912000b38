import { Select } from '../../../components/select.tsx';
import type { AccountResume } from '../../account/api/account.ts';

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
