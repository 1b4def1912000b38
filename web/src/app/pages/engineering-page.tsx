import { LiveNumbers } from '../../features/engineering/components/live-numbers.tsx';
import { Methodology } from '../../features/engineering/components/methodology.tsx';

/** /engineering: what the service does, in numbers of this moment. */
export function EngineeringPage() {
  return (
    <>
      <section className="grid gap-4 py-8 sm:pt-14 sm:pb-12">
        <h1 className="max-w-[20ch] font-head text-[1.9375rem] leading-[1.1] font-semibold tracking-[-0.042em] text-balance sm:text-display">
          The day so far, counted.
        </h1>
        <p className="max-w-[60ch] text-lead text-muted">
          How many jobs have come in today, and how that compares with the week; how fresh our sources are;
          how long it takes from first sight to an alert. Counted as it happens, shown to everybody.
        </p>
      </section>
      <LiveNumbers />
      <Methodology />
    </>
  );
}
