import type { z } from 'zod';

type Known<Form extends z.ZodObject, Params> =
  Exclude<keyof z.input<Form>, keyof Params> extends never ? Form : never;

/**
 * Declares whose parameters a form has. It doesn't compile with a field that Stripe doesn't have: the types
 * of Stripe's client are generated from the OpenAPI description of the API version that it calls.
 *
 *     formOf<Stripe.CustomerCreateParams>()(z.strictObject({ email: z.string() }))
 */
export const formOf =
  <Params>() =>
  <Form extends z.ZodObject>(form: Known<Form, Params>): Form =>
    form;
