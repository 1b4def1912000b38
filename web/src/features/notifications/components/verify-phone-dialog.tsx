import { AccentLink } from '../../../components/accent-link.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { paths } from '../../../config/paths.ts';

export interface VerifyPhoneDialogProps {
  readonly onClose: () => void;
}

/** Says that texts need a verified phone, and leads to where it is verified. */
export function VerifyPhoneDialog({ onClose }: VerifyPhoneDialogProps) {
  return (
    <Dialog title="Verify your phone first" onClose={onClose}>
      <p className="text-muted">
        Text alerts go only to a phone that you have verified. In settings, enter your number and the code we
        text you; then switch them on here.
      </p>
      <AccentLink href={paths.settings}>Go to settings</AccentLink>
    </Dialog>
  );
}
