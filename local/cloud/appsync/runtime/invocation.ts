import type { FieldFault } from '../faults.ts';

/** What the utilities of the runtime know of the call of a handler that is going on. */
export interface Invocation {
  readonly typeName: string;
  readonly fieldName: string;
  /** util.authType()'s answer. */
  readonly authType: string;
  log(level: 'log' | 'error', message: string): void;
  append(fault: FieldFault): void;
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
