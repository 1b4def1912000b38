import { Link } from 'wouter';
import { freeAlerts } from '../../../config/offers.ts';
import { paths } from '../../../config/paths.ts';

const linked = 'text-dusk underline underline-offset-4';

const questions = [
  {
    question: 'What is free?',
    answer: `Searching, always and without an account. A free account also gets ${freeAlerts} job alerts. An alert is one message: when several jobs come together it names up to ten of them and counts once.`,
  },
  {
    question: `What happens after ${freeAlerts} alerts?`,
    answer:
      'We tell you once that they are used up, and stop. Nothing is charged: we ask for no card until you subscribe.',
  },
  {
    question: 'Can I cancel?',
    answer: (
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
    question: 'Does instant apply send my application?',
    answer:
      'No. It opens the employer’s own form with your details ready beside it, and remembers that you applied. You read it and send it.',
  },
] as const;

/** What people ask before they pay. */
export function Questions() {
  return (
    <section aria-labelledby="questions" className="grid gap-8 border-t border-line py-10 sm:py-14">
      <h2 id="questions" className="font-head text-title leading-[1.15] font-semibold tracking-[-0.02em]">
        Before you pay
      </h2>
      <dl className="grid gap-x-16 gap-y-8 sm:grid-cols-2">
        {questions.map(({ question, answer }) => (
          <div key={question} className="grid content-start gap-1.5">
            <dt className="text-lead font-semibold tracking-[-0.01em]">{question}</dt>
            <dd className="max-w-[60ch] text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
