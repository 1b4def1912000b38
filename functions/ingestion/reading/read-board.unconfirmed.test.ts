import { beforeEach, describe, expect, test } from '@jest/globals';
import { freezeDate } from '../../platform/fixtures/freeze-date.ts';
import { Job } from '../../table/job.ts';
import { aGreenhouseJob } from '../adapters/fixtures/greenhouse-board.ts';
import { aSitemap } from '../parsing/fixtures/sitemaps.ts';
import { newBoard } from '../registry/board-store.ts';
import { rowsOfEntity } from './fixtures/memory-stores.ts';
import { aJobPage, JOB_URL, SITE, SiteScene } from './fixtures/site-scene.ts';
import { readBoard } from './read-board.ts';

freezeDate(new Date('2026-10-01T12:00:00.000Z'));

const ID = `careers:${SITE}`;
const FORGED = { title: 'Backend Engineer', hiringOrganization: 'Acme' };

/** The site under test was added by a member, and states that its jobs are Acme's. */
class ForgedSite extends SiteScene {
  constructor() {
    super();
    const board = newBoard(
      { ats: 'careers', slug: SITE, company: 'Forger', favorite: false, trust: 'unconfirmed' },
      new Date(this.now),
    );
    this.rows.boards.set(ID, board);
    this.serve = (path) =>
      path === '/sitemap.xml'
        ? aSitemap(JOB_URL.replace('https://', 'https://login:secret@'))
        : path.startsWith('/jobs/')
          ? aJobPage({ ...FORGED, description: GENUINE_TEXT })
          : undefined;
  }

  async readSite(): Promise<void> {
    this.now += 60_000;
    await readBoard(this.deps, ID);
  }

  forged(): Job[] {
    return this.all().filter(({ postings }) => postings.some(({ board }) => board === ID));
  }

  all(): Job[] {
    return rowsOfEntity(this.rows, 'JOB').map((row) => Job.parse(row));
  }
}

const GENUINE_TEXT = `<p>${'We build the ledger of Acme with care and good tools for every team. '.repeat(20)}</p>`;

let scene: ForgedSite;
beforeEach(() => {
  scene = new ForgedSite();
});

describe('a site that a member added', () => {
  test('ING-01 speaks for itself only: its jobs are for its followers, under its own name and links', async () => {
    await scene.readSite();
    expect(scene.forged()).toEqual([
      expect.objectContaining({ fullCompanyName: 'Forger', audience: ID, jobUrl: JOB_URL }),
    ]);
    expect(rowsOfEntity(scene.rows, 'COMPANY')).toEqual([]);
    expect(rowsOfEntity(scene.rows, 'LISTING')).toEqual([]);
  });

  test('ING-01 never joins the job of an employer that it copies, whoever posts first', async () => {
    const genuine = { content: GENUINE_TEXT, location: { name: 'Austin, TX' } };
    const readGenuine = async (id: number) => {
      scene.answer = () => Response.json({ jobs: [aGreenhouseJob(id, genuine)] });
      const { fetch: _, ...deps } = scene.deps;
      scene.now += 60_000;
      await readBoard({ ...deps, fetch: async () => scene.answer() }, 'greenhouse:acme');
    };
    await scene.readSite();
    await readGenuine(1);
    await scene.readSite();
    const [job, ...others] = scene.all().filter(({ audience }) => audience === '');
    expect(others).toEqual([]);
    expect(job?.postings.map(({ board }) => board)).toEqual(['greenhouse:acme']);
    expect(scene.listing()).toEqual([[job?.jobID, job?.jobTitle]]);
  });

  test('ING-01 is published under the name that staff give it once they confirm it', async () => {
    await scene.readSite();
    const [before] = scene.forged();
    await scene.deps.boards.decideTrust(ID, { trust: 'trusted', company: 'Foundry' }, 'unconfirmed');
    await scene.readSite();
    const [after] = scene.forged();
    expect(after).toMatchObject({ jobID: before?.jobID, audience: '', fullCompanyName: 'Foundry' });
    // Followers were alerted; for everyone else it is news.
    expect(after).toMatchObject({ matchVersion: 2, factsBefore: [] });
    expect(scene.listing()).toEqual([[after?.jobID, after?.jobTitle]]);
  });

  test('ING-01 that is revoked is asked nothing more, and everything that came from it is withdrawn', async () => {
    await scene.readSite();
    const requests = scene.asked.length;
    await scene.deps.boards.decideTrust(ID, { trust: 'revoked' });
    await scene.readSite();
    await scene.readSite();
    const [job, ...others] = scene.all();
    expect(others).toEqual([]);
    expect(job).toMatchObject({ postings: [], jobUrl: '', closedAt: expect.any(String) });
    expect(job?.withdrawnAt).toEqual(expect.any(String));
    expect([scene.asked.length, scene.boardOf(SITE).paused]).toEqual([requests, true]);
    expect(rowsOfEntity(scene.rows, 'LISTING')).toEqual([]);
  });

  test('ING-01 that is revoked also withdraws the jobs that it has closed itself', async () => {
    await scene.readSite();
    scene.serve = (path) => (path === '/sitemap.xml' ? aSitemap() : undefined);
    for (let times = 0; times < 3; times += 1) await scene.readSite();
    await scene.deps.boards.decideTrust(ID, { trust: 'revoked' });
    await scene.readSite();
    expect(scene.all().map(({ withdrawnAt }) => withdrawnAt)).toEqual([expect.any(String)]);
  });
});

test('ING-01 a vendor’s board that a member added leads to the vendor only', async () => {
  const board = { ats: 'greenhouse', slug: 'acme', company: 'Forger', favorite: false };
  const added = newBoard({ ...board, trust: 'unconfirmed' }, new Date(scene.now));
  scene.rows.boards.set('greenhouse:acme', added);
  scene.shown = [
    aGreenhouseJob(1, { absolute_url: 'https://acme-careers.example/apply?gh_jid=1' }),
    aGreenhouseJob(2, { title: 'Designer', absolute_url: 'https://x:y@boards.greenhouse.io/acme/jobs/2' }),
    aGreenhouseJob(3, { title: 'Data Engineer', absolute_url: 'https://boards.greenhouse.io.evil.example/' }),
  ];
  const { fetch: _, ...deps } = scene.deps;
  await readBoard({ ...deps, fetch: async () => Response.json({ jobs: scene.shown }) }, 'greenhouse:acme');
  expect(scene.all().map(({ jobUrl }) => jobUrl)).toEqual([
    'https://job-boards.greenhouse.io/acme',
    'https://boards.greenhouse.io/acme/jobs/2',
    'https://job-boards.greenhouse.io/acme',
  ]);
  expect(scene.all().map(({ audience }) => audience)).toEqual(Array(3).fill('greenhouse:acme'));
});
