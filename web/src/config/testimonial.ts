/** Only a real person's words carry a name; 'none' leaves the section out. */
export type Testimonial =
  | { readonly kind: 'none' }
  | { readonly kind: 'sample'; readonly words: string }
  | { readonly kind: 'given'; readonly words: string; readonly name: string; readonly role: string };

/** A production stage cannot deploy the sample: replace it with a customer's words or 'none'. */
export const testimonial: Testimonial = {
  kind: 'sample',
  words: 'I saw the job over breakfast and had applied before lunch.',
};
