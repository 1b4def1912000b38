import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import { Link } from 'wouter';
import { Passages, type PassagesProps } from '../../../components/passages.tsx';
import { paths } from '../../../config/paths.ts';

const linked = 'text-dusk underline underline-offset-4';

const questions: PassagesProps['passages'] = [
  {
    heading: 'What is free?',
    text: `Searching, always and without an account. A free account also gets ${FREE_ALERTS} job alerts. An alert is one message: when several jobs come together it names up to ten of them and counts once.`,
  },
  {
    heading: `What happens after ${FREE_ALERTS} alerts?`,
    text: 'We tell you once that they are used up, and stop. Nothing is charged: we ask for no card until you subscribe.',
  },
  {
    heading: 'Can I cancel?',
    text: (
      <>
        At any time, in your profile. The plan then runs to the end of what is paid for and does not renew.
        Fees are paid in advance and are not refunded; the{' '}
        <Link href={`${paths.terms}#fees`} className={linked}>
          terms of use
        </Link>{' '}
        say so too.
      </>
    ),
  },
  {
    heading: 'Does instant apply send my application?',
    text: 'No. It opens the employer’s own form with your details ready beside it, and remembers that you applied. You read it and send it.',
  },
];

/** What people ask before they pay. */
export const Questions = () => <Passages id="questions" title="Before you pay" passages={questions} />;
