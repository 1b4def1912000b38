import { minPayRule } from '@daybreak/contract/pay-criteria.ts';

/** An amount, null for none, or why it is neither. */
export type ReadAmount = { readonly amount: number | null } | { readonly problem: string };

/** Reads what people type as pay: '150,000', '$150k' or '45'. */
export function readAmount(typed: string): ReadAmount {
  const text = typed.replace(/[\s,$€£]/gu, '');
  if (text === '') return { amount: null };
  const [, digits = '', thousands] = /^(\d+(?:\.\d+)?)(k?)$/iu.exec(text) ?? [];
  const amount = digits === '' ? Number.NaN : Number(digits) * (thousands ? 1_000 : 1);
  const { success, data, error } = minPayRule.safeParse(amount);
  return success ? { amount: data } : { problem: error.issues[0]?.message ?? '' };
}
