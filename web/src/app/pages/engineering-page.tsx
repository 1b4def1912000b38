import { LiveNumbers } from '../../features/engineering/components/live-numbers.tsx';
import { Methodology } from '../../features/engineering/components/methodology.tsx';

export default function EngineeringPage() {
  return (
    <>
      <section className="grid gap-4 py-8 sm:pt-14 sm:pb-12">
        <h1 className="max-w-[20ch] font-head text-[1.9375rem] leading-[1.1] font-semibold tracking-[-0.042em] sm:text-display">
          Today so far, in numbers.
        </h1>
        <p className="max-w-[60ch] text-lead text-muted">
          Jobs posted today compared with the last seven days, how fresh our data is, and how long alerts
          take. Live, and public.
        </p>
      </section>
      <LiveNumbers />
      <Methodology />
    </>
  );
}
