import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { freeAlerts } from '../../../config/offers.ts';
import { paths } from '../../../config/paths.ts';
import { product } from '../../../config/product.ts';

const linked = 'text-dusk underline underline-offset-4';

const points: readonly { readonly heading: string; readonly text: ReactNode }[] = [
  {
    heading: 'Read at the source',
    text: `Employers keep their openings on job boards of their own. ${product.name} reads those boards themselves, through the interfaces made for it. There is no copy of a copy, and nobody can pay to stand higher: the order is the time we first saw a job, with remote jobs first or last as you like.`,
  },
  {
    heading: 'Asked again, day and night',
    text: (
      <>
        We ask every board again and again around the clock, and those the most that post the most. Each job
        says when we first saw it. How far behind the boards we are is counted as it happens, on the{' '}
        <Link href={paths.engineering} className={linked}>
          engineering page
        </Link>
        .
      </>
    ),
  },
  {
    heading: 'Today and yesterday, once',
    text: 'The board holds two days and no more. An opening in many cities, or posted again, is one job; one that the employer takes down leaves. Pay, place and summary are what the posting says; what it does not say stays empty.',
  },
  {
    heading: 'Told, not searching',
    text: (
      <>
        Name your job titles and places, and we write to you by e-mail or text when a job fits, with the
        reason. Searching is always free, and so are your first {freeAlerts} alerts. What comes after is on
        the{' '}
        <Link href={paths.pricing} className={linked}>
          pricing page
        </Link>
        .
      </>
    ),
  },
];

/** What the product does, in four short passages. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how" className="grid gap-8 border-t border-line py-10 sm:py-14">
      <h2 id="how" className="font-head text-title leading-[1.15] font-semibold tracking-[-0.02em]">
        How it works
      </h2>
      <dl className="grid gap-x-16 gap-y-8 sm:grid-cols-2">
        {points.map(({ heading, text }) => (
          <div key={heading} className="grid content-start gap-1.5">
            <dt className="text-lead font-semibold tracking-[-0.01em]">{heading}</dt>
            <dd className="max-w-[60ch] text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
