/** The product's name, address and price texts: the one place where they stand. */
export const product = {
  name: 'Daybreak',
  headline: 'Tech jobs, the morning they are posted.',
  description:
    "Today's and yesterday's tech jobs, read straight from employers' own job boards. Browsing is free.",
  supportAddress: 'support@daybreak.example',
  price: { monthly: '$4.63', annual: '$55.63', annualLabel: '10% savings' },
} as const;
