import { Link } from 'wouter';
import { countText } from '../../../components/count-text.ts';
import { paths } from '../../../config/paths.ts';

export interface GreetingProps {
  /** Free alerts left; null in older profiles. */
  readonly matches: number | null;
}

export function Greeting({ matches }: GreetingProps) {
  return (
    <div className="grid justify-items-start gap-1">
      <p>Thank you for registering</p>
      {matches !== null && <p>You now have {countText(matches, 'free job alert')}</p>}
      <Link
        href={paths.jobTitles}
        className="inline-flex min-h-11 items-center text-body text-dusk underline decoration-line underline-offset-4 transition-colors duration-150 hover:decoration-dusk"
      >
        Edit your job titles
      </Link>
    </div>
  );
}
