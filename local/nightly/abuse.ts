import { runJest, runJourneys } from '../check/run-tests.ts';
import type { Step } from '../check/step.ts';

/** An attack with its tests and browser journeys. */
interface Attack {
  readonly name: string;
  readonly tests: readonly string[];
  readonly journeys: readonly string[];
}

/** The attacks that docs/threat-model.md lists as tested. */
export const ATTACKS: readonly Attack[] = [
  {
    name: 'authorization and stolen sessions',
    tests: [
      'functions/platform/graphql',
      'functions/members',
      'infra/identity',
      'local/cloud/provision/firewall',
      'local/run/recent-login',
      'functions/documents/letters/read-visible-posting',
    ],
    journeys: ['service/who-may-call', 'service/takeover', 'service/account-by-api'],
  },
  { name: 'forged links', tests: ['functions/delivery/links'], journeys: [] },
  { name: 'forged and replayed webhooks', tests: ['functions/billing'], journeys: ['service/billing'] },
  {
    name: 'uploads',
    tests: ['functions/documents/resumes', 'infra/resumes'],
    journeys: ['account/resume-storage'],
  },
  {
    name: 'hostile postings and boards',
    tests: [
      'functions/regex-safety',
      'functions/postings/parse-markup',
      'functions/ingestion',
      'functions/table/stream',
      'functions/platform',
    ],
    journeys: ['service/hostile-board', 'service/poison'],
  },
  {
    name: 'impersonation of employers',
    tests: [
      'functions/ingestion/follow',
      'functions/matching/notify-withdrawn',
      'functions/ingestion/reading/read-board.unconfirmed',
      'functions/ingestion/reading/authorize-posting',
      'functions/ingestion/registry/recognition',
    ],
    journeys: ['account/follow-company'],
  },
  {
    name: 'instructions to models',
    tests: ['bench/evaluation', 'functions/documents/evidence', 'functions/ingestion/enrichment'],
    journeys: [],
  },
  { name: 'dependencies', tests: ['local/dependencies'], journeys: [] },
  {
    name: 'chaos',
    tests: [
      'functions/delivery/deliver',
      'functions/delivery/catch-up',
      'functions/privacy',
      'functions/matching/sync-watchers',
      'functions/ingestion/jobs',
    ],
    journeys: ['service/faults', 'service/start', 'service/outages'],
  },
];

const fileName = (name: string) => `abuse-${name.replaceAll(' ', '-')}`;

/** Returns a step for the tests of each attack, and one for its journeys if it has any. */
export const abuseSteps = (): Step[] =>
  ATTACKS.flatMap(({ name, tests, journeys }) => [
    { name: `attacks on the code: ${name}`, run: () => runJest(fileName(name), tests, { EXHAUSTIVE: '1' }) },
    ...(journeys.length === 0
      ? []
      : [
          {
            name: `attacks on the running product: ${name}`,
            run: () => runJourneys(console.log, { args: journeys }),
          },
        ]),
  ]);
