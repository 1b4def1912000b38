import { invalidRequest } from './api-error.ts';

/** Fields that are omitted unless `expand` names them. */
const EXPAND_ONLY_FIELDS: Readonly<Record<string, string>> = {
  invoice: 'payments',
  'checkout.session': 'line_items',
};

export interface RenderOptions {
  /** Prepended to links to the account's own pages, which start with /stripe/. */
  readonly origin: string;
  find(id: string): object | undefined;
}

/**
 * Renders an object as the API returns it. `expand` has dotted paths of ids to replace with their objects
 * (https://docs.stripe.com/api/expanding_objects). Throws an ApiError for an unknown path.
 */
export function renderObject(value: unknown, expand: readonly string[], showing: RenderOptions): unknown {
  if (typeof value === 'string') return value.startsWith('/stripe/') ? showing.origin + value : value;
  if (Array.isArray(value)) return value.map((one) => renderObject(one, expand, showing));
  if (typeof value !== 'object' || value === null) return value;
  const unknown = expand.find((path) => !(firstSegment(path) in value));
  if (unknown !== undefined)
    throw invalidRequest(`This property cannot be expanded (${unknown}).`, { param: 'expand' });
  const hidden = 'object' in value ? EXPAND_ONLY_FIELDS[String(value.object)] : undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const paths = expand.filter((path) => firstSegment(path) === name);
      if (paths.length === 0) return name === hidden ? [] : [[name, renderObject(inner, [], showing)]];
      const tails = paths.map((path) => path.slice(name.length + 1)).filter((path) => path !== '');
      const found = typeof inner === 'string' ? (showing.find(inner) ?? inner) : inner;
      return [[name, renderObject(found, tails, showing)]];
    }),
  );
}

const firstSegment = (path: string): string => path.split('.', 1).join('');
