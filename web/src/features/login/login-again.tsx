import { Dialog } from '../../components/dialog.tsx';
import { signIn } from '../identity/identity.ts';
import { rememberedSpan } from '../identity/remembered.ts';
import { LoginForm } from './login-form.tsx';

export interface LoginAgainProps {
  readonly email: string;
  /** False if the user closed the dialog. */
  readonly onAnswer: (isBack: boolean) => void;
}

/** Asks for the password in a dialog, so that the page behind keeps its state. */
export function LoginAgain({ email, onAnswer }: LoginAgainProps) {
  return (
    <Dialog title="Please log in again" onClose={() => onAnswer(false)}>
      <p className="text-muted">Your session has expired. Anything you typed is still here.</p>
      <LoginForm
        defaults={{ email }}
        isKnownUser
        onLogin={async ({ password }) => {
          await signIn(email, password, { remember: rememberedSpan() !== 'session' });
          onAnswer(true);
        }}
      />
    </Dialog>
  );
}
