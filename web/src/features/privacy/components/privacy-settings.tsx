import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { QuietButton } from '../../../components/button.tsx';
import { toFailure } from '../../../service/failure.ts';
import { useAccount } from '../../account/use-account.ts';
import { AccountSection } from '../../account-layout/account-section.tsx';
import { ConfirmPassword } from '../../login/confirm-password.tsx';
import { toast } from '../../toasts/toast.ts';
import { exportMyData, needsLogin } from '../api/privacy.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

export function PrivacySettings() {
  const { email } = useAccount();
  const [isDeleting, setDeleting] = useState(false);
  const download = useMutation({
    mutationFn: () => exportMyData(email),
    onSuccess: (link) => {
      followDownload(link);
      toast({ title: 'Your download has started' });
    },
    onError: (error) =>
      needsLogin(error) ||
      toast({
        title: "Couldn't download your data",
        description: toFailure(error).message,
        variant: 'destructive',
      }),
  });
  return (
    <AccountSection
      heading="Your data"
      lead="Download everything we store about you, or delete your account."
    >
      <div className="flex flex-wrap gap-x-6 gap-y-1 wide:-mt-2.5">
        <QuietButton
          aria-disabled={download.isPending}
          onClick={() => download.isPending || download.mutate()}
        >
          {download.isPending ? 'Preparing your download…' : 'Download my data'}
        </QuietButton>
        <QuietButton onClick={() => setDeleting(true)} className="text-alarm! hover:decoration-alarm!">
          Delete my account
        </QuietButton>
      </div>
      {needsLogin(download.error) && (
        <ConfirmPassword email={email} onConfirmed={() => download.mutate()} onClose={download.reset} />
      )}
      {isDeleting && <DeleteAccountDialog email={email} onClose={() => setDeleting(false)} />}
    </AccountSection>
  );
}

/** Relies on the response's `Content-Disposition: attachment`, so the page stays open. */
export function followDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.rel = 'noreferrer';
  link.click();
}
