import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';

/** A GraphQL document as plain text, with the types of its result and variables. */
export type TypedDocumentString<Result, Variables> = string & DocumentTypeDecoration<Result, Variables>;

/** Returns the body of a GraphQL request. Equal documents and variables give equal bodies. */
export function requestBody<Variables>(
  query: TypedDocumentString<unknown, Variables>,
  variables: NoInfer<Variables>,
): string {
  return JSON.stringify({ query, variables });
}
