/**
 * An error of a field, as AppSync puts it into the response: `data` is cut to the field's selection set, `errorInfo`
 * is not. Thrown it ends the resolver; util.appendError only notes it.
 */
export class FieldFault extends Error {
  readonly errorType: string | null;
  readonly data: unknown;
  readonly errorInfo: unknown;

  constructor(message: string, errorType: string | null, data: unknown = null, errorInfo: unknown = null) {
    super(message);
    this.name = 'FieldFault';
    this.errorType = errorType;
    this.data = data;
    this.errorInfo = errorInfo;
  }
}

/** What util.unauthorized and a refusing directive raise. */
export const unauthorized = (fieldName: string, typeName: string): FieldFault =>
  new FieldFault(`Not Authorized to access ${fieldName} on type ${typeName}`, 'Unauthorized');

/** What a request object that AppSync cannot use raises. */
export const mappingFault = (message: string): FieldFault => new FieldFault(message, 'MappingTemplate');
