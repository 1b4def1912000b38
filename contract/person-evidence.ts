/** A person's skills and years, as far as the settings and resumes show them. */
export interface PersonEvidence {
  /** Where each skill is named. */
  readonly skills: ReadonlyMap<string, 'resume' | 'profile'>;
  /** Whole years of work; null if unknown. */
  readonly years: number | null;
}

interface Profile {
  readonly skills: readonly string[];
  readonly resumeEvidence: { readonly skills: readonly string[]; readonly years: number | null } | null;
}

/** Returns the evidence of a profile: the newest resume's, and the skills that the person added. */
export const evidenceOf = ({ skills, resumeEvidence }: Profile): PersonEvidence => ({
  skills: new Map([
    ...skills.map((skill) => [skill, 'profile'] as const),
    ...(resumeEvidence?.skills ?? []).map((skill) => [skill, 'resume'] as const),
  ]),
  years: resumeEvidence?.years ?? null,
});
