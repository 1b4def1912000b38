import { Link } from 'wouter';
import { QuietButton } from '../../../components/button.tsx';
import { paths } from '../../../config/paths.ts';
import { useAccount } from '../../account/use-account.ts';
import { phraseError, tidyPhrase } from '../../notifications/excluded-phrases.ts';
import { useSavePreference } from '../../notifications/use-save-preference.ts';
import { toast } from '../../toasts/toast.ts';

export interface ExcludeCompanyProps {
  readonly company: string;
}

export function ExcludeCompany({ company }: ExcludeCompanyProps) {
  const { excludedCompanies } = useAccount();
  const save = useSavePreference();
  const name = tidyPhrase(company);
  const otherExclusions = excludedCompanies.filter((one) => one.toLowerCase() !== name.toLowerCase());
  const isExcluded = otherExclusions.length < excludedCompanies.length;

  const toggle = () => {
    if (isExcluded) return save({ excludedCompanies: otherExclusions });
    const why = phraseError(name, excludedCompanies);
    if (why === undefined) return save({ excludedCompanies: [...excludedCompanies, name] });
    toast({ title: `Couldn't exclude ${name}`, description: why, variant: 'destructive' });
  };

  return (
    <div className="appear flex flex-wrap items-center gap-x-5 text-small sm:col-span-2">
      <p role="status" className="text-muted wrap-anywhere max-sm:w-full max-sm:pt-3">
        {isExcluded ? `You won't get alerts from ${name}.` : 'Exclude this company from your alerts?'}
      </p>
      <QuietButton onClick={toggle} className="wrap-anywhere text-left">
        {isExcluded ? `Include ${name} again` : `Exclude ${name}`}
      </QuietButton>
      <Link
        href={paths.notifications}
        className="inline-flex min-h-11 items-center text-muted underline decoration-line underline-offset-4 transition-colors duration-150 hover:text-ink hover:decoration-ink"
      >
        Manage exclusions
      </Link>
    </div>
  );
}
