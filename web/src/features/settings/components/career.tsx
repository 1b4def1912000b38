import { levelNames } from '@daybreak/contract/job-codes.ts';
import { useRef, useState } from 'react';
import { SelectField } from '../../../components/form/select-field.tsx';
import { useAccount } from '../../account/use-account.ts';
import { AccountSection } from '../../account-layout/account-section.tsx';
import { DreamCompanies } from '../../dream-companies/dream-companies.tsx';
import { FollowCompany } from '../../dream-companies/follow-company.tsx';
import { industries } from '../career-options.ts';
import { useSave } from '../use-save.ts';
import { SaveStatus } from './save-status.tsx';

const none = { '': 'Choose one' };

/** Older profiles may have a value that is not in the list. */
const withCurrent = (
  known: Readonly<Record<string, string>>,
  own: string,
): Readonly<Record<string, string>> =>
  own === '' || Object.hasOwn(known, own) ? { ...none, ...known } : { ...none, [own]: own, ...known };

const industryNames = Object.fromEntries(industries.map((industry) => [industry, industry]));

export function Career() {
  const { email, industry, seniority, dreamCompanies } = useAccount();
  const savingIndustry = useSave();
  const savingSeniority = useSave();
  const savingCompanies = useSave();
  const [followed, setFollowed] = useState('');
  const followInput = useRef<HTMLInputElement>(null);
  const follow = (company: string) => {
    setFollowed(company);
    followInput.current?.focus();
  };
  return (
    <AccountSection heading="Career" lead="Where you work, and where you'd like to.">
      <div className="-mb-4 grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <div className="relative">
          <SelectField
            label="Industry"
            value={industry}
            onChange={({ target }) => savingIndustry.save({ industry: target.value })}
          >
            <Options names={withCurrent(industryNames, industry)} />
          </SelectField>
          <SaveStatus state={savingIndustry.state} />
        </div>
        <div className="relative">
          <SelectField
            label="Seniority"
            value={seniority}
            onChange={({ target }) => savingSeniority.save({ seniority: target.value })}
          >
            <Options names={withCurrent(levelNames, seniority)} />
          </SelectField>
          <SaveStatus state={savingSeniority.state} />
        </div>
      </div>
      <div className="relative" onInput={savingCompanies.reset}>
        <DreamCompanies
          companies={dreamCompanies}
          onChange={(companies) => savingCompanies.save({ dreamCompanies: companies })}
          onUnknown={follow}
        />
        <SaveStatus state={savingCompanies.state} />
      </div>
      <FollowCompany email={email} typed={followed} onType={setFollowed} input={followInput} />
    </AccountSection>
  );
}

function Options({ names }: { readonly names: Readonly<Record<string, string>> }) {
  return Object.entries(names).map(([code, name]) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
