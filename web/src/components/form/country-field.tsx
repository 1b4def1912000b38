import { useHydrated } from '../use-hydrated.ts';
import { type Country, countryNames, dialCodeOf, firstCountries, otherCountries } from './countries.ts';
import { SelectField, type SelectFieldProps } from './select-field.tsx';

export interface CountryFieldProps extends Omit<SelectFieldProps, 'children' | 'label'> {
  readonly label?: string;
}

/** Values are ISO 3166-1 codes. */
export function CountryField({ label = 'Country', ...select }: CountryFieldProps) {
  // Browsers name some countries differently than the machine that prerendered the page.
  const hasOthers = useHydrated();
  return (
    <SelectField label={label} autoComplete="country" {...select}>
      {firstCountries.map(toOption)}
      <hr />
      {hasOthers && otherCountries.map(toOption)}
    </SelectField>
  );
}

const toOption = (country: Country) => (
  <option key={country} value={country}>
    {countryNames[country]} ({dialCodeOf(country)})
  </option>
);
