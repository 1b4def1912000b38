import { AccentButton } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { type Failure, isTransient } from '../../../service/failure.ts';

export interface BoardFailureProps {
  readonly heading: string;
  readonly failure: Failure;
  readonly onTryAgain: () => void;
}

/** Says why jobs could not be loaded, whether that passes by itself, and offers to try again. */
export function BoardFailure({ heading, failure, onTryAgain }: BoardFailureProps) {
  return (
    <Notice
      role="alert"
      heading={heading}
      action={<AccentButton onClick={onTryAgain}>Try again</AccentButton>}
    >
      {failure.message}
      {isTransient(failure) && ' Retrying automatically.'}
    </Notice>
  );
}
