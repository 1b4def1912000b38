import { openLighthouse, type PageReport } from '../support/lighthouse.ts';
import { startStack, temporaryFolder } from '../support/stack.ts';
import type { Bench, Row } from './bench.ts';

const SCORE = 99;
const PAINT_MS = 1_200;
const RUNS = 3;
const PAGES = ['/', '/about-us', '/pricing', '/engineering', '/terms-of-use', '/privacy-policy'];

/** Runs Lighthouse's mobile preset (a first visit on slow 4G) on the built site behind the local edge. */
export const bench: Bench = {
  name: 'lighthouse',
  help: 'Takes the address of a site that runs already, as lighthouse http://localhost:3000; else starts one.',
  async run({ folder }) {
    const running = folder === undefined ? await startDemo() : { url: folder, stop: async () => undefined };
    const inspector = await openLighthouse();
    try {
      const paths = [...PAGES, await somebodysJob(running.url)];
      const rows: Row[] = [];
      const notes: string[] = [];
      for (const path of paths) {
        if (!(await fetch(running.url + path)).ok) {
          notes.push(`${path} was left out: there is no such page yet.`);
          continue;
        }
        const reports: PageReport[] = [];
        while (reports.length < RUNS) reports.push(await inspector.inspect(running.url + path));
        const report = reports.sort((one, other) => one.largestPaint - other.largestPaint)[RUNS >> 1];
        if (report === undefined) continue;
        const name = path.startsWith('/jobs/') ? '/jobs/:id' : path;
        rows.push(...reportRows(name, report));
        if (report.failed.length > 0) notes.push(`${name}, audits below 90: ${report.failed.join('; ')}`);
      }
      notes.unshift(`Of ${RUNS} runs of each page the one with the median LCP; throttling is simulated.`);
      return { rows, notes };
    } finally {
      await inspector.close();
      await running.stop();
    }
  },
};

function reportRows(path: string, { scores, largestPaint, blocked, shift, bytes }: PageReport): Row[] {
  const worst = Math.min(...Object.values(scores));
  return [
    {
      what: `${path}, ${Object.keys(scores).join(', ').toLowerCase()}`,
      value: Object.values(scores).join(' · '),
      budget: `${SCORE} in each`,
      ok: worst >= SCORE,
    },
    {
      what: `${path}, LCP`,
      value: `${(largestPaint / 1000).toFixed(2)} s`,
      budget: `${PAINT_MS / 1000} s`,
      ok: largestPaint <= PAINT_MS,
    },
    {
      what: `${path}, TBT, CLS, bytes`,
      value: `${Math.round(blocked)} ms, ${shift.toFixed(3)}, ${(bytes / 1000).toFixed(0)} kB`,
    },
  ];
}

/** Starts the demo in its own data folder, and fills its boards and sitemap. */
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

/** Returns the path of an open job from the sitemap, or '/jobs/none' if it lists none. */
async function somebodysJob(url: string): Promise<string> {
  const sitemap = await (await fetch(`${url}/sitemaps/jobs-1.xml`)).text();
  return /<loc>https?:\/\/[^/]+(\/jobs\/[^<]+)<\/loc>/.exec(sitemap)?.[1] ?? '/jobs/none';
}
