import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import { Link } from 'wouter';
import { Passages, type PassagesProps } from '../../../components/passages.tsx';
import { paths } from '../../../config/paths.ts';
import { product } from '../../../config/product.ts';

const linked = 'text-dusk underline underline-offset-4';

const points: PassagesProps['passages'] = [
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
        reason. Searching is always free, and so are your first {FREE_ALERTS} alerts. What comes after is on
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
export const HowItWorks = () => <Passages id="how" title="How it works" passages={points} />;
