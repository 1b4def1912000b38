import { startStack, temporaryFolder } from '../../e2e/support/stack.ts';
import type { Bench, Row } from '../runner/bench.ts';
import { openLighthouse, type PageReport } from './lighthouse.ts';

const SCORE = 99;
const LCP_MS = 1_200;
const RUNS = 3;
const PAGES = ['/', '/about-us', '/pricing', '/engineering', '/terms-of-use', '/privacy-policy'];

/** Runs Lighthouse's mobile preset (a first visit on slow 4G) on the built site behind the local edge. */
export const bench: Bench = {
  name: 'lighthouse',
  help: `Runs Lighthouse on every public page and reports the scores, LCP, TBT, CLS and transfer size.

  pnpm bench lighthouse                          starts a site of its own
  pnpm bench lighthouse http://localhost:3000    measures a running site`,
  async run({ folder }) {
    const running = folder === undefined ? await startDemo() : { url: folder, stop: async () => undefined };
    const lighthouse = await openLighthouse();
    try {
      const paths = [...PAGES, await findPath(running.url, 'jobs'), await findPath(running.url, 'companies')];
      const rows: Row[] = [];
      const notes: string[] = [];
      for (const path of paths) {
        if (!(await fetch(running.url + path)).ok) {
          notes.push(`${path} was skipped: the site has no such page.`);
          continue;
        }
        const reports: PageReport[] = [];
        while (reports.length < RUNS) reports.push(await lighthouse.inspect(running.url + path));
        const report = reports.sort((one, other) => one.largestPaintMs - other.largestPaintMs)[RUNS >> 1];
        if (report === undefined) continue;
        const name = path.replace(/^\/(jobs|companies)\/.*/, '/$1/:id');
        rows.push(...reportRows(name, report));
        if (report.failed.length > 0) notes.push(`${name}: audits below 90: ${report.failed.join('; ')}`);
      }
      notes.unshift(
        `Each page is loaded ${RUNS} times; the rows show the run with the median LCP. Throttling is simulated.`,
      );
      return { rows, notes };
    } finally {
      await lighthouse.close();
      await running.stop();
    }
  },
};

function reportRows(path: string, report: PageReport): Row[] {
  const { scores, largestPaintMs, blockingMs, layoutShift, bytes } = report;
  const worst = Math.min(...Object.values(scores));
  return [
    {
      metric: `${path}, ${Object.keys(scores).join(', ').toLowerCase()}`,
      value: Object.values(scores).join(' · '),
      budget: `≥ ${SCORE} each`,
      ok: worst >= SCORE,
    },
    {
      metric: `${path}, LCP`,
      value: `${(largestPaintMs / 1000).toFixed(2)} s`,
      budget: `≤ ${LCP_MS / 1000} s`,
      ok: largestPaintMs <= LCP_MS,
    },
    {
      metric: `${path}, TBT, CLS, transfer size`,
      value: `${Math.round(blockingMs)} ms, ${layoutShift.toFixed(3)}, ${(bytes / 1000).toFixed(0)} kB`,
    },
  ];
}

/** Starts the demo in its own data folder, reads its boards and writes the sitemap. */
async function startDemo() {
  const data = await temporaryFolder('data');
  const stack = await startStack({ feedsDir: '', dataDir: data.path });
  for (const step of ['schedules/poll-boards', 'settle', 'schedules/write-sitemap'])
    await fetch(`${stack.consoleUrl}/${step}`, { method: 'POST' });
  const stop = async () => {
    await stack.stop();
    await data.remove();
  };
  return { url: stack.siteUrl, stop };
}

/** Returns the path of an open job or a company from the sitemap, or '/jobs/none' if it lists none. */
async function findPath(url: string, kind: 'jobs' | 'companies'): Promise<string> {
  const sitemap = await (await fetch(`${url}/sitemaps/${kind}-1.xml`)).text();
  return /<loc>https?:\/\/[^/]+(\/[^<]+)<\/loc>/.exec(sitemap)?.[1] ?? `/${kind}/none`;
}
