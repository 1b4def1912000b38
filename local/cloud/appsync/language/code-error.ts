/** An entry of EvaluateCode's codeErrors. Line and column begin at 1. */
export interface CodeError {
  readonly errorType:
    | 'PARSE_ERROR'
    | 'UNSUPPORTED_SYNTAX_TYPE'
    | 'INVALID_FUNCTION_INVOCATION'
    | 'LINT_ERROR';
  readonly value: string;
  readonly location: { readonly line: number; readonly column: number };
}

/** Thrown for code that AppSync would refuse. */
export class ResolverCodeError extends Error {
  readonly errors: readonly CodeError[];

  constructor(name: string, errors: readonly CodeError[]) {
    const list = errors.map(
      ({ errorType, value, location }) => `\n  ${location.line}:${location.column} ${errorType}: ${value}`,
    );
    super(`${name}: The code contains one or more errors.${list.join('')}`);
    this.name = 'ResolverCodeError';
    this.errors = errors;
  }
}
