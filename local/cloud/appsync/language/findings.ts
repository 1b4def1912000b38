/** One thing AppSync would refuse, in the shape of EvaluateCode's codeErrors. Line and column begin at 1. */
export interface Finding {
  readonly errorType:
    | 'PARSE_ERROR'
    | 'UNSUPPORTED_SYNTAX_TYPE'
    | 'INVALID_FUNCTION_INVOCATION'
    | 'LINT_ERROR';
  readonly value: string;
  readonly location: { readonly line: number; readonly column: number };
}

/** Raised for code that AppSync would not accept: its own sentence first, then what and where. */
export class ResolverCodeError extends Error {
  readonly findings: readonly Finding[];

  constructor(name: string, findings: readonly Finding[]) {
    const list = findings.map(
      ({ errorType, value, location }) => `\n  ${location.line}:${location.column} ${errorType}: ${value}`,
    );
    super(`${name}: The code contains one or more errors.${list.join('')}`);
    this.name = 'ResolverCodeError';
    this.findings = findings;
  }
}
