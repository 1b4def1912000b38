import { TextField } from '../../../components/form/text-field.tsx';
import { useAccount } from '../../account/use-account.ts';
import { AccountSection } from '../../account-layout/account-section.tsx';
import { Career } from './career.tsx';
import { NameField } from './name-field.tsx';
import { PhoneSection } from './phone-section.tsx';

export function ProfileForm() {
  return (
    <>
      <Details />
      <Career />
    </>
  );
}

function Details() {
  const { email } = useAccount();
  return (
    <AccountSection heading="Your details" lead="Changes save automatically.">
      <div className="grid gap-3">
        <TextField label="Email" type="email" value={email} readOnly autoComplete="email" />
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
          <NameField field="firstName" label="First name" autoComplete="given-name" />
          <NameField field="lastName" label="Last name" autoComplete="family-name" />
        </div>
        <PhoneSection />
      </div>
    </AccountSection>
  );
}
