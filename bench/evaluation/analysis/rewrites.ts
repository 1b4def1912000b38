import { isFaithfulRewrite } from '../../../functions/documents/analysis/reading/verify-reading.ts';

/** A rewrite, labeled by hand with whether its line supports it. */
export interface LabeledRewrite {
  readonly line: string;
  readonly better: string;
  readonly isFaithful: boolean;
}

const good = (line: string, better: string): LabeledRewrite => ({ line, better, isFaithful: true });
const bad = (line: string, better: string): LabeledRewrite => ({ line, better, isFaithful: false });

/** All fictional. */
export const REWRITES: readonly LabeledRewrite[] = [
  good(
    'Responsible for the launch of products in Canada and Mexico',
    'Ran the launch of products in Canada and Mexico',
  ),
  good('Was in charge of a budget of $450,000 a year', 'Handled a budget of $450,000 a year'),
  good(
    'I wrote the on-call handbook that all 6 teams use',
    'Wrote the on-call handbook that all 6 teams use',
  ),
  good(
    'The p99 latency was cut by 40% by moving 12 services to Go',
    'Cut p99 latency by 40% by moving 12 services to Go',
  ),
  good('Successfully mentored 4 engineers', 'Mentored 4 engineers'),
  good(
    'Duties included answering 40 tickets a day by email and chat',
    'Answered 40 tickets a day by email and chat',
  ),
  good(
    'There were billing errors worth $1.2M a year that I found',
    'Found billing errors worth $1.2M a year',
  ),
  good('My work was to translate help articles into Swedish', 'Translated help articles into Swedish'),
  good('Tasked with cleaning claims data of 80,000 members', 'Cleaned claims data of 80,000 members'),
  bad('Responsible for the launch of products', 'Ran the launch of 12 products'),
  bad('Mentored 4 engineers', 'Led and managed 4 engineers'),
  bad('Mentored 4 engineers', 'Mentored 14 engineers'),
  bad('Helped with the monthly claims report', 'Owned the monthly claims report'),
  bad('Wrote the on-call handbook', 'Wrote the on-call handbook, halving incidents'),
  bad('Moved the build from Jenkins to Buildkite', 'Moved the build from Jenkins to GitHub Actions'),
  bad('Worked with engineers on the status page', 'Architected the status page'),
  bad('Grew subscribers from 9,000 to 31,000', 'Grew subscribers to record highs'),
  bad('Built dashboards in Tableau', 'Built award-winning dashboards in Tableau'),
  bad('Built dashboards in Tableau', 'Built dashboards in Tableau and Looker'),
  bad('Did not miss a deadline in two years', 'Missed a deadline in two years'),
  bad('Took part in the migration to Kubernetes', 'Directed the migration to Kubernetes'),
  bad('Support Agent for two years', 'Senior Support Agent for two years'),
  bad('Assisted with the launch in Canada', 'Ran the launch in Canada'),
  bad('Attended the trade fair in Reno', 'Handled the trade fair in Reno'),
  bad('Prepared reports for auditors', 'Prepared reports for auditors at Deloitte'),
];

/**
 * Runs the rewrite check on labeled rewrites. `kept` is the share of faithful ones that pass, `removed` the
 * share of unfaithful ones that don't.
 */
export function checkRewrites(labeled: readonly LabeledRewrite[] = REWRITES) {
  const checked = labeled.map((one) => ({
    ...one,
    passes: isFaithfulRewrite(one.better, { n: 1, text: one.line }),
  }));
  const withLabel = (isFaithful: boolean) => checked.filter((one) => one.isFaithful === isFaithful);
  return {
    count: checked.length,
    kept: withLabel(true).filter(({ passes }) => passes).length / withLabel(true).length,
    removed: withLabel(false).filter(({ passes }) => !passes).length / withLabel(false).length,
    wrong: checked.filter(({ isFaithful, passes }) => isFaithful !== passes),
  };
}
