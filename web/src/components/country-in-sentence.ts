/** Names with an article in a sentence. */
const WITH_ARTICLE =
  /^(?:United|Bahamas|Gambia|Maldives|Comoros|Seychelles|Philippines|Dominican Republic|Central African Republic|Isle of)\b|\b(?:Islands|Netherlands|Territory|Territories|Union)$/;

/** Names a country in a sentence: 'the United States', 'Germany'. */
export const countryInSentence = (country: string): string =>
  WITH_ARTICLE.test(country) ? `the ${country}` : country;
