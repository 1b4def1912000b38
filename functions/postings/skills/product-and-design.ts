import type { SkillVocabulary } from './skill-vocabulary.ts';

/** Skills of product managers, designers and researchers. */
export const PRODUCT_AND_DESIGN: SkillVocabulary = {
  anyCase: `
Product strategy
Product discovery
Product analytics
Roadmapping: roadmap, roadmaps, product roadmap
Backlog prioritization: feature prioritization
User stories
Backlog management: backlog grooming, backlog refinement
Stakeholder management: stakeholder engagement
Go-to-market: go to market, gtm
Market research
Competitive analysis: competitor analysis
Pricing strategy
OKRs: okr
KPIs: kpi
Scrum
Kanban
Jira
Confluence
Amplitude
Mixpanel
Program management
Project management
Risk management
Change management
PMP
User research: ux research
Figma
Usability testing: usability tests, usability studies
User interviews: customer interviews
Wireframing: wireframes, wireframe
Prototyping: prototypes, prototype
Interaction design
Visual design
Information architecture
Design systems: design system
Design thinking
Journey mapping: journey maps, customer journey
Service design
Typography
Illustration
Motion design: motion graphics
After Effects
Photoshop
InDesign
Adobe Creative Suite: creative cloud
Content design: ux writing
Brand identity
`,
  exactCase: `
Agile
Sketch
Framer
Illustrator
Blender
Notion
`,
};
