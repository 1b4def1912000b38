import { useState } from 'react';
import { FormMessage } from '../../../components/form/form-message.tsx';
import { useNow } from '../../../components/use-now.ts';
import type { AccountResume } from '../../account/api/account.ts';
import { MOST_RESUMES, refusalOf } from '../file-rules.ts';
import { useResumes } from '../use-resumes.ts';
import { useUploads } from '../use-uploads.ts';
import { DeleteResumeDialog } from './delete-resume-dialog.tsx';
import { DropArea } from './drop-area.tsx';
import { ResumeLine } from './resume-line.tsx';
import { SentFileLine } from './sent-file-line.tsx';

/** The resumes of who is signed in: a place to add one, those on their way, and those that are kept. */
export function Resumes() {
  const now = useNow();
  const uploads = useUploads();
  const resumes = useResumes(uploads.files, now);
  const [doomed, setDoomed] = useState<AccountResume>();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const isEmpty = uploads.files.length + resumes.length === 0;

  const take = (files: readonly File[]) => {
    const room = Math.max(0, MOST_RESUMES - uploads.files.length - resumes.length);
    const judged = files.map((file) => ({ file, why: refusalOf(file) }));
    const fitting = judged.filter(({ why }) => why === undefined);
    const wrong = judged.flatMap(({ file, why }) => (why === undefined ? [] : [`${file.name}: ${why}`]));
    const tooMany =
      fitting.length > room
        ? [`You can keep ${MOST_RESUMES} resumes. Please delete one before you add another.`]
        : [];
    setRefusals([...wrong, ...tooMany]);
    for (const { file } of fitting.slice(0, room)) uploads.send(file);
  };

  return (
    <div className="grid max-w-160 grid-cols-[minmax(0,1fr)] gap-6">
      <DropArea onFiles={take} />
      <FormMessage role="alert">
        {refusals.length > 0 ? (
          <ul className="grid gap-1 wrap-anywhere">
            {refusals.map((refusal) => (
              <li key={refusal}>{refusal}</li>
            ))}
          </ul>
        ) : undefined}
      </FormMessage>
      {isEmpty ? (
        <p className="text-muted">No resumes yet. What you add is seen by you alone.</p>
      ) : (
        <ul aria-label="Your resumes" className="border-t border-line">
          {uploads.files.map((sent) => (
            <SentFileLine key={sent.key} sent={sent} uploads={uploads} />
          ))}
          {resumes.map((resume) => (
            <ResumeLine key={resume.id} resume={resume} now={now} onDelete={() => setDoomed(resume)} />
          ))}
        </ul>
      )}
      {doomed && <DeleteResumeDialog resume={doomed} onClose={() => setDoomed(undefined)} />}
    </div>
  );
}
