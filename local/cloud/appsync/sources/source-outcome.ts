/** ctx.result and ctx.error of the response handler. */
export interface SourceOutcome {
  readonly result: unknown;
  readonly error: { readonly message: string; readonly type: string } | null;
}
