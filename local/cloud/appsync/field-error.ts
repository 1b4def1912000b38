/**
 * An error of a field. In the response `data` is reduced to the field's selection set, `errorInfo` is not. Throwing it
 * ends the resolver; util.appendError only records it.
 */
export class FieldError extends Error {
  readonly errorType: string | null;
  readonly data: unknown;
  readonly errorInfo: unknown;

  constructor(message: string, errorType: string | null, data: unknown = null, errorInfo: unknown = null) {
    super(message);
    this.name = 'FieldError';
    this.errorType = errorType;
    this.data = data;
    this.errorInfo = errorInfo;
  }
}

export const unauthorizedError = (fieldName: string, typeName: string): FieldError =>
  new FieldError(`Not Authorized to access ${fieldName} on type ${typeName}`, 'Unauthorized');

/** For an invalid request object. */
export const mappingError = (message: string): FieldError => new FieldError(message, 'MappingTemplate');
