import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import { Link } from 'wouter';
import { TextGrid, type TextGridProps } from '../../../components/text-grid.tsx';
import { paths } from '../../../config/paths.ts';

const linkClass = 'text-dusk underline underline-offset-4';

const questions: TextGridProps['items'] = [
  {
    heading: 'What is free?',
    text: `Searching is always free, no account needed. A free account also gets ${FREE_ALERTS} job alerts. Each message counts as one alert, even if it lists up to ten jobs.`,
  },
  {
    heading: `What happens after ${FREE_ALERTS} alerts?`,
    text: "We let you know once, then stop. You're never charged automatically: we don't ask for a card until you subscribe.",
  },
  {
    heading: 'Can I cancel?',
    text: (
      <>
        Yes, any time in your profile. Your plan runs to the end of the period you paid for and does not
        renew. Fees are paid in advance and are non-refundable; the{' '}
        <Link href={`${paths.terms}#fees`} className={linkClass}>
          terms of use
        </Link>{' '}
        have the details.
      </>
    ),
  },
  {
    heading: 'Does Instant Apply send my application?',
    text: "No. It opens the employer's form with your details ready to copy and tracks that you applied. You review and submit it yourself.",
  },
];

export const Questions = () => <TextGrid id="questions" title="Questions about pricing" items={questions} />;
