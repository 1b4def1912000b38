/** What stands in the testimonial's place on /pricing. Only words that a real person gave may carry a name. */
export type Testimonial =
  | { readonly kind: 'sample'; readonly words: string }
  | { readonly kind: 'given'; readonly words: string; readonly name: string; readonly role: string };

/** The words that are shown: replace them by a customer's own, with their name, once there are any. */
export const testimonial: Testimonial = {
  kind: 'sample',
  words: 'I saw the opening over breakfast and had written to them before lunch.',
};
