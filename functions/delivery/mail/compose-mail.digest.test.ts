import { describe, expect, test } from '@jest/globals';
import { aJob } from '../../table/fixtures/job.ts';
import { message, read } from './fixtures/alert-mail.ts';

describe('a mail with many jobs', () => {
  test('NOTIF-01 shows ten jobs of a digest in full and the rest as lines, all with links', async () => {
    const jobs = Array.from({ length: 25 }, (_, number) => ({
      jobTitle: `Engineer ${number}`,
    }));
    const mail = await read(message({ jobs, freeAlertsLeft: null }));
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('15 more jobs');
      for (const { jobTitle } of jobs) expect(part).toContain(jobTitle);
      expect(part?.split(aJob().jobUrl)).toHaveLength(jobs.length + 1);
    }
    expect(mail.html?.match(/Job Details/g)).toHaveLength(10);
    expect(mail.subject).toBe('Engineer 0 at Acme and 24 more jobs');
  });

  test('NOTIF-01 lists the two hundred jobs of a long digest', async () => {
    const jobs = Array.from({ length: 200 }, (_, number) => ({ jobTitle: `Engineer ${number + 1_000}` }));
    const mail = await read(message({ jobs, freeAlertsLeft: null }));
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('190 more jobs');
      expect(part).toContain('Engineer 1199');
    }
  });

  test('MATCH-02 says how many more jobs there are, in all and of its employers, and where', async () => {
    const employers = [
      { employer: 'Waymo', jobs: 17 },
      { employer: 'R&D Labs', jobs: 2 },
    ];
    const [some, many] = [false, true].map((isMore) => ({ jobs: 25, isMore, employers }));
    const mail = await read(message({ ...(some ? { leftOut: some } : {}) }));
    for (const words of ['17 more at Waymo', '25 more in all on your alerts page', '/profile/alerts']) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
    expect(mail.text).toContain('2 more at R&D Labs');
    const longest = await read(message({ ...(many ? { leftOut: many } : {}) }));
    expect(longest.text).toContain('More than 25 others are on your alerts page');
    expect((await read(message())).text).not.toContain('alerts page');
  });
});
