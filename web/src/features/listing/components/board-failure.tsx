import { AccentButton } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { toFailure } from '../../../service/failure.ts';

/** Props of `BoardFailure`. */
export interface BoardFailureProps {
  readonly heading: string;
  readonly error: unknown;
  readonly onTryAgain: () => void;
}

/** Says why jobs could not be loaded, and offers to try again. */
export function BoardFailure({ heading, error, onTryAgain }: BoardFailureProps) {
  return (
    <Notice
      role="alert"
      heading={heading}
      action={<AccentButton onClick={onTryAgain}>Try again</AccentButton>}
    >
      {toFailure(error).message}
    </Notice>
  );
}
