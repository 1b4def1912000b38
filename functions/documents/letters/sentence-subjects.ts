/**
 * The subject of a span of a sentence: what the `applicant` is or did, the `employer` and the job, or an `intent`: what
 * the applicant would like to do there.
 */
export type Subject = 'applicant' | 'employer' | 'intent';

const APPLICANT = String.raw`\bi\b(?!\.\w)|\b(?:me|my|mine|myself)\b`;
const EMPLOYER = String.raw`\b(?:you|your|yours)\b|\b(?:this|the|that) (?:role|position|job|posting|opening|vacancy|company|opportunity|advertisement)\b`;
/** Nouns for experience. They are about the applicant, even inside an intent. */
const EXPERIENCE = String.raw`\b(?:years?|decades?|experiences?d?|expertise|background|track record|proficien\w+|expert|skilled|knowledge|mastery|certifi\w+|degree|fluen\w+)\b`;
const EAGERNESS = 'excited|eager|keen|interested|curious|hoping|drawn|glad|happy|pleased|delighted';
/** Intents in the past are about the applicant: 'I had the chance to', 'I was glad to', 'I used to'. */
const PAST_INTENT = [
  String.raw`\b(?:had|got|took|given|gave me) (?:the |an? |every |many )?(?:\w+ )?(?:chances?|opportunit(?:y|ies)|pleasure|privilege|prospect|possibility|hopes?|wish)(?: (?:to|of))?\b`,
  String.raw`\b(?:was|were|been|used|began|learned|learnt|grew|came|helped) (?:\w+ )?(?:${EAGERNESS}|to)\b`,
].join('|');
const INTENT = [
  String.raw`\b(?:${EAGERNESS}|hope|appeals?|forward|appl(?:y|ying) (?:for|to))\b`,
  String.raw`\b(?:draws?|attracts?|interests?|excites?|motivates?|appeals? to|speaks? to) me\b`,
  String.raw`\bwould (?:also |gladly )?(?:like|love|welcome|enjoy|be (?:${EAGERNESS}))\b`,
  String.raw`\b(?:chance|opportunity|prospect|possibility|wish|want) (?:to|of)\b`,
  String.raw`\b(?:could|would|will) (?:gladly |also |happily )?(?:help|contribute|join|learn|discuss|talk|hear|take part|work (?:on|with)|be part|welcome)\b`,
].join('|');

/** Shorter company names may be ordinary words. */
const MIN_NAME_LENGTH = 3;

/** A span of a sentence, from an index up to the next span. */
export interface Span {
  readonly subject: Subject;
  readonly from: number;
}

/**
 * Returns a function that splits a sentence into spans by subject. Text before the first subject belongs to that
 * subject, and a sentence without one is about the applicant. A semicolon or a dash starts over.
 */
export function createSubjectTagger(company: string): (sentence: string) => readonly Span[] {
  const [first = ''] = company.trim().split(/\s/);
  const names = [company.trim(), first].filter((name) => name.length >= MIN_NAME_LENGTH).map(RegExp.escape);
  // 'Larkspur' stands for 'Larkspur Systems', but only with its capital; the other patterns ignore case.
  const name = String.raw`(?-i:(?<![\p{L}\p{N}])(?:${[...names, '(?!)'].join('|')})(?![\p{L}\p{N}]))`;
  const markers = new RegExp(
    `(?<intent>${INTENT})|(?<applicant>${APPLICANT}|${PAST_INTENT})|(?<employer>${EMPLOYER}|${name})|(?<experience>${EXPERIENCE})|(?<restart>;| [–—-] |—)`,
    'giu',
  );
  return (sentence) => {
    const spans: Span[] = [{ subject: 'applicant', from: 0 }];
    let isFirst = true;
    let start = 0;
    for (const { groups = {}, index } of sentence.matchAll(markers)) {
      const last = spans.at(-1)?.subject ?? 'applicant';
      if (groups['restart'] !== undefined) {
        spans.push({ subject: 'applicant', from: index });
        isFirst = true;
        start = index;
        continue;
      }
      // 'You ask for experience' is about the employer.
      if (groups['experience'] !== undefined && last === 'employer') continue;
      const subject = subjectOf(groups);
      if (isFirst) spans[spans.length - 1] = { subject, from: start };
      else spans.push({ subject, from: index });
      isFirst = false;
    }
    return spans;
  };
}

function subjectOf(groups: Partial<Record<string, string>>): Subject {
  if (groups['employer'] !== undefined) return 'employer';
  return groups['intent'] !== undefined ? 'intent' : 'applicant';
}

export const subjectAt = (spans: readonly Span[], at: number): Subject =>
  spans.findLast(({ from }) => from <= at)?.subject ?? 'applicant';

/** Words by which one part of a sentence refers to another. */
const CROSS_REFERENCE =
  /\b(?:which|both|(?:what|that|as|one|ones|so) I|the same|so (?:did|do|does|have|has)|this|these|those|it|them|likewise|similarly|too|as well|(?:is|are) (?:something|things|nothing))\b/i;

/**
 * Whether a sentence claims something of the employer for the applicant too: 'You ask for Kafka, and both
 * were part of my work', 'You will find Kafka in my work'.
 */
export function claimsBoth(
  sentence: string,
  spans: readonly Span[],
  hasClaims: (part: string) => boolean,
): boolean {
  const hasSubject = (subject: Subject) => spans.some((span) => span.subject === subject);
  if (!hasSubject('employer') || !hasSubject('applicant')) return false;
  const hasEmptyApplicantSpan = spans.some(({ subject, from }, index) => {
    const next = spans[index + 1];
    return (
      subject === 'applicant' && next?.subject !== 'intent' && !hasClaims(sentence.slice(from, next?.from))
    );
  });
  return hasEmptyApplicantSpan || CROSS_REFERENCE.test(sentence);
}
