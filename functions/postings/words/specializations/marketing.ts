import type { Specialization } from './vocabulary.ts';

/** Specializations in marketing and sales. */
export const MARKETING: readonly Specialization[] = [
  {
    name: 'Sales Development',
    title:
      'sdr, bdr, sales development, business development representative, account development, lead generation, inside sales',
    text: 'outbound prospecting, cold calling',
  },
  {
    name: 'Sales',
    title: 'sales, account executive, ae, seller, territory, enterprise sales, closer, advertising sales',
    text: 'quota, closing deals',
  },
  {
    name: 'Account Management',
    title:
      'account manager, account management, account director, client partner, relationship manager, key account, client, account strategist',
    text: 'account plans, upsell',
  },
  {
    name: 'Customer Success',
    title: 'customer success, client success, customer growth, renewals, renewal, customer engagement',
    text: 'customer success, churn, adoption',
  },
  { name: 'Business Development', title: 'business development, business developer, strategic sales' },
  {
    name: 'Partnerships',
    title: 'partner, partnerships, partnership, alliances, alliance, channel, affiliate',
    text: 'channel partners, strategic partnerships',
  },
  {
    name: 'Product Marketing',
    title: 'product marketing, go to market, gtm',
    text: 'positioning and messaging, product launches',
  },
  {
    name: 'Growth Marketing',
    title:
      'growth, demand generation, performance marketing, paid media, paid social, ppc, acquisition, digital marketing, lifecycle, email marketing, crm',
    text: 'paid campaigns, demand generation, google ads',
  },
  {
    name: 'Content & SEO',
    title: 'content, seo, copywriter, copy, editor, editorial, writer, search engine',
    text: 'blog posts, seo',
  },
  {
    name: 'Brand & Communications',
    title: 'brand, communications, public relations, pr, publicist, press, creative marketing, advertising',
    text: 'press releases, brand awareness',
  },
  {
    name: 'Social & Community',
    title: 'social media, social, community, influencer, creator',
    text: 'social media, community building',
  },
  { name: 'Events', title: 'event, events, field marketing', text: 'trade shows, conferences' },
  {
    name: 'Revenue Operations',
    title:
      'sales operations, revenue operations, revops, marketing operations, sales enablement, sales analyst, marketing analyst',
    text: 'salesforce reporting, forecasting',
  },
  {
    name: 'Solutions & Presales',
    title: 'presales, pre sales, solutions consultant, solution consultant, value consultant, solutions',
    text: 'product demos, rfp',
  },
  {
    name: 'Market Research',
    title: 'market research, market researcher, consumer insights',
    text: 'surveys, focus groups',
  },
  { name: 'Marketing', general: true, title: 'marketing, marketer' },
];
