import type { UserResume } from '@daybreak/contract/types.ts';
import type { Resume } from '../../table/resume.ts';

/** Returns the GraphQL UserResume of a row, without its link and text. AppSync resolvers use this too. */
export const toGraphQLResume = ({ id, state, why, fileName, askedAt, size }: Resume): UserResume => ({
  id,
  state,
  why,
  resumeURL: null,
  resumeDate: askedAt,
  resumeContent: '',
  resumeFileName: fileName,
  fileSize: size,
});
