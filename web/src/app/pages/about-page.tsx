import { useEffect, useMemo } from 'react';
import { AccentLink } from '../../components/accent-link.tsx';
import { useNow } from '../../components/use-now.ts';
import { paths } from '../../config/paths.ts';
import { product } from '../../config/product.ts';
import { HowItWorks } from '../../features/about/components/how-it-works.tsx';
import { TodaysRoles } from '../../features/about/components/todays-roles.tsx';
import { TopCompanies } from '../../features/about/components/top-companies.tsx';
import { SLOGANS, Typewriter } from '../../features/about/components/typewriter.tsx';
import { track } from '../../features/analytics/track.ts';
import { visitorClock } from '../../features/listing/day.ts';

export default function AboutPage() {
  const { date, timeZone } = visitorClock(useNow());
  const clock = useMemo(() => ({ date, timeZone }), [date, timeZone]);
  useEffect(() => track('$pageview', { page: 'About Us' }), []);
  return (
    <>
      <section className="grid gap-5 py-8 sm:pt-14 sm:pb-16">
        <h1 className="text-small font-semibold text-muted">About Us</h1>
        <div className="max-w-[22ch] font-head text-[1.9375rem] leading-[1.1] font-semibold tracking-[-0.042em] sm:max-w-none sm:text-display">
          <p>{product.name}</p>
          <Typewriter lines={SLOGANS} />
        </div>
        <p className="max-w-[60ch] text-lead text-muted">
          We watch tech employers' own job boards and show you new jobs while they're still new.
        </p>
      </section>
      <TodaysRoles clock={clock} />
      <TopCompanies clock={clock} />
      <HowItWorks />
      <section className="grid gap-5 border-t border-line py-10 sm:py-16">
        <h2 className="max-w-[24ch] font-head text-heading leading-[1.15] font-semibold tracking-[-0.03em]">
          Be there on the first day.
        </h2>
        <AccentLink href={paths.onboarding}>Try {product.name}</AccentLink>
      </section>
    </>
  );
}
