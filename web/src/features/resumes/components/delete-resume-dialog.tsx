import { useMutation } from '@tanstack/react-query';
import { QuietButton } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FormMessage } from '../../../components/form/form-message.tsx';
import { toFailure } from '../../../service/failure.ts';
import type { AccountResume } from '../../account/api/account.ts';
import { toast } from '../../toasts/toast.ts';
import { useDeleteResume } from '../use-delete-resume.ts';

export interface DeleteResumeDialogProps {
  readonly resume: AccountResume;
  readonly onClose: () => void;
}

export function DeleteResumeDialog({ resume, onClose }: DeleteResumeDialogProps) {
  const { id, resumeFileName } = resume;
  const drop = useDeleteResume();
  const deleting = useMutation({
    mutationFn: () => drop(id),
    onSuccess: () => {
      onClose();
      toast({ title: 'Resume deleted' });
    },
  });
  return (
    <Dialog title="Delete this resume?" onClose={onClose}>
      <p className="text-muted wrap-anywhere">
        {resumeFileName} and everything we read from it will be deleted. This can't be undone.
      </p>
      <FormMessage role="alert">{deleting.error && toFailure(deleting.error).message}</FormMessage>
      <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-2">
        <QuietButton onClick={onClose}>Cancel</QuietButton>
        <button
          type="button"
          aria-disabled={deleting.isPending}
          onClick={() => deleting.isPending || deleting.mutate()}
          className="min-h-11 rounded-lg bg-alarm px-4.5 font-semibold text-on-alarm aria-disabled:opacity-70"
        >
          {deleting.isPending ? 'Deleting…' : 'Delete'}
        </button>
      </div>
    </Dialog>
  );
}
