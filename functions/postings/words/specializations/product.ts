import type { Specialization } from './vocabulary.ts';

/** Specializations in product, program and project management. */
export const PRODUCT: readonly Specialization[] = [
  {
    name: 'Technical Program Management',
    title: 'technical program, tpm, engineering program, technical project',
  },
  {
    name: 'Product Management',
    title:
      'product manager, product management, product lead, product director, product vp, product strategy, product specialist, product associate, product analyst, product operations, product executive, apm',
  },
  { name: 'Product Owner', title: 'product owner' },
  {
    name: 'Program Management',
    title:
      'program manager, program management, programme, program director, program coordinator, program lead',
  },
  { name: 'Project Management', title: 'project, pmo, delivery manager, delivery lead' },
  {
    name: 'Agile & Scrum',
    title: 'scrum, agile, release train',
    text: 'scrum, sprint planning, agile ceremonies',
  },
  {
    name: 'Growth',
    title: 'growth, monetization, activation, acquisition, retention',
    text: 'experimentation, a b testing, funnel',
  },
  {
    name: 'Platform',
    title: 'platform, infrastructure, api, developer, cloud',
    text: 'platform apis, developer platform',
  },
  {
    name: 'AI & Data',
    title: 'ai, ml, machine learning, data, analytics, llm',
    text: 'machine learning, llms, generative ai',
  },
  {
    name: 'Fintech',
    title: 'payments, fintech, billing, lending, banking, risk',
    text: 'payments, lending',
  },
  { name: 'Games', title: 'game, games, producer', text: 'live ops, players' },
  {
    name: 'Product Leadership',
    title: 'group product manager, product lead',
    leads: true,
  },
];
