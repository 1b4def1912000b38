import { Dialog } from '../../components/dialog.tsx';
import { confirmPassword } from '../identity/identity.ts';
import { LoginForm } from './login-form.tsx';

export interface ConfirmPasswordProps {
  readonly email: string;
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** Asks for the password before something that a stolen session must not do. */
export function ConfirmPassword({ email, onConfirmed, onClose }: ConfirmPasswordProps) {
  return (
    <Dialog title="Please enter your password" onClose={onClose}>
      <p className="text-muted">
        You logged in a while ago. To protect your data, we ask for your password again.
      </p>
      <LoginForm
        defaults={{ email }}
        isKnownUser
        onLogin={async ({ password }) => {
          await confirmPassword(email, password);
          onConfirmed();
        }}
      />
    </Dialog>
  );
}
