import { z } from 'zod';

/** A request as a firewall sees it. */
export interface FirewallRequest {
  /** Still percent-encoded. */
  readonly path: string;
  /** Names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly sourceIp: string;
}

export type Statement = (request: FirewallRequest) => boolean;

const field = z.union([
  z.strictObject({ SingleHeader: z.strictObject({ Name: z.string().toLowerCase() }) }).transform(
    ({ SingleHeader }) =>
      (request: FirewallRequest) =>
        request.headers[SingleHeader.Name] ?? '',
  ),
  z.strictObject({ UriPath: z.strictObject({}) }).transform(
    () =>
      ({ path }: FirewallRequest) =>
        path,
  ),
]);

const byteMatch = z
  .strictObject({
    FieldToMatch: field,
    PositionalConstraint: z.enum(['EXACTLY', 'STARTS_WITH']),
    SearchString: z.string(),
    TextTransformations: z.tuple([
      z.strictObject({ Priority: z.number(), Type: z.enum(['NONE', 'LOWERCASE']) }),
    ]),
  })
  .refine(
    ({ SearchString, TextTransformations: [{ Type }] }) =>
      Type === 'NONE' || SearchString === SearchString.toLowerCase(),
    'A value with capital letters never matches text in lower case.',
  )
  .transform(
    ({ FieldToMatch, PositionalConstraint, SearchString, TextTransformations: [{ Type }] }): Statement =>
      (request) => {
        const text = FieldToMatch(request);
        const actual = Type === 'LOWERCASE' ? text.toLowerCase() : text;
        return PositionalConstraint === 'EXACTLY' ? actual === SearchString : actual.startsWith(SearchString);
      },
  );

/** The statement of a rule, as a function that says whether a request matches. Statements may contain others. */
export const matchStatement: z.ZodType<Statement> = z.union([
  z.strictObject({ ByteMatchStatement: byteMatch }).transform((statement) => statement.ByteMatchStatement),
  z.strictObject({ NotStatement: z.strictObject({ Statement: z.lazy(() => matchStatement) }) }).transform(
    ({ NotStatement }): Statement =>
      (request) =>
        !NotStatement.Statement(request),
  ),
  z
    .strictObject({
      OrStatement: z.strictObject({ Statements: z.array(z.lazy(() => matchStatement)).min(2) }),
    })
    .transform(
      ({ OrStatement }): Statement =>
        (request) =>
          OrStatement.Statements.some((matches) => matches(request)),
    ),
]);
