import { findExclusion } from '../../functions/matching/exclusions.ts';
import { matchRule, memoize, wantsOf } from '../../functions/matching/match-rule.ts';
import { extractJobFacts } from '../../functions/postings/job-facts.ts';
import type { Posting } from '../../functions/postings/posting.ts';
import { User } from '../../functions/table/user.ts';
import type { DayPosting } from './day.ts';
import type { Person } from './person.ts';
import type { Product } from './score-group.ts';

const NOW = new Date('2026-05-20T12:00:00.000Z');

/** Judges postings by the product's own rules. A new criterion is added here, and nowhere else in this folder. */
export function createProduct(): Product {
  const factsOf = memoize((posting: DayPosting) => extractJobFacts(toPosting(posting)));
  const ruleOf = memoize((person: Person) => {
    const user = toUser(person);
    return { user, isMatch: matchRule(wantsOf(user, NOW)) };
  });
  return {
    isListed: (posting) => !('reason' in factsOf(posting)),
    wants(person, posting) {
      const facts = factsOf(posting);
      if ('reason' in facts) return { isSent: false, why: facts.reason };
      const { user, isMatch } = ruleOf(person);
      const job = {
        jobTitle: facts.title,
        jobType: facts.jobType,
        fullCompanyName: facts.company,
        isRemote: facts.isRemote,
        locations: facts.places,
        industry: facts.industry,
        levels: facts.levels,
        workplace: facts.workplace,
        payRanges: facts.payRanges,
        requirements: facts.requirements,
        territory: facts.territory,
      };
      if (!isMatch(job)) return { isSent: false, why: 'no match' };
      const exclusion = findExclusion(user, job);
      return exclusion === undefined ? { isSent: true, why: 'match' } : { isSent: false, why: exclusion };
    },
  };
}

type Refusal = Person['refuses'][number];

/** The requirement that a person excludes for each refusal. */
const EXCLUSIONS: Readonly<Record<Refusal, User['criteria']['excludedRequirements'][number]>> = {
  clearance: 'clearance',
  citizenship: 'citizenship',
  sponsorship: 'sponsorshipRefused',
  agencies: 'agency',
  travel: 'travel',
  unpaid: 'unpaid',
  shifts: 'shifts',
};

const toUser = (person: Person): User =>
  User.parse({
    pk: `USER#${person.id}`,
    sk: 'PROFILE',
    sub: person.id,
    email: `${person.id}@people.example`,
    positions: person.titles,
    locations: person.places,
    userPrefs: { includeRemote: person.includeRemote },
    criteria: {
      levels: person.levels,
      jobTypes: person.jobTypes,
      workplaces: person.workplaces,
      minPay: person.minimumPay,
      includeUnstatedPay: person.passesWithoutPay,
      includeUnstatedTerritory: person.passesUnknownTerritory,
      languages: person.languages,
      excludedRequirements: person.refuses.map((refusal) => EXCLUSIONS[refusal]),
    },
    excludedWords: person.excludedWords,
    excludedCompanies: person.excludedCompanies,
    createdAt: '2026-05-01T00:00:00.000Z',
  });

const toHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function toPosting({
  id,
  title,
  company,
  url,
  locations,
  isRemote,
  employmentType,
  pay,
  text,
}: DayPosting): Posting {
  return {
    ats: 'greenhouse',
    board: 'recorded',
    id,
    title,
    company,
    url,
    html: toHtml(text ?? ''),
    locations,
    departments: [],
    pay: pay ? [{ ...pay, label: '', period: 'year' }] : [],
    ...(isRemote && { workplace: 'remote' }),
    ...(employmentType !== undefined && { employmentType }),
  };
}
