import { product } from '../../../config/product.ts';

const terms: readonly { readonly term: string; readonly meaning: string }[] = [
  {
    term: 'Jobs today',
    meaning:
      "Jobs we first saw on an employer's own job board since midnight UTC, in any role. A job that is edited, or taken down and reposted, counts once, when we first see it. All jobs on a newly added board count on its first day. The numbers on the board and on About Us differ: they count the jobs of your own today and yesterday that are still open.",
  },
  {
    term: 'Average',
    meaning:
      'The hourly mean of the last seven days, not including today. Only days with complete data count, and the label says so while there are fewer than seven.',
  },
  {
    term: 'Sample average',
    meaning:
      'Sample data. It fills the chart until a new deployment has counted one full day, is always labeled as a sample, and is never mixed with real data.',
  },
  {
    term: 'Boards watched',
    meaning:
      "The job boards we check regularly. A board's age is the time since its last complete response. A board that stops responding still counts but has no age. Paused boards don't count.",
  },
  {
    term: 'Boards by system',
    meaning:
      'The same boards by the applicant-tracking system that employers use. Half of the boards that respond were checked more recently than the p50 age, and 95 % more recently than the p95 age. Failing boards did not respond as expected when we last checked.',
  },
  {
    term: 'Detection to alert',
    meaning:
      'The time from when we detect a match to when its first alert is handed to the mail service. Digests are left out. Latencies are reported in batches, and the last few may be missing, so this is a sample. Each latency is rounded up.',
  },
];

export function Methodology() {
  return (
    <section
      aria-labelledby="measured"
      className="grid gap-x-14 gap-y-8 border-t border-line py-10 sm:py-14 wide:grid-cols-2"
    >
      <div className="grid content-start gap-4">
        <h2 id="measured" className="font-head text-title leading-[1.15] font-semibold tracking-[-0.02em]">
          How we measure it
        </h2>
        <p className="max-w-[68ch]">
          Every two minutes, {product.name} recounts today and yesterday from the job log behind the board,
          and checks how long ago each board was read. Alert latency is recorded when an alert is handed to
          the mail service, and is sampled. See{' '}
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
