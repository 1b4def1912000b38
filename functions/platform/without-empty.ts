type Empty = undefined | null | false | '';

/**
 * Returns the fields that have a value, to spread them: a posting without a workplace has no such field.
 * Keeps 0 and empty lists.
 */
export const withoutEmpty = <Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], Empty> } =>
  // The filter leaves what the type says, which Object.fromEntries can't know.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value))) as {
    [Key in keyof Fields]?: Exclude<Fields[Key], Empty>;
  };

const isEmpty = (value: unknown): value is Empty =>
  value === undefined || value === null || value === false || value === '';
