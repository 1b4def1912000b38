import { useState } from 'react';
import { QuietButton } from '../../components/button.tsx';
import { resendCode } from '../identity/identity.ts';
import { toast } from '../toasts/toast.ts';

export function RequestAgain({ email }: { readonly email: string }) {
  const [isSending, setSending] = useState(false);

  const send = async () => {
    if (isSending) return;
    setSending(true);
    try {
      await resendCode(email);
      toast({ title: 'Code sent', description: `We sent a new code to ${email}.` });
    } catch (error) {
      console.error(error);
      toast({ title: 'Error', description: 'Error resending confirmation code', variant: 'destructive' });
    } finally {
      setSending(false);
    }
  };

  return (
    <QuietButton onClick={send} aria-busy={isSending} className="aria-busy:opacity-60">
      Request Again
    </QuietButton>
  );
}
