import { splitPhrases, wordsIn } from './phrases.ts';

/**
 * LinkedIn's industries, older and present names, which SmartRecruiters, Workable and others use. Those that
 * could be any company are left out.
 */
const VENDOR_INDUSTRIES: Record<string, string> = {
  'Business Software': `computer software, software development, it system custom software development,
    desktop computing software products, business intelligence platforms`,
  Cybersecurity: `computer and network security, computer network security, data security software products`,
  Gaming: `computer games, mobile gaming apps, mobile games`,
  Semiconductors: `semiconductors, semiconductor manufacturing`,
  Fintech: `banking, financial services, investment banking, investment management, capital markets,
    venture capital and private equity, venture capital and private equity principals, credit intermediation,
    funds and trusts, investment advice, savings institutions`,
  Insurance: `insurance, insurance carriers, insurance agencies and brokerages,
    insurance and employee benefit funds`,
  Healthcare: `hospital and health care, hospitals and health care, medical practice, medical devices,
    mental health care, health wellness and fitness, medical practices, medical device,
    medical equipment manufacturing, hospitals, health and human services, wellness and fitness services,
    mental health, home health care services, nursing homes and residential care facilities, public health,
    physicians`,
  Biotech: `biotechnology, pharmaceuticals, biotechnology research, pharmaceutical manufacturing`,
  Education: `education management, higher education, e learning, primary secondary education,
    professional training and coaching, education, education administration programs,
    primary and secondary education, e learning providers, schools`,
  'E-commerce & Retail': `retail, supermarkets, apparel and fashion, consumer goods, luxury goods and jewelry,
    wholesale, retail apparel and fashion, internet marketplace platforms, online and mail order retail,
    retail groceries, wholesale import and export, personal care product manufacturing, cosmetics,
    sporting goods`,
  'Aerospace & Defense': `aviation and aerospace, defense and space, military, defense and space manufacturing,
    aviation and aerospace component manufacturing, armed forces, space research and technology`,
  'Automotive & Mobility': `automotive, motor vehicle manufacturing, motor vehicle parts manufacturing,
    ground passenger transportation`,
  Robotics: `industrial automation, automation machinery manufacturing, robotics engineering,
    robot manufacturing`,
  'Energy & Climate': `oil and energy, oil and gas, renewables and environment, utilities,
    renewable energy power generation, solar electric power generation, electric power generation,
    nuclear electric power generation, wind electric power generation, environmental services,
    climate technology product manufacturing, services for renewable energy`,
  'Real Estate': `real estate, commercial real estate, leasing real estate, real estate agents and brokers`,
  'Travel & Hospitality': `airlines aviation, hospitality, hotels, leisure travel and tourism, restaurants,
    airlines and aviation, travel arrangements, food and beverage services, hotels and motels,
    gambling facilities and casinos`,
  'Media & Entertainment': `broadcast media, entertainment, media production, music, newspapers, online media,
    publishing, gambling and casinos, motion pictures and film, entertainment providers,
    book and periodical publishing, newspaper publishing, broadcast media production and distribution,
    online audio and video media, spectator sports, sports, social networking platforms,
    movies videos and sound, musicians, internet publishing`,
  Logistics: `logistics and supply chain, package freight delivery, maritime, transportation trucking railroad,
    warehousing, transportation logistics supply chain and storage, freight and package transportation,
    truck transportation, warehousing and storage, maritime transportation, rail transportation`,
  Telecommunications: `telecommunications, wireless, wireless services, telecommunications carriers,
    satellite telecommunications`,
  'HR & Recruiting': `human resources, staffing and recruiting, human resources services,
    executive search services`,
  'Marketing & Advertising': `marketing and advertising, market research, public relations and communications,
    advertising services, marketing services, public relations and communications services`,
  'Food & Agriculture': `food and beverages, food production, farming, dairy, wine and spirits,
    food and beverage manufacturing, dairy product manufacturing, beverage manufacturing, wineries,
    agriculture`,
  Government: `government administration, government relations, public policy, public safety, law enforcement,
    public policy offices, legislative offices, public safety services`,
  'Legal Technology': `law practice, legal services`,
  Consulting: `management consulting, accounting, outsourcing offshoring, business consulting and services,
    it services and it consulting, information technology and services, outsourcing and offshoring consulting,
    civil engineering, architecture and planning, engineering services, operations consulting,
    environmental consulting`,
  'Crypto & Web3': `blockchain services`,
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

/**
 * Returns our industry for a vendor's ('hospital_and_health_care', 'Hospital & Health Care'), or '' if it
 * says too little.
 */
export const industryOfVendor = (stated: string): string =>
  BY_WORDS.get(withoutAnd(stated.replaceAll('_', ' '))) ?? '';
