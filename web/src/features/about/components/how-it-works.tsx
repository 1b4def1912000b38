import { FREE_ALERTS } from '@daybreak/contract/limits.ts';
import { Link } from 'wouter';
import { TextGrid, type TextGridProps } from '../../../components/text-grid.tsx';
import { paths } from '../../../config/paths.ts';
import { product } from '../../../config/product.ts';

const linked = 'text-dusk underline underline-offset-4';

const points: TextGridProps['items'] = [
  {
    heading: 'Straight from employers',
    text: `Employers post jobs on their own job boards. ${product.name} reads those boards directly, through their official APIs. No reposts, and nobody can pay to rank higher: jobs are sorted by when we first saw them, with remote jobs first or last, as you like.`,
  },
  {
    heading: 'Checked around the clock',
    text: (
      <>
        We check every board day and night, and the busiest boards most often. Each job shows when we first
        saw it. See how fresh our data is right now on the{' '}
        <Link href={paths.engineering} className={linked}>
          engineering page
        </Link>
        .
      </>
    ),
  },
  {
    heading: 'Only today and yesterday',
    text: 'We show two days of jobs. A job posted in several cities, or reposted, is listed once, and disappears when the employer takes it down. Pay, location and summary come from the posting; anything it leaves out stays blank.',
  },
  {
    heading: 'Alerts, not searches',
    text: (
      <>
        Save job titles and locations, and we email or text you when a job fits, with the reason. Searching is
        always free, and so are your first {FREE_ALERTS} alerts. For plans after that, see the{' '}
        <Link href={paths.pricing} className={linked}>
          pricing page
        </Link>
        .
      </>
    ),
  },
];

export const HowItWorks = () => <TextGrid id="how" title="How it works" items={points} />;
