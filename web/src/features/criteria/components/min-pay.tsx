import { payCurrencies } from '@daybreak/contract/pay-criteria.ts';
import type { MinPayInput, PayPeriod } from '@daybreak/contract/types.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { SelectField } from '../../../components/form/select-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { isCode } from '../../../components/is-code.ts';
import { toFailure } from '../../../service/failure.ts';
import { useAccount } from '../../account/use-account.ts';
import { useChangeAccount } from '../../account/use-change-account.ts';
import { useRefreshPreview } from '../../preview/api/preview-alerts.ts';
import { readAmount } from '../read-amount.ts';
import { useSaveCriteria } from '../use-save-criteria.ts';

const periodNames: Readonly<Record<PayPeriod, string>> = {
  year: 'a year',
  month: 'a month',
  week: 'a week',
  day: 'a day',
  hour: 'an hour',
};

const currencyNames = Object.fromEntries(payCurrencies.map((code) => [code, code]));

const initial: Omit<MinPayInput, 'amount'> = { currency: 'USD', period: 'year' };

/** The service's sentences begin with the field. */
const sentenceOf = (error: unknown): string => toFailure(error).message.replace(/^[\w.]+: /, '');

export function MinPay() {
  const { email, criteria } = useAccount();
  const saved = criteria.minPay;
  const [unit, setUnit] = useState(initial);
  /** Unsaved text; null while the saved amount is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const { replace } = useSaveCriteria();
  const { change } = useChangeAccount();
  const refreshPreview = useRefreshPreview();
  const { mutate } = useMutation({
    mutationFn: (minPay: MinPayInput) => change({ criteria: { minPay } }),
    onError: (error) => setProblem(sentenceOf(error)),
    onSuccess: () => setTyped(null),
    onSettled: () => refreshPreview(email),
  });
  const { currency, period } = saved ?? unit;

  const submit = () => {
    if (typed === null) return;
    const read = readAmount(typed);
    setProblem('problem' in read ? read.problem : '');
    if ('problem' in read) return;
    if (read.amount === (saved?.amount ?? null)) return setTyped(null);
    if (read.amount !== null) return mutate({ currency, period, amount: read.amount });
    setTyped(null);
    replace({ minPay: null }, 'Minimum pay removed');
  };
  const changeUnit = (part: Partial<Omit<MinPayInput, 'amount'>>) => {
    setUnit({ currency, period, ...part });
    if (saved !== null) mutate({ ...saved, ...part });
  };

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
      className="-mb-4 grid max-w-110 grid-cols-[minmax(0,1fr)_auto_auto] gap-2"
    >
      <TextField
        label="Minimum pay"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        placeholder="Any"
        value={typed ?? saved?.amount.toLocaleString('en-US') ?? ''}
        error={problem}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem('');
        }}
        onBlur={submit}
        className="tabular-nums placeholder:text-muted"
      />
      <SelectField
        label="Currency"
        value={currency}
        onChange={({ target }) => changeUnit({ currency: target.value })}
      >
        <Options names={currencyNames} />
      </SelectField>
      <SelectField
        label="Period"
        value={period}
        onChange={({ target: { value } }) => isCode(periodNames, value) && changeUnit({ period: value })}
      >
        <Options names={periodNames} />
      </SelectField>
    </form>
  );
}

function Options({ names }: { readonly names: Readonly<Record<string, string>> }) {
  return Object.entries(names).map(([code, name]) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
