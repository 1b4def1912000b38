/** Frequent words that tell the languages of postings apart. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'the and of to in for with you our we is are will on as your an this that be',
  de: 'und der die das mit für wir du ein eine im den sie von ist auf zu bei deine unser',
  fr: 'et le la les des vous nous pour dans une de est en du au sur avec votre notre',
  es: 'y el la los las de en con para una un que tu por del nuestro se es experiencia',
  pt: 'e o os de em com para uma um que você da do na no por nossa experiência ao são',
  it: 'e il la di in con per una un che del della nel gli è alla delle sei nostro le',
  nl: 'en de het een van in je met voor wij is op aan te zijn bij jij ons onze dat',
  sv: 'och att som du är med för vi en av på till i det har vår dig ett om eller',
  pl: 'i w z na do oraz się że dla jest nas od przez pracy lub po za ze oferujemy',
};

const MANY = 15;
/** The beginning of a text says enough. */
const MAX_LENGTH = 1_500;

const languagesOf = new Map<string, string[]>();
for (const [language, words] of Object.entries(WORDS))
  for (const word of words.split(' ')) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);

/** Returns the language of a text, or '' for a short text, another language, or several at once. */
export function postingLanguage(text: string): string {
  const counts = new Map<string, number>();
  for (const word of text
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .split(/[\s,.;:()/]+/))
    for (const language of languagesOf.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [[first, most] = ['', 0], [, next] = ['', 0]] = [...counts].sort(([, one], [, other]) => other - one);
  const english = counts.get('en') ?? 0;
  return most >= MANY && most >= next * 1.2 && (first === 'en' || most >= english * 4) ? first : '';
}
