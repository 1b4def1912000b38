import { useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../config/paths.ts';
import { resendCode } from '../identity/identity.ts';
import { toast } from '../toasts/toast.ts';
import { savePendingEmail } from '../verify/pending-email.ts';

export function ResendCodeButton({ email }: { readonly email: string }) {
  const [, navigate] = useLocation();
  const [isSending, setSending] = useState(false);

  const send = async () => {
    if (isSending) return;
    setSending(true);
    try {
      await resendCode(email);
      savePendingEmail(email);
      navigate(paths.verify);
    } catch (error) {
      console.error(error);
      toast({ title: 'Error', description: 'Error resending confirmation code', variant: 'destructive' });
      setSending(false);
    }
  };

  return (
    <button
      type="button"
      onClick={send}
      aria-busy={isSending}
      className="min-h-11 text-left underline underline-offset-4 aria-busy:opacity-60"
    >
      Please verify your email to login. Click to request a new code.
    </button>
  );
}
