import { MAX_SKILLS } from '@daybreak/contract/limits.ts';
import { Section } from '../../../components/section.tsx';
import { useAccount } from '../../account/use-account.ts';
import { useSavePreference } from '../../preferences/use-save-preference.ts';
import { PhraseList } from './phrase-list.tsx';

/** The skills that jobs are compared with: those that the person adds, and those of the newest resume. */
export function Skills() {
  const { skills, resumeEvidence } = useAccount();
  const save = useSavePreference();
  const read = [...(resumeEvidence?.skills ?? []), ...yearsOf(resumeEvidence?.years ?? null)];
  return (
    <Section heading="Your skills">
      <PhraseList
        label="Skills"
        name="Your skills"
        hint="Jobs that ask for them come first when there are more than a message has room for."
        phrases={skills}
        errorOf={skillError}
        onChange={(skills) => save({ skills })}
      />
      {read.length > 0 && (
        <p className="max-w-[60ch] text-small text-muted">From your newest resume: {read.join(', ')}.</p>
      )}
    </Section>
  );
}

const yearsOf = (years: number | null): string[] =>
  years === null ? [] : [`${years} ${years === 1 ? 'year' : 'years'} of experience`];

function skillError(skill: string, known: readonly string[]): string | undefined {
  const same = known.find((one) => one.toLowerCase() === skill.toLowerCase());
  if (same !== undefined) return `${same} is already in your skills.`;
  if (known.length >= MAX_SKILLS) return `You can add up to ${MAX_SKILLS}. Remove one to add another.`;
  return undefined;
}
