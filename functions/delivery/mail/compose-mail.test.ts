import { describe, expect, test } from '@jest/globals';
import { anActiveSubscription, aUser } from '../../table/fixtures/user.ts';
import type { User } from '../../table/user.ts';
import { message, NOW, read, UNSUBSCRIBE } from './fixtures/alert-mail.ts';

describe('an alert mail', () => {
  test('MATCH-05 has both headers of one-click unsubscribe, with the link on one line', async () => {
    const mail = await read(message());
    const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe')).toBe(`<${UNSUBSCRIBE}>`);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headers.get('x-daybreak-message')).toBe('message-1');
  });

  test('goes from Daybreak to one person', async () => {
    const mail = await read(message());
    expect(mail.from).toMatchObject({ name: 'Daybreak', address: 'alerts@daybreak.example' });
    expect(mail.to).toMatchObject([{ address: 'ada@example.com' }]);
    expect(mail.cc).toBeUndefined();
  });

  test('MATCH-05 has an unsubscribe link in HTML and text', async () => {
    const mail = await read(message());
    expect(mail.html).toContain(`href="${UNSUBSCRIBE}"`);
    expect(mail.text).toContain(`Unsubscribe from alert emails: ${UNSUBSCRIBE}`);
  });

  test.each(['html', 'text'] as const)(
    'MATCH-03 says in its %s what a new subscriber missed, and to no one else',
    async (part) => {
      const user = aUser({ activeSubscription: anActiveSubscription });
      const { items } = message({ jobs: [{}, {}] });
      const missed = items.map(({ job, alert }) => ({ job, alert: { ...alert, catchUp: 'x' } }));
      const sentence = 'Here are 2 jobs you missed in the last two days.';
      expect((await read(message({ user, items: missed, freeAlertsLeft: null })))[part]).toContain(sentence);
      expect((await read(message({ user, items, freeAlertsLeft: null })))[part]).not.toContain('you missed');
      expect((await read(message({ items: missed })))[part]).not.toContain('you missed');
    },
  );

  test.each(['html', 'text'] as const)(
    'FIT-01 says in its %s how well a job fits, with the reasons, only if both sides say something',
    async (part) => {
      const { items } = message();
      const asking = items.map(({ job, alert }) => ({ job, alert: { ...alert, asks: '8|Golang|Kafka' } }));
      const resumeEvidence = { resumeId: 'one', skills: ['Golang', 'Kafka'], years: 5 };
      const user = aUser({ resumeEvidence });
      expect((await read(message({ user, items: asking })))[part]).toContain(
        'fit: asks for Golang and Kafka, both in your resume; asks for 8 years, you have 5.',
      );
      expect((await read(message({ user, items })))[part]).not.toContain(' fit: ');
      expect((await read(message({ items: asking })))[part]).not.toContain(' fit: ');
    },
  );

  test.each(['html', 'text'] as const)(
    'MATCH-05 has links in its %s to stop a title, to mark a job as not relevant, and to manage all alerts',
    async (part) => {
      const body = (await read(message()))[part];
      for (const token of ['title', 'job-0', 'all']) expect(body).toContain(`?token=${token}`);
      expect(body).toContain('Stop alerts for “Backend Engineer”');
    },
  );

  test.each(['html', 'text'] as const)(
    'MATCH-01 shows in its %s the job, the reason and when it was posted, seen and sent',
    async (part) => {
      const job = { employerDate: '2026-06-01T17:58:00.000Z', jobDetected: '2026-06-01T18:04:30.000Z' };
      const body = (await read(message({ jobs: [job] })))[part];
      for (const words of [
        'Backend Engineer',
        'Acme · Austin, TX · Full-Time',
        'Build the billing service',
        'https://jobs.example/acme/1',
        'Matches Backend Engineer in the USA',
        'Posted 1:58 PM, seen 2:04 PM, sent 2:05 PM EDT',
        'You have 9 job alerts remaining',
      ])
        expect(body).toContain(words);
    },
  );

  describe.each(['html', 'text'] as const)('APPLY-01 the %s of a mail', (part) => {
    const jobs = [{ jobID: 'job-0' }, { jobID: 'lever-acme&co-1 2' }];
    const body = async (user: User) => `${(await read(message({ user, jobs, freeAlertsLeft: null })))[part]}`;

    test('APPLY-01 links a subscriber to Instant Apply for each job', async () => {
      const text = await body(aUser({ activeSubscription: anActiveSubscription }));
      expect(text.match(/Instant Apply/g)).toHaveLength(2);
      for (const { jobID } of jobs)
        expect(text).toContain(
          `https://daybreak.example/profile/applications?job=${encodeURIComponent(jobID)}`,
        );
    });

    test.each([
      ['no subscription', null],
      ['a canceled subscription', { ...anActiveSubscription, status: 'canceled' as const }],
    ])('APPLY-01 has no such link with %s', async (_what, activeSubscription) => {
      const text = await body(aUser({ activeSubscription }));
      expect(text).toContain('https://jobs.example/acme/1');
      expect(text).not.toMatch(/Instant Apply|profile\/applications/);
    });
  });

  test('MATCH-05 breaks a word that is wider than a phone', async () => {
    const { html } = await read(message({ jobs: [{ jobTitle: 'W'.repeat(80) }] }));
    expect(html).toMatch(/<h2[^>]*word-break:break-word[^>]*>(<[^>]*>)*W{80}/);
  });

  test('shows times in the person’s time zone, with the day if it is not today', async () => {
    const user = aUser({ userPrefs: { timeZone: 'Europe/Berlin' } });
    const job = { employerDate: '2026-05-30T07:00:00.000Z', jobDetected: '2026-06-01T18:04:30.000Z' };
    const { text } = await read(message({ user, jobs: [job] }));
    expect(text).toContain('Posted May 30, 9:00 AM, seen 8:04 PM, sent 8:05 PM GMT+2');
  });

  test.each(['html', 'text'] as const)(
    'MATCH-02 shows summaries without Markdown in its %s',
    async (part) => {
      const body = `${(await read(message({ jobs: [{ summary: ['**Own** the ledger'] }] })))[part]}`;
      expect(body).toContain('Own the ledger');
      expect(body).not.toContain('**');
    },
  );

  test('MATCH-02 is as wide as the phone that shows it', async () => {
    expect((await read(message())).html).toContain('<meta name="viewport" content="width=device-width"/>');
  });

  test('MATCH-05 says where the operator gets mail, if that is known', async () => {
    const { html, text } = await read(message());
    expect(html).toContain('Acme Jobs, 1 Main Street, Austin, TX 78701');
    expect(text).toMatch(/\nAcme Jobs, 1 Main Street, Austin, TX 78701\s*$/);
  });

  test.each([
    [0, true],
    [1, true],
    [2, false],
    [null, false],
  ])(
    'MATCH-03 with %j free alerts left, has a button to subscribe: %j',
    async (freeAlertsLeft, hasButton) => {
      const { html, text } = await read(message({ freeAlertsLeft }));
      const url = 'https://daybreak.example/profile/subscription';
      expect([`${html}`.includes(`href="${url}"`), `${text}`.includes(url)]).toEqual([hasButton, hasButton]);
    },
  );

  test('has the first job in its subject, and how many more', async () => {
    const subjects = [1, 2, 5].map(async (count) => {
      const jobs = Array.from({ length: count }, (_, number) => ({ jobTitle: `Title ${number}` }));
      return (await read(message({ jobs }))).subject;
    });
    expect(await Promise.all(subjects)).toEqual([
      'Title 0 at Acme',
      'Title 0 at Acme and 1 more job',
      'Title 0 at Acme and 4 more jobs',
    ]);
  });

  test('says how many jobs there are, with or without a name', async () => {
    const fresh = { jobDetected: NOW.toISOString() };
    const one = await read(message({ jobs: [fresh] }));
    const two = await read(message({ user: aUser({ firstName: '' }), jobs: [fresh, fresh] }));
    expect(one.html).toContain('Ada, a job that matches your alerts was just posted.');
    expect(two.html).toContain('2 jobs that match your alerts were just posted.');
  });

  test('escapes the markup of a hostile posting', async () => {
    const evil = '<img src=x onerror=alert(1)>"\'</title><script>alert(2)</script>&lt;';
    const user = aUser({ firstName: evil });
    const jobs = [
      { jobTitle: evil, fullCompanyName: evil, jobLocation: evil, summary: [evil], compensation: evil },
    ];
    const mail = await read({ ...message({ user, jobs }) });
    expect(mail.html).not.toMatch(/<img|<script|<\/title>"/);
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(mail.text).toContain(evil);
  });

  test('keeps its headers intact whatever a title or an address contains', async () => {
    const jobTitle = 'Engineer\r\nBcc: everybody@example.com\r\n\r\nHello';
    const user = aUser({ email: 'ada@example.com, bob@example.com' });
    const mail = await read(message({ user, jobs: [{ jobTitle }] }));
    expect(mail.bcc).toBeUndefined();
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.to).toHaveLength(1);
    expect(mail.text).not.toMatch(/^Hello/);
  });

  test('carries a title in any script', async () => {
    const jobTitle = 'Ingénieur logiciel 後端工程師 🚀';
    const mail = await read(message({ jobs: [{ jobTitle }] }));
    expect(mail.subject).toBe(`${jobTitle} at Acme`);
    expect(mail.html).toContain(jobTitle);
  });

  test('shows pay only if the employer states it', async () => {
    const silent = await read(message());
    const open = await read(message({ jobs: [{ compensation: '$150,000 – $180,000' }] }));
    expect(silent.text).not.toContain('Not provided');
    expect(open.text).toContain('$150,000 – $180,000');
    expect(open.html).toContain('$150,000 – $180,000');
  });
});
