import { invalid } from './refusal.ts';

/** Fields that an answer has only where `expand` names them. */
const onlyExpanded: Readonly<Record<string, string>> = {
  invoice: 'payments',
  'checkout.session': 'line_items',
};

/** How an object is shown. */
export interface Showing {
  /** Put before the addresses of the account's own pages, which begin with /stripe/. */
  readonly origin: string;
  find(id: string): object | undefined;
}

/**
 * An object as the API answers it: with the objects in place of the ids that `expand` names, dots between the names
 * (https://docs.stripe.com/api/expanding_objects). Refuses a name that the object does not have.
 */
export function shown(value: unknown, expand: readonly string[], showing: Showing): unknown {
  if (typeof value === 'string') return value.startsWith('/stripe/') ? showing.origin + value : value;
  if (Array.isArray(value)) return value.map((one) => shown(one, expand, showing));
  if (typeof value !== 'object' || value === null) return value;
  const unknown = expand.find((path) => !(heads(path) in value));
  if (unknown !== undefined)
    throw invalid(`This property cannot be expanded (${unknown}).`, { param: 'expand' });
  const hidden = 'object' in value ? onlyExpanded[String(value.object)] : undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const paths = expand.filter((path) => heads(path) === name);
      if (paths.length === 0) return name === hidden ? [] : [[name, shown(inner, [], showing)]];
      const tails = paths.map((path) => path.slice(name.length + 1)).filter((path) => path !== '');
      const found = typeof inner === 'string' ? (showing.find(inner) ?? inner) : inner;
      return [[name, shown(found, tails, showing)]];
    }),
  );
}

const heads = (path: string): string => path.split('.', 1).join('');
