import { splitPhrases, wordsIn } from './phrases.ts';

/** LinkedIn's industries, which SmartRecruiters, Workable and others use. Those that could be any company are left out. */
const VENDOR_INDUSTRIES: Record<string, string> = {
  'Business Software': 'computer software, software development',
  Cybersecurity: 'computer and network security, computer network security',
  Gaming: 'computer games',
  Semiconductors: 'semiconductors, semiconductor manufacturing',
  Fintech:
    'banking, financial services, investment banking, investment management, capital markets, venture capital and private equity',
  Insurance: 'insurance',
  Healthcare:
    'hospital and health care, hospitals and health care, medical practice, medical devices, mental health care, health wellness and fitness',
  Biotech: 'biotechnology, pharmaceuticals',
  Education:
    'education management, higher education, e learning, primary secondary education, professional training and coaching',
  'E-commerce & Retail':
    'retail, supermarkets, apparel and fashion, consumer goods, luxury goods and jewelry, wholesale',
  'Aerospace & Defense': 'aviation and aerospace, defense and space, military',
  'Automotive & Mobility': 'automotive',
  Robotics: 'industrial automation',
  'Energy & Climate': 'oil and energy, oil and gas, renewables and environment, utilities',
  'Real Estate': 'real estate, commercial real estate',
  'Travel & Hospitality': 'airlines aviation, hospitality, hotels, leisure travel and tourism, restaurants',
  'Media & Entertainment':
    'broadcast media, entertainment, media production, music, newspapers, online media, publishing, gambling and casinos, motion pictures and film',
  Logistics:
    'logistics and supply chain, package freight delivery, maritime, transportation trucking railroad, warehousing',
  Telecommunications: 'telecommunications, wireless',
  'HR & Recruiting': 'human resources, staffing and recruiting',
  'Marketing & Advertising':
    'marketing and advertising, market research, public relations and communications',
  'Food & Agriculture': 'food and beverages, food production, farming, dairy, wine and spirits',
  Government: 'government administration, government relations, public policy, public safety',
  'Legal Technology': 'law practice, legal services',
  Consulting: 'management consulting, accounting, outsourcing offshoring',
};

const withoutAnd = (words: string) =>
  wordsIn(words)
    .filter((word) => word !== 'and')
    .join(' ');

const BY_WORDS = new Map(
  Object.entries(VENDOR_INDUSTRIES).flatMap(([industry, names]) =>
    splitPhrases(names).map((name): [string, string] => [withoutAnd(name), industry]),
  ),
);

/** Returns our industry for a vendor's ('hospital_and_health_care', 'Hospital & Health Care'), or '' if it says too little. */
export const industryOfVendor = (stated: string): string =>
  BY_WORDS.get(withoutAnd(stated.replaceAll('_', ' '))) ?? '';
