import { useEffect, useRef, useState } from 'react';
import { type Country, countryNames, dialCodeOf } from '../../../components/form/countries.ts';
import { CountryField } from '../../../components/form/country-field.tsx';
import { isCode } from '../../../components/is-code.ts';
import { useAccount } from '../../account/use-account.ts';
import { usePhoneField } from '../use-phone-field.ts';
import { usePhoneVerification } from '../use-phone-verification.ts';
import { ChangePhoneDialog } from './change-phone-dialog.tsx';
import { EditablePhone, VerifiedPhone } from './phone-inputs.tsx';
import { SaveStatus } from './save-status.tsx';
import { VerifyPhoneDialog } from './verify-phone-dialog.tsx';

export function PhoneSection() {
  const { phone, phoneVerified } = useAccount();
  const field = usePhoneField();
  const { country, number } = field;
  const [isVerifying, setVerifying] = useState(false);
  /** The country of the number that may replace the verified one, while the dialog asks. */
  const [newCountry, setNewCountry] = useState<Country | null>(null);
  const { sending, checking } = usePhoneVerification({ number: number ?? '', country });
  const input = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);

  const isDialogOpen = isVerifying || newCountry !== null;
  const wasDialogOpen = useRef(false);
  useEffect(() => {
    // The button that opened the dialog may be gone, so focus moves to what replaced it.
    if (wasDialogOpen.current && !isDialogOpen && document.activeElement === document.body)
      (change.current ?? input.current)?.focus();
    wasDialogOpen.current = isDialogOpen;
  }, [isDialogOpen]);

  const choose = (next: string) => {
    if (!isCode<Country>(countryNames, next)) return;
    if (phoneVerified) setNewCountry(next);
    else field.move(next);
  };

  const send = () => {
    checking.reset();
    sending.mutate();
  };

  const verify = () => {
    if (!number) {
      field.miss();
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
            text={field.text}
            onChange={() => setNewCountry(country)}
          />
        ) : (
          <EditablePhone ref={input} field={field} onVerify={verify} />
        )}
        <SaveStatus state={phoneVerified ? 'idle' : field.state} />
      </div>
      {isVerifying && (
        <VerifyPhoneDialog
          formattedNumber={`${dialCodeOf(country)} ${field.text}`}
          sending={sending}
          checking={checking}
          onSend={send}
          onCode={(code) =>
            checking.mutate(code, {
              onSuccess: () => {
                field.clear();
                setVerifying(false);
              },
            })
          }
          onClose={() => setVerifying(false)}
        />
      )}
      {newCountry !== null && phone !== '' && (
        <ChangePhoneDialog
          country={newCountry}
          onClose={() => setNewCountry(null)}
          // Keeps the input: the user may have typed in it since the number was removed.
          onCleared={() => setNewCountry(null)}
        />
      )}
    </div>
  );
}
