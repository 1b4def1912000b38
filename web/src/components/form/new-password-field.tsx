import { useEffect, useRef, useState } from 'react';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

const MAX_LENGTH = 20;

/** For password managers: Safari reads the rules, Chrome the length. Source: developer.apple.com/password-rules. */
const LIMITS = { maxLength: MAX_LENGTH, passwordrules: `minlength: 8; maxlength: ${MAX_LENGTH};` };

const TOO_LONG = 'Password cannot be more than 20 characters.';

/** Asks for a password to set. A longer one is refused in words, where the browser would silently cut it. */
export function NewPasswordField({ error, ...props }: Omit<PasswordFieldProps, 'autoComplete'>) {
  const box = useRef<HTMLDivElement>(null);
  const [isTooLong, setTooLong] = useState(false);
  useEffect(() => {
    const refuse = (event: InputEvent) => {
      const { target, data, inputType } = event;
      if (!(target instanceof HTMLInputElement) || !inputType.startsWith('insert')) return;
      const { value, selectionStart, selectionEnd } = target;
      const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
      const tooLong = value.length - replaced + (data?.length ?? 0) > MAX_LENGTH;
      if (tooLong) event.preventDefault();
      setTooLong(tooLong);
    };
    const field = box.current;
    // React's event of this name is another one.
    field?.addEventListener('beforeinput', refuse);
    return () => field?.removeEventListener('beforeinput', refuse);
  }, []);
  return (
    <div ref={box}>
      <PasswordField
        hint="8 to 20 characters"
        {...props}
        {...LIMITS}
        autoComplete="new-password"
        error={isTooLong ? TOO_LONG : error}
      />
    </div>
  );
}
