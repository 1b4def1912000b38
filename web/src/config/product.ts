/** A placeholder in every built page. A deployment replaces it with its stage's address. */
const SUPPORT_PLACEHOLDER = 'support@daybreak.example';

function readSupportAddress(): string {
  if (typeof document === 'undefined') return SUPPORT_PLACEHOLDER;
  const meta = document.querySelector<HTMLMetaElement>('meta[name="support"]');
  return meta?.content ?? SUPPORT_PLACEHOLDER;
}

export const product = {
  name: 'Daybreak',
  headline: 'Tech jobs, the morning they are posted.',
  description:
    "Today's and yesterday's tech jobs, read straight from employers' own job boards. Browsing is free.",
  supportAddress: readSupportAddress(),
  /**
   * The label of the annual price must be true: twelve months at $4.63 cost less than $55.63, so there is none. A stage
   * whose prices allow it may say '10% savings'.
   */
  price: { monthly: '$4.63', annual: '$55.63', annualLabel: '' },
} as const;
