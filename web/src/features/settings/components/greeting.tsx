import { Link } from 'wouter';
import { countText } from '../../../components/count-text.ts';
import { paths } from '../../../config/paths.ts';
import { freeAlertTexts } from '../../promo/banner-text.ts';

export interface GreetingProps {
  /** Free alerts left; null in older profiles. */
  readonly matches: number | null;
  readonly isSubscribed: boolean;
  /** The day on which a pause of all alerts ends; '' if they aren't paused. */
  readonly pausedUntil: string;
}

export function Greeting(props: GreetingProps) {
  const { matches, isSubscribed } = props;
  const hasEnded = matches === 0 && !isSubscribed;
  return (
    <div className="grid max-w-[60ch] justify-items-start gap-1 pb-8 text-lead text-muted">
      {greetingTexts(props).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div className="flex flex-wrap gap-x-6">
        {hasEnded && (
          <Link href={paths.subscription} className={linkClass}>
            See the plans
          </Link>
        )}
        <Link href={paths.jobTitles} className={linkClass}>
          Edit your job titles
        </Link>
      </div>
    </div>
  );
}

const linkClass =
  'inline-flex min-h-11 items-center text-body text-dusk underline decoration-line underline-offset-4 transition-colors duration-150 hover:decoration-dusk';

function greetingTexts({ matches, isSubscribed, pausedUntil }: GreetingProps): readonly string[] {
  const all = 'an alert for every job that matches your titles and places';
  if (isSubscribed && pausedUntil !== '')
    return [`Alerts are paused until ${pausedUntil}. From then on you get ${all}`];
  if (isSubscribed) return [`You get ${all}`];
  if (matches === 0) return freeAlertTexts(matches);
  const thanks = 'Thank you for registering';
  return matches === null ? [thanks] : [thanks, `You now have ${countText(matches, 'free job alert')}`];
}
