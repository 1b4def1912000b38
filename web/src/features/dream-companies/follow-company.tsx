import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { RefObject } from 'react';
import { BusyButton } from '../../components/busy-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { toFailure } from '../../service/failure.ts';
import { followText } from './follow-text.ts';
import { useFollows } from './use-follows.ts';

export interface FollowCompanyProps {
  readonly email: string;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** Lets a person ask for a company that we may not read yet, and shows what became of it. */
export function FollowCompany({ email, typed, onType, input }: FollowCompanyProps) {
  const { follows, follow, isAsking, error, reset } = useFollows(email);

  const submit = async () => {
    const text = typed.trim();
    if (text === '' || isAsking) return;
    // The error is shown below the field.
    await follow(text).then(
      () => onType(''),
      () => undefined,
    );
  };

  return (
    <div className="grid gap-1">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          ref={input}
          label="Follow a company"
          placeholder="Company name or careers page URL"
          value={typed}
          maxLength={2_000}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          error={error === null ? undefined : toFailure(error).message}
          onChange={({ target }) => {
            onType(target.value);
            if (error !== null) reset();
          }}
          after={
            <BusyButton look="outlined" isBusy={isAsking} onClick={() => void submit()}>
              Follow
            </BusyButton>
          }
        />
      </form>
      <ul
        aria-label="Companies you asked for"
        aria-live="polite"
        className="grid gap-1.5 text-small text-muted"
      >
        {follows.map((one) => (
          <li key={one.id} className="flex min-w-0 items-start gap-1.5">
            {one.state === 'checking' && (
              <LoaderCircle className="mt-0.5 size-4 shrink-0 motion-safe:animate-spin" aria-hidden="true" />
            )}
            <span className="min-w-0 wrap-anywhere">{followText(one)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
