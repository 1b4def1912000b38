import { useEffect, useRef, useState } from 'react';
import { type Country, countryNames, dialCodeOf } from '../../../components/form/countries.ts';
import { CountryField } from '../../../components/form/country-field.tsx';
import { isCode } from '../../../components/is-code.ts';
import { useAccount } from '../../account/use-account.ts';
import { usePhoneLine } from '../use-phone-line.ts';
import { usePhoneVerification } from '../use-phone-verification.ts';
import { ChangePhoneDialog } from './change-phone-dialog.tsx';
import { OpenPhone, VerifiedPhone } from './phone-lines.tsx';
import { SavedSign } from './saved-sign.tsx';
import { VerifyPhoneDialog } from './verify-phone-dialog.tsx';

/** The country and the phone: typed and verified by a code, then locked until it is given up. */
export function PhonePart() {
  const { phone, phoneVerified } = useAccount();
  const line = usePhoneLine();
  const { country, number } = line;
  const [isVerifying, setVerifying] = useState(false);
  /** Asked about: the country of the number that may take the place of the verified one. */
  const [moving, setMoving] = useState<Country | null>(null);
  const { sending, checking } = usePhoneVerification({ number: number ?? '', country });
  const input = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);

  const isAsking = isVerifying || moving !== null;
  const wasAsking = useRef(false);
  useEffect(() => {
    // The button that opened the dialog may be gone with what it stood for: the focus goes to what is in its place.
    if (wasAsking.current && !isAsking && document.activeElement === document.body)
      (change.current ?? input.current)?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  const choose = (next: string) => {
    if (!isCode<Country>(countryNames, next)) return;
    if (phoneVerified) setMoving(next);
    else line.move(next);
  };

  const send = () => {
    checking.reset();
    sending.mutate();
  };

  const verify = () => {
    if (!number) {
      line.miss();
      return input.current?.focus();
    }
    setVerifying(true);
    send();
  };

  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-[5fr_7fr]">
      <CountryField value={country} onChange={({ target }) => choose(target.value)} />
      <div className="relative">
        {phoneVerified ? (
          <VerifiedPhone
            ref={change}
            country={country}
            text={line.text}
            onChange={() => setMoving(country)}
          />
        ) : (
          <OpenPhone ref={input} line={line} onVerify={verify} />
        )}
        <SavedSign state={phoneVerified ? 'idle' : line.state} />
      </div>
      {isVerifying && (
        <VerifyPhoneDialog
          shown={`${dialCodeOf(country)} ${line.text}`}
          sending={sending}
          checking={checking}
          onSend={send}
          onCode={(code) =>
            checking.mutate(code, {
              onSuccess: () => {
                line.clear();
                setVerifying(false);
              },
            })
          }
          onClose={() => setVerifying(false)}
        />
      )}
      {moving !== null && phone !== '' && (
        <ChangePhoneDialog
          country={moving}
          onClose={() => setMoving(null)}
          // The line is let be: it may be typed into as soon as the record has no number, which is before this.
          onCleared={() => setMoving(null)}
        />
      )}
    </div>
  );
}
