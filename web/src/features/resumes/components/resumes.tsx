import { useState } from 'react';
import { FormMessage } from '../../../components/form/form-message.tsx';
import { useNow } from '../../../components/use-now.ts';
import type { AccountResume } from '../../account/api/account.ts';
import { fileError, MAX_RESUMES } from '../file-rules.ts';
import { useResumes } from '../use-resumes.ts';
import { useUploads } from '../use-uploads.ts';
import { DeleteResumeDialog } from './delete-resume-dialog.tsx';
import { DropArea } from './drop-area.tsx';
import { ResumeRow } from './resume-row.tsx';
import { UploadRow } from './upload-row.tsx';

export function Resumes() {
  const now = useNow();
  const uploads = useUploads();
  const resumes = useResumes(uploads.files, now);
  const [resumeToDelete, setResumeToDelete] = useState<AccountResume>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const isEmpty = uploads.files.length + resumes.length === 0;

  const addFiles = (files: readonly File[]) => {
    const room = Math.max(0, MAX_RESUMES - uploads.files.length - resumes.length);
    const checked = files.map((file) => ({ file, why: fileError(file) }));
    const acceptable = checked.filter(({ why }) => why === undefined);
    const errors = checked.flatMap(({ file, why }) => (why === undefined ? [] : [`${file.name}: ${why}`]));
    const tooMany =
      acceptable.length > room
        ? [`You can keep up to ${MAX_RESUMES} resumes. Delete one to add another.`]
        : [];
    setProblems([...errors, ...tooMany]);
    for (const { file } of acceptable.slice(0, room)) uploads.send(file);
  };

  return (
    <div className="grid max-w-160 grid-cols-[minmax(0,1fr)] gap-6">
      <DropArea onFiles={addFiles} />
      <FormMessage role="alert">
        {problems.length > 0 ? (
          <ul className="grid gap-1 wrap-anywhere">
            {problems.map((refusal) => (
              <li key={refusal}>{refusal}</li>
            ))}
          </ul>
        ) : undefined}
      </FormMessage>
      {isEmpty ? (
        <p className="text-muted">No resumes yet. Only you can see your resumes.</p>
      ) : (
        <ul aria-label="Your resumes" className="border-t border-line">
          {uploads.files.map((sent) => (
            <UploadRow key={sent.key} upload={sent} uploads={uploads} />
          ))}
          {resumes.map((resume) => (
            <ResumeRow key={resume.id} resume={resume} now={now} onDelete={() => setResumeToDelete(resume)} />
          ))}
        </ul>
      )}
      {resumeToDelete && (
        <DeleteResumeDialog resume={resumeToDelete} onClose={() => setResumeToDelete(undefined)} />
      )}
    </div>
  );
}
