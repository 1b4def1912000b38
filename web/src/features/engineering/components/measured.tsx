import { product } from '../../../config/product.ts';

const terms: readonly { readonly term: string; readonly meaning: string }[] = [
  {
    term: 'A job today',
    meaning:
      'An opening that we first saw since midnight, UTC, on its employer’s own job board, in whatever role. One that is edited, or taken down and put up again, still counts once, at first sight. A board that is new to us brings all its openings on its first day.',
  },
  {
    term: 'The average',
    meaning:
      'The mean of the last seven days, hour by hour, today not among them. Only days that were counted from their first hour on are in it; while there are fewer than seven, it says so.',
  },
  {
    term: 'A sample average',
    meaning:
      'Numbers of our own invention. They stand here while a new installation has not yet counted a whole day, are marked as a sample wherever they show, and are never mixed with counted ones.',
  },
  {
    term: 'A source, and its age',
    meaning:
      'A board that we ask again and again, and the time since it last answered in full. A board that does not answer is still watched and has no age; one that we have paused is not counted.',
  },
  {
    term: 'First sight to alert',
    meaning:
      'From the moment we saw what made a job fit somebody to the moment their first message about it was handed to the mail service. Messages that wait because several jobs fold into one are left out. Those who send tell several messages at a time, and the last few may go untold: a sample, then, and each time is rounded up.',
  },
];

/** How the numbers come about, in two sentences, and then what each of them means. */
export function Measured() {
  return (
    <section
      aria-labelledby="measured"
      className="grid gap-x-14 gap-y-8 border-t border-line py-10 sm:py-14 wide:grid-cols-2"
    >
      <div className="grid content-start gap-4">
        <h2
          id="measured"
          className="font-head text-title leading-[1.15] font-semibold tracking-[-0.02em] text-balance"
        >
          How it is measured
        </h2>
        <p className="max-w-[68ch]">
          Every two minutes {product.name} counts today and yesterday anew from the log that the board itself
          is made of, and asks its register of sources how old each reading is. How long alerts take is noted
          where they are handed over, and is a sample: see{' '}
          <a href="#definitions" className="text-dusk underline underline-offset-4">
            what each number means
          </a>
          .
        </p>
      </div>
      <dl id="definitions" className="grid max-w-[68ch] scroll-mt-20 gap-5">
        {terms.map(({ term, meaning }) => (
          <div key={term} className="grid gap-0.5">
            <dt className="font-semibold">{term}</dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
