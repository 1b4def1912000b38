import type { Testimonial } from '../../../config/testimonial.ts';

export interface TestimonialQuoteProps {
  readonly testimonial: Testimonial;
}

export function TestimonialQuote({ testimonial }: TestimonialQuoteProps) {
  if (testimonial.kind === 'none') return null;
  return (
    <section aria-label="Testimonial" className="border-t border-line py-10 sm:py-14">
      <figure className="grid gap-4">
        <blockquote className="max-w-[26ch] font-head text-heading leading-[1.2] font-semibold tracking-[-0.03em] text-balance">
          “{testimonial.words}”
        </blockquote>
        <figcaption className="text-small text-muted">
          {testimonial.kind === 'sample' ? 'Example testimonial' : `${testimonial.name}, ${testimonial.role}`}
        </figcaption>
      </figure>
    </section>
  );
}
