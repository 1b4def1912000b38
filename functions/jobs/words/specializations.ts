import type { Role } from '../../table/codes.ts';

/**
 * What a role can be specialised in. `title` words name it in a title or department, `text` ones show it in a
 * description; `leads`: managers, directors and executives of the function have it too.
 */
export type Specialization = { name: string; title: string; text?: string; leads?: true };

/** The vocabulary of specializations by function, as visitors see and filter by them. */
export const SPECIALIZATIONS: Record<Role, readonly Specialization[]> = {
  En: [
    { name: 'Full Stack', title: 'full stack, fullstack, mern, mean stack', text: 'full stack, fullstack' },
    {
      name: 'Backend',
      title:
        'backend, back end, api, server, java, golang, go, python developer, node, nodejs, net, ruby, php, scala, rust, distributed systems, microservices, kotlin backend',
      text: 'backend, back end, microservices, rest apis, distributed systems',
    },
    {
      name: 'Frontend',
      title:
        'frontend, front end, react, angular, vue, javascript, typescript, ui developer, ui engineer, web developer, web',
      text: 'frontend, front end, react, typescript, css',
    },
    {
      name: 'Mobile',
      title: 'mobile, ios, android, swift, kotlin, react native, flutter',
      text: 'ios, android, react native, swift, kotlin',
    },
    {
      name: 'Machine Learning',
      title:
        'machine learning, ml, ai, artificial intelligence, deep learning, nlp, llm, computer vision, generative ai, genai, applied scientist, mlops, perception, prompt engineer, reinforcement learning, ai ml',
      text: 'machine learning, deep learning, pytorch, tensorflow, llms, llm, computer vision',
    },
    {
      name: 'Data Science',
      title:
        'data scientist, data science, statistician, decision scientist, quantitative researcher, statistics',
      text: 'data science, statistical modeling',
    },
    {
      name: 'Data Engineering',
      title:
        'data engineer, data engineering, data platform, etl, data infrastructure, data warehouse, big data, data pipeline, analytics engineer, analytics engineering, database, dba, data architect',
      text: 'data pipelines, etl, spark, airflow, snowflake, data warehouse, dbt',
    },
    {
      name: 'Data Analytics',
      title:
        'data analyst, analytics, business intelligence, bi, data analytics, insights, reporting, power bi, tableau',
      text: 'tableau, power bi, dashboards, looker',
    },
    {
      name: 'DevOps & SRE',
      title:
        'devops, sre, site reliability, reliability engineer, build engineer, release engineer, devsecops, production engineer, ci cd',
      text: 'ci cd, terraform, kubernetes, site reliability',
    },
    {
      name: 'Infrastructure',
      title:
        'infrastructure, cloud, platform, systems engineer, compute, storage, kubernetes, aws, azure, gcp, systems administrator, system administrator',
      text: 'cloud infrastructure, infrastructure as code',
    },
    {
      name: 'Security',
      title:
        'security, cybersecurity, cyber, infosec, penetration, appsec, soc analyst, threat, vulnerability, cryptography, grc, malware',
      text: 'application security, threat modeling, penetration testing, siem',
    },
    {
      name: 'Networking',
      title: 'network, networking, wireless, telecom, rf, 5g',
      text: 'bgp, tcp ip, network protocols',
    },
    {
      name: 'Embedded',
      title: 'embedded, firmware, rtos, bsp, device driver, drivers, kernel, linux kernel, microcontroller',
      text: 'embedded systems, firmware, rtos',
    },
    {
      name: 'Hardware',
      title:
        'hardware, electrical, electronics, asic, fpga, rtl, vlsi, silicon, analog, circuit, pcb, soc design, design verification, physical design, semiconductor, photonics, optical, power electronics, gpu',
      text: 'verilog, systemverilog, pcb design, schematic',
    },
    {
      name: 'Mechanical',
      title:
        'mechanical, structural, thermal, aerospace, propulsion, manufacturing, process, industrial, civil, chemical, materials, mechatronics, automotive, tooling, avionics, hvac',
      text: 'solidworks, finite element analysis, gd t',
    },
    {
      name: 'Robotics',
      title:
        'robotics, robot, autonomy, autonomous, controls, motion planning, slam, gnc, guidance navigation',
      text: 'robotics, ros, motion planning',
    },
    {
      name: 'QA & Testing',
      title:
        'qa, quality assurance, test, testing, sdet, tester, automation engineer, quality engineer, verification, validation',
      text: 'test automation, selenium, test plans, cypress',
    },
    {
      name: 'Games',
      title: 'game, gameplay, games, graphics, rendering, unity, unreal, engine programmer',
      text: 'unreal engine, gameplay, unity',
    },
    {
      name: 'IT & Support',
      title:
        'it, help desk, helpdesk, desktop, service desk, technical support, support engineer, information technology, application support, computer',
      text: 'help desk, ticketing, active directory',
    },
    {
      name: 'Solutions',
      title:
        'solutions, solution, sales engineer, forward deployed, implementation, integration, customer engineer, field engineer, salesforce, sap, servicenow, erp, oracle',
      text: 'proof of concept, solution architecture',
    },
    {
      name: 'Research',
      title: 'research, researcher, scientist, phd, r d, quantum',
      text: 'research papers, publications, novel algorithms',
    },
    {
      name: 'Blockchain',
      title: 'blockchain, web3, smart contract, solidity, crypto, defi',
      text: 'solidity, smart contracts, blockchain',
    },
    {
      name: 'Engineering Leadership',
      title: 'engineering lead, tech lead, technical lead, cto',
      leads: true,
    },
    { name: 'Software Engineering', title: 'software, developer, programmer, sde, swe' },
  ],
  Pr: [
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
  ],
  De: [
    { name: 'Product Design', title: 'product designer, product design', text: 'end to end product design' },
    {
      name: 'UX Research',
      title: 'ux researcher, ux research, user researcher, user research, design researcher',
      text: 'usability studies, user interviews',
    },
    {
      name: 'UX & UI',
      title:
        'ux, ui, user experience, user interface, interaction, web designer, web design, mobile designer',
      text: 'wireframes, prototypes, figma',
    },
    {
      name: 'Brand & Visual',
      title:
        'brand, visual, graphic, graphics, marketing designer, creative, art director, communication, presentation, illustrator, packaging',
      text: 'brand identity, typography',
    },
    {
      name: 'Motion & Animation',
      title: 'motion, animator, animation, video, 3d, vfx, storyboard',
      text: 'after effects, motion graphics, cinema 4d',
    },
    {
      name: 'Content Design',
      title: 'content designer, content design, ux writer, ux writing, instructional',
      text: 'content strategy, ux copy',
    },
    {
      name: 'Game Design',
      title:
        'game, level designer, concept artist, character artist, environment artist, technical artist, narrative',
      text: 'level design, game mechanics',
    },
    {
      name: 'Service Design',
      title: 'service designer, service design, strategist',
      text: 'service blueprints, journey maps',
    },
    {
      name: 'Industrial Design',
      title: 'industrial designer, industrial design, hardware designer',
      text: 'industrial design, rhino',
    },
    {
      name: 'Design Systems',
      title: 'design systems, design system, design technologist, design ops, design operations',
      text: 'design system, design systems',
    },
    {
      name: 'Design Leadership',
      title: 'design lead, creative director',
      leads: true,
    },
  ],
  Ma: [
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
    { name: 'Marketing', title: 'marketing, marketer' },
  ],
  Op: [
    {
      name: 'Recruiting',
      title: 'recruiter, recruiting, recruitment, talent acquisition, sourcer, talent',
      text: 'full cycle recruiting, candidate pipeline',
    },
    {
      name: 'People & HR',
      title:
        'hr, human resources, people, compensation, benefits, total rewards, hrbp, employee relations, payroll, diversity',
      text: 'employee relations, hris',
    },
    {
      name: 'Learning & Development',
      title: 'learning, training, trainer, organizational development',
      text: 'training programs, curriculum',
    },
    {
      name: 'Accounting',
      title:
        'accountant, accounting, accounts payable, accounts receivable, bookkeeper, controller, audit, auditor, tax, billing',
      text: 'month end close, gaap, reconciliations',
    },
    {
      name: 'Finance',
      title:
        'finance, financial, fp a, treasury, investment, pricing, credit, actuarial, actuary, portfolio, equity',
      text: 'financial modeling, budgeting',
    },
    {
      name: 'Legal',
      title: 'legal, counsel, attorney, lawyer, paralegal, contract, contracts, patent, privacy counsel',
      text: 'contract negotiation, litigation',
    },
    {
      name: 'Compliance & Risk',
      title: 'compliance, risk, regulatory, privacy, aml, kyc, fraud, policy, government',
      text: 'regulatory requirements, anti money laundering',
    },
    {
      name: 'Customer Support',
      title:
        'customer support, customer service, customer care, customer experience, support, call center, contact center, client services, onboarding',
      text: 'customer inquiries, zendesk',
    },
    {
      name: 'Business Operations',
      title:
        'operations, business operations, bizops, business analyst, process, transformation, general manager',
      text: 'process improvement, cross functional operations',
    },
    {
      name: 'Strategy',
      title: 'strategy, strategic, chief of staff, strategist, consultant, consulting',
      text: 'strategic initiatives',
    },
    {
      name: 'Supply Chain',
      title:
        'supply chain, procurement, purchasing, buyer, logistics, inventory, sourcing, vendor, materials, planner',
      text: 'supply chain, procurement',
    },
    {
      name: 'Office & Administration',
      title:
        'administrative, administrator, assistant, office, receptionist, secretary, workplace, facilities, clerk, data entry, executive assistant',
      text: 'calendar management, office supplies',
    },
    {
      name: 'Trust & Safety',
      title: 'trust and safety, content moderation, content moderator, moderator',
      text: 'content moderation',
    },
  ],
};
