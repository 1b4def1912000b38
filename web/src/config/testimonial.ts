/** The testimonial on /pricing. Only the words of a real person carry a name; `none` leaves the section out. */
export type Testimonial =
  | { readonly kind: 'none' }
  | { readonly kind: 'sample'; readonly words: string }
  | { readonly kind: 'given'; readonly words: string; readonly name: string; readonly role: string };

/** A production stage cannot be deployed with the sample: replace it by a customer's own words, or by `none`. */
export const testimonial: Testimonial = {
  kind: 'sample',
  words: 'I saw the opening over breakfast and had written to them before lunch.',
};
