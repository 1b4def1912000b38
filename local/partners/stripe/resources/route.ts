import { z } from 'zod';
import { invalid } from '../account/refusal.ts';

/** One method of the API. */
export interface Route {
  readonly method: 'get' | 'post' | 'delete';
  readonly path: string;
  /** Answers the form's fields, and the id of the address where it has one; throws a refusal. */
  serve(fields: unknown, id: string): unknown;
}

/** Makes a method of the API out of the fields that its form may have. */
export function route<T extends z.ZodObject>(
  method: Route['method'],
  path: string,
  form: T,
  serve: (given: z.output<T>, id: string) => unknown,
): Route {
  return { method, path, serve: (fields, id) => serve(read(form, fields), id) };
}

/** A list's page, as https://docs.stripe.com/api/pagination tells: newest first, from one object on. */
const page = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
});

/** Makes a list of the API; `select` gives all that the filters let through, newest first. */
export function listRoute<T extends z.ZodObject>(
  path: string,
  filters: T,
  select: (given: z.output<T>, id: string) => readonly { readonly id: string }[],
): Route {
  return {
    method: 'get',
    path,
    serve(fields, id) {
      const all = typeof fields === 'object' ? Object.entries(fields ?? {}) : [];
      const pick = (paging: boolean) =>
        Object.fromEntries(all.filter(([name]) => name in page.shape === paging));
      const { limit, starting_after: after, ending_before: before } = read(page, pick(true));
      const found = select(read(filters, pick(false)), id);
      const placeOf = (one: string, param: string) => {
        const place = found.findIndex((object) => object.id === one);
        if (place < 0) throw invalid(`No such object: '${one}'`, { code: 'resource_missing', param });
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

/** Reads fields as the form wants them; refuses as https://docs.stripe.com/error-codes names it. */
function read<T extends z.ZodType>(form: T, fields: unknown): z.output<T> {
  const result = form.safeParse(fields);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const path = [...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])].map(String);
  const param = path.map((name, index) => (index === 0 ? name : `[${name}]`)).join('');
  if (unknown !== undefined)
    throw invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  if (issue?.code === 'invalid_type' && issue.input === undefined)
    throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  throw invalid(`Invalid ${param}: ${issue?.message}`, { param });
}
