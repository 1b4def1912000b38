import type { FieldError } from '../field-error.ts';

/** The current call of a handler, for the functions of `util`. */
export interface Invocation {
  readonly typeName: string;
  readonly fieldName: string;
  /** The value of util.authType(). */
  readonly authType: string;
  log(level: 'log' | 'error', message: string): void;
  append(fault: FieldError): void;
}

/** Thrown by runtime.earlyReturn. */
export class EarlyReturn {
  readonly value: unknown;
  readonly skipTo: 'END' | 'NEXT' | null;

  constructor(value: unknown, skipTo: 'END' | 'NEXT' | null) {
    this.value = value;
    this.skipTo = skipTo;
  }
}
