import { describe, expect, test } from '@jest/globals';
import { storedDays } from './fixtures/stored-days.ts';
import { type ReportFacts, UNAVAILABLE } from './report-facts.ts';
import { composeReport } from './report-text.ts';

const system = (ats: string, boards: number, failing: number, p95Age: number) => ({
  ats,
  boards,
  failing,
  medianAge: 4,
  p95Age,
});

const SOURCES = {
  states: { failing: 124, suspect: 3, late: 40, 'never read': 0, fresh: 9_833 },
  medianAge: 4,
  oldestAge: 70,
  systems: [
    system('workday', 5_000, 120, 41),
    system('greenhouse', 3_000, 0, 12),
    system('lever', 1_500, 3, 9),
    system('smartrecruiters', 500, 1, 14),
  ],
};
const WEEK_AGO = {
  ...SOURCES,
  states: { ...SOURCES.states, failing: 20, fresh: 9_937 },
  systems: [system('workday', 5_000, 18, 20), system('lever', 1_400, 2, 8)],
};

const facts = (changes: Partial<ReportFacts> = {}): ReportFacts => ({
  now: new Date('2026-11-28T06:00:00.000Z'),
  stackName: 'Daybreak-prod',
  region: 'us-east-1',
  siteUrl: 'https://jobs.acme.com',
  monthlyBudget: 500,
  stats: storedDays({
    '2026-11-20': {
      jobs: 9_876,
      sources: SOURCES,
      alerts: { alerts: 8_000, messages: 1_200, charged: 90, within3: 1_000, within8: 200 },
      operations: { bounced: 2, subscribed: 4, canceled: 1 },
    },
    '2026-11-21': {
      jobs: 0,
      sources: WEEK_AGO,
      operations: { deadLetters: 0, reviews: 31 },
    },
    '2026-11-27': {
      jobs: 10_120,
      sources: SOURCES,
      alerts: {
        alerts: 8_406,
        messages: 1_310,
        charged: 81,
        texts: 12,
        refused: 7,
        within3: 900,
        within15: 410,
      },
      operations: { bounced: 5, subscribed: 9, canceled: 1 },
    },
    '2026-11-28': { jobs: 412, sources: SOURCES, alerts: { alerts: 12, messages: 3, within2: 3 } },
  }),
  deadLetters: 2,
  reviews: 35,
  ...changes,
});

describe('OPS-01 the daily report', () => {
  test('compares yesterday with the week before, and what waits now with a week ago', () => {
    expect(composeReport(facts())).toEqual({
      subject: 'Daybreak-prod on 2026-11-27: jobs 10,120, alerts 8,406',
      text: `Daybreak-prod on Friday, 2026-11-27 (UTC)

                               yesterday  week before    change   today so far
Alerts: https://us-east-1.console.aws.amazon.com/cloudwatch/home#dashboards/dashboard/Daybreak-prod
  Jobs first seen                 10,120        9,876      +2 %            412
  Alerts sent                      8,406        8,000      +5 %             12
  Messages sent                    1,310        1,200      +9 %              3
  Detected to sent, p50              3 s          3 s         0            2 s
  Detected to sent, p95             15 s          8 s        +7            2 s
  Attempts refused                     7            0        +7              0
  Messages bounced                     5            2        +3              0
People: https://jobs.acme.com/admin-notifs
  Free alerts used                    81           90     -10 %              0
  New subscribers                      9            4        +5              0
  Cancellations                        1            1         0              0
Cost, estimated: https://us-east-1.console.aws.amazon.com/costmanagement/home#/cost-explorer
  Cost                            $16.84       $16.51     +0.33
  Share of $16.67 a day            101 %         99 %

                                     now   a week ago    change
Boards: https://jobs.acme.com/admin-notifs
  failing                            124           20    +520 %
    workday                          120           18      +102
    lever                              3            2        +1
    smartrecruiters                    1            0        +1
  suspect                              3            3         0
  late                                40           40       0 %
  never read                           0            0         0
  fresh                            9,833        9,937      -1 %
Dead letters: https://us-east-1.console.aws.amazon.com/sqs/v3/home#/queues
  Failed messages                      2            0        +2
Follow requests that wait for staff: https://jobs.acme.com/admin-notifs
  Requests                            35           31     +13 %
`,
    });
  });

  test('says what has no data, on the first day of a stage without a budget', () => {
    const first = facts({
      stats: storedDays({ '2026-11-28': { jobs: 7 } }),
      monthlyBudget: null,
      deadLetters: 0,
      reviews: 0,
    });
    expect(composeReport(first)).toEqual({
      subject: 'Daybreak-prod on 2026-11-27: jobs no data, alerts no data',
      text: `Daybreak-prod on Friday, 2026-11-27 (UTC)

                               yesterday  week before    change   today so far
Alerts: https://us-east-1.console.aws.amazon.com/cloudwatch/home#dashboards/dashboard/Daybreak-prod
  Jobs first seen                no data      no data                        7
  Alerts sent                    no data      no data                        0
  Messages sent                  no data      no data                        0
  Detected to sent, p50          no data      no data                  no data
  Detected to sent, p95          no data      no data                  no data
  Attempts refused               no data      no data                        0
  Messages bounced               no data      no data                        0
People: https://jobs.acme.com/admin-notifs
  Free alerts used               no data      no data                        0
  New subscribers                no data      no data                        0
  Cancellations                  no data      no data                        0
Cost, estimated: https://us-east-1.console.aws.amazon.com/costmanagement/home#/cost-explorer
  Cost                           no data      no data
  No budget is set: monthlyBudget in cdk.json.

                                     now   a week ago    change
Boards: https://jobs.acme.com/admin-notifs
  failing                        no data      no data
  suspect                        no data      no data
  late                           no data      no data
  never read                     no data      no data
  fresh                          no data      no data
Dead letters: https://us-east-1.console.aws.amazon.com/sqs/v3/home#/queues
  Failed messages                      0      no data
Follow requests that wait for staff: https://jobs.acme.com/admin-notifs
  Requests                             0      no data
`,
    });
  });

  test('says which sources are unavailable, and has the others', () => {
    const { subject, text } = composeReport(facts({ stats: UNAVAILABLE, deadLetters: UNAVAILABLE }));
    expect(subject).toBe('Daybreak-prod on 2026-11-27: statistics unavailable');
    expect(text).toBe(`Daybreak-prod on Friday, 2026-11-27 (UTC)

                               yesterday  week before    change   today so far
Alerts: https://us-east-1.console.aws.amazon.com/cloudwatch/home#dashboards/dashboard/Daybreak-prod
  Jobs first seen            unavailable
  Alerts sent                unavailable
  Messages sent              unavailable
  Detected to sent, p50      unavailable
  Detected to sent, p95      unavailable
  Attempts refused           unavailable
  Messages bounced           unavailable
People: https://jobs.acme.com/admin-notifs
  Free alerts used           unavailable
  New subscribers            unavailable
  Cancellations              unavailable
Cost, estimated: https://us-east-1.console.aws.amazon.com/costmanagement/home#/cost-explorer
  Cost                       unavailable

                                     now   a week ago    change
Boards: https://jobs.acme.com/admin-notifs
  by state                   unavailable
Dead letters: https://us-east-1.console.aws.amazon.com/sqs/v3/home#/queues
  Failed messages            unavailable  unavailable
Follow requests that wait for staff: https://jobs.acme.com/admin-notifs
  Requests                            35  unavailable
`);
  });

  test('fits one screen of 78 columns, apart from links', () => {
    const lines = composeReport(facts()).text.split('\n');
    expect(lines.length).toBeLessThanOrEqual(40);
    expect(lines.filter((line) => line.length > 78 && !line.includes('https://'))).toEqual([]);
  });
});
