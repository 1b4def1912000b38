import type { ActiveSubscription, UserReceipt } from '@daybreak/contract/types.ts';

export const aSubscription = (stated: Partial<ActiveSubscription> = {}): ActiveSubscription => ({
  planInterval: 'MONTHLY',
  status: 'active',
  subscriptionId: 'sub_1',
  currentPeriodEnd: Date.parse('2026-12-21T12:00:00Z') / 1000,
  cancelAtPeriodEnd: false,
  ...stated,
});

export const aReceipt = (paidAt: string, amount = '$4.63'): UserReceipt => ({
  receiptId: paidAt,
  created: Date.parse(paidAt) / 1000,
  amount,
  periodStart: Date.parse(paidAt) / 1000,
  periodEnd: Date.parse(paidAt) / 1000 + 30 * 86_400,
  receiptUrl: `https://pay.example/receipts/${paidAt.slice(0, 10)}`,
});
