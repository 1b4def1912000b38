import { toFailure } from '../service/failure.ts';
import { AccentButton } from './button.tsx';
import { Notice } from './notice.tsx';

export interface LoadErrorProps {
  /** As in "Couldn't load your alerts". */
  readonly heading: string;
  /** Any error of a request. */
  readonly error: unknown;
  readonly onTryAgain: () => void;
}

/** Replaces content that could not be loaded: why, and another try. */
export function LoadError({ heading, error, onTryAgain }: LoadErrorProps) {
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
