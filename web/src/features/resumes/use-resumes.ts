import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { accountQuery } from '../account/account-query.ts';
import type { AccountResume } from '../account/api/account.ts';
import { useAccount } from '../account/use-account.ts';
import { toast } from '../toasts/toast.ts';
import { displayState } from './resume-text.ts';
import type { FileUpload } from './upload-store.ts';

const POLL_INTERVALS_MS = { checking: 1_500, lost: 15_000 } as const;

/** Returns the resumes without those still uploading, and polls while one is being checked. */
export function useResumes(sent: readonly FileUpload[], now: number): readonly AccountResume[] {
  const { resumes } = useAccount();
  const states = resumes.map((resume) => displayState(resume, now));
  const waiting = (['checking', 'lost'] as const).find((state) => states.includes(state));
  useQuery({ ...accountQuery, refetchInterval: waiting === undefined ? false : POLL_INTERVALS_MS[waiting] });
  useCheckToasts(resumes, sent);
  const ids = sent.map(({ id }) => id);
  return resumes.filter(({ id }) => !ids.includes(id));
}

/** Shows a toast for each resume that was uploaded or checked on this page. */
function useCheckToasts(resumes: readonly AccountResume[], sent: readonly FileUpload[]): void {
  const awaited = useRef(new Set<string>());
  useEffect(() => {
    for (const { id } of sent) if (id !== undefined) awaited.current.add(id);
    for (const { id, state, why, resumeFileName } of resumes) {
      if (state === 'checking') awaited.current.add(id);
      else if (awaited.current.delete(id)) showCheckToast(state, resumeFileName, why);
    }
  }, [resumes, sent]);
}

function showCheckToast(state: 'accepted' | 'refused', fileName: string, why: string): void {
  if (state === 'accepted') toast({ title: 'Resume successfully added' });
  else toast({ title: `Couldn't add ${fileName}`, description: why, variant: 'destructive' });
}
