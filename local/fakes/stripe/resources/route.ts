import { z } from 'zod';
import { invalidRequest } from '../account/api-error.ts';

export interface Route {
  readonly method: 'get' | 'post' | 'delete';
  readonly path: string;
  /** Returns the response body. `id` is the path's id, or empty. Throws an ApiError. */
  handle(fields: unknown, id: string): unknown;
}

/** Creates a route that validates its params with `form`. */
export function route<T extends z.ZodObject>(
  method: Route['method'],
  path: string,
  form: T,
  serve: (given: z.output<T>, id: string) => unknown,
): Route {
  return { method, path, handle: (fields, id) => serve(parseForm(form, fields), id) };
}

/** https://docs.stripe.com/api/pagination */
const page = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
});

/** Creates a paginated list route. `select` returns all matches, newest first. */
export function listRoute<T extends z.ZodObject>(
  path: string,
  filters: T,
  select: (given: z.output<T>, id: string) => readonly { readonly id: string }[],
): Route {
  return {
    method: 'get',
    path,
    handle(fields, id) {
      const all = typeof fields === 'object' ? Object.entries(fields ?? {}) : [];
      const pick = (paging: boolean) =>
        Object.fromEntries(all.filter(([name]) => name in page.shape === paging));
      const { limit, starting_after: after, ending_before: before } = parseForm(page, pick(true));
      const found = select(parseForm(filters, pick(false)), id);
      const placeOf = (one: string, param: string) => {
        const place = found.findIndex((object) => object.id === one);
        if (place < 0) throw invalidRequest(`No such object: '${one}'`, { code: 'resource_missing', param });
        return place;
      };
      const from = after === undefined ? 0 : placeOf(after, 'starting_after') + 1;
      const to = before === undefined ? found.length : placeOf(before, 'ending_before');
      const begin = before === undefined ? from : Math.max(from, to - limit);
      const data = found.slice(begin, Math.min(to, begin + limit));
      const hasMore = before === undefined ? begin + limit < to : begin > from;
      return { object: 'list', data, has_more: hasMore, url: `/v1${path.replace(':id', id)}` };
    },
  };
}

/** Throws ApiErrors with the codes of https://docs.stripe.com/error-codes. */
function parseForm<T extends z.ZodType>(form: T, fields: unknown): z.output<T> {
  const result = form.safeParse(fields);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const path = [...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])].map(String);
  const param = path.map((name, index) => (index === 0 ? name : `[${name}]`)).join('');
  if (unknown !== undefined)
    throw invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  if (issue?.code === 'invalid_type' && issue.input === undefined)
    throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  throw invalidRequest(`Invalid ${param}: ${issue?.message}`, { param });
}
