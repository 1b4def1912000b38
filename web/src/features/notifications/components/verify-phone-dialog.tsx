import { AccentLink } from '../../../components/accent-link.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { paths } from '../../../config/paths.ts';

export interface VerifyPhoneDialogProps {
  readonly onClose: () => void;
}

export function VerifyPhoneDialog({ onClose }: VerifyPhoneDialogProps) {
  return (
    <Dialog title="Verify your phone first" onClose={onClose}>
      <p className="text-muted">
        Text alerts need a verified phone. Add your number in settings, enter the code we text you, then turn
        text alerts on here.
      </p>
      <AccentLink href={paths.settings}>Go to settings</AccentLink>
    </Dialog>
  );
}
