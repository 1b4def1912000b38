import { useRef, useState } from 'react';
import { Link } from 'wouter';
import * as z from 'zod/mini';
import { paths } from '../../../config/paths.ts';
import { toFailure } from '../../../service/failure.ts';
import { toast } from '../../toasts/toast.ts';
import type { ApplicationPacket } from '../api/applications.ts';
import { groupForms } from '../apply-forms.ts';
import { useForgetApplication } from '../use-applications.ts';
import { useApply, useIsApplying } from '../use-apply.ts';
import { AppliedLine } from './applied-line.tsx';
import { AppliedQuestion } from './applied-question.tsx';
import { FormLinks } from './form-links.tsx';

/** History state set by Instant Apply: what became of the form's pop-up. */
export interface InstantApplyState {
  readonly popup: 'opened' | 'blocked';
}

const instantApplySchema = z.object({ popup: z.enum(['opened', 'blocked']) });

export interface ApplySectionProps {
  readonly email: string;
  readonly jobID: string;
  readonly packet: ApplicationPacket;
}

export function ApplySection({ email, jobID, packet: { application, applyUrls, why } }: ApplySectionProps) {
  const links = useRef<HTMLDivElement>(null);
  const apply = useApply(email);
  const isApplying = useIsApplying(jobID);
  const forget = useForgetApplication(email);
  const [popup] = useState(() => instantApplySchema.safeParse(history.state).data?.popup);
  const [isFormOpen, setFormOpen] = useState(popup === 'opened');
  const isMarked = application !== null || isApplying;
  const forms = groupForms(applyUrls);
  const canApply = why === '';

  const markAsApplied = () => {
    setFormOpen(false);
    apply(jobID);
    // The button is about to go; keep the keyboard's place.
    links.current?.querySelector('a')?.focus();
  };

  const undo = () => {
    if (forget.isPending) return;
    forget.mutate(jobID, {
      // The Undo button is gone; focus the form link next.
      onSuccess: () => links.current?.querySelector('a')?.focus(),
      onError: (error) =>
        toast({
          title: "Couldn't undo. The job is still marked as applied.",
          description: toFailure(error).message,
          variant: 'destructive',
        }),
    });
  };

  return (
    <div className="grid gap-3">
      {isMarked && <AppliedLine application={application} isUndoing={forget.isPending} onUndo={undo} />}
      {!canApply && (
        <p role="status" className="border-l-2 border-line pl-3.5">
          {why}
        </p>
      )}
      {canApply && !isMarked && popup === 'blocked' && (
        <p role="status">Your browser blocked the pop-up. Use this link to open the form.</p>
      )}
      <div ref={links} className="grid empty:hidden">
        {canApply && <FormLinks forms={forms} isAgain={isMarked} onOpen={() => setFormOpen(true)} />}
      </div>
      {canApply && forms.length === 0 && (
        <p>
          The employer doesn't link to an application form.{' '}
          <Link href={paths.job(jobID)} className="text-dusk underline underline-offset-4">
            Read the posting
          </Link>
        </p>
      )}
      {canApply && !isMarked && (
        <AppliedQuestion isFormOpen={isFormOpen} onYes={markAsApplied} onNo={() => setFormOpen(false)} />
      )}
    </div>
  );
}
