/** Words of a function that do not name a role; the first one found decides. */
export const ROLE_TOPICS = {
  En: `
    software, engineering, electrical, mechanical, aerospace, civil, chemical, biomedical, manufacturing engineering, data,
    ai, ml, machine learning, artificial intelligence, analytics, cyber, cybersecurity, security, cloud, infrastructure,
    network, networking, it, information technology, technology, technical, tech, computer science, computing, computer,
    research, research and development, r and d, science, hardware, firmware, embedded, robotics, automation, platform,
    web, mobile, ios, android, java, python, javascript, typescript, react, angular, node, net, php, ruby, golang, rust,
    linux, database, sql, quality, quality assurance, testing, test, systems, semiconductor, electronics, blockchain,
    devops, quantum, physics, mathematics, gis, simulation, avionics, autonomy, perception, informatics, it support,
    developer, programming, wordpress, salesforce, sap, optical, photonics, rf, internet, website, applications, implementation, bioinformatics, statistics, power electronics, battery, threat,
    mainframe, image processing, machine vision, thermal, structural, electronic warfare, netsuite, cryptography, observability
  `,
  Pr: 'product, products, program management, project management, pmo, project, agile, projects',
  De: 'design, ux, ui, creative, user experience, brand design, graphics, animation, creative studio',
  Ma: `
    marketing, sales, growth, brand, communications, advertising, public relations, social media, content, business development,
    partnerships, customer success, account management, commercial, revenue, go to market, gtm, e commerce, ecommerce,
    seo, presales, publicity, communication, merchandising, market, paid search, ppc, social media, sales and marketing, media,
    customer journey, comms, campaign, social strategy, content strategy, brand strategy, marketing strategy, national accounts, community, fundraising, public affairs
  `,
  Op: `
    operations, human resources, hr, people, talent, recruiting, finance, accounting, legal, compliance, administration,
    administrative, office, g and a, general and administrative, customer support, customer service, support, procurement,
    supply chain, logistics, business, strategy, corporate, audit, tax, claim, treasury, payroll, risk, facilities, workplace,
    investment, banking, actuarial, economics, policy, trust and safety, customer experience, consulting, management, insurance, claims, pricing, benefits, staffing, employment, diversity, budget, financial, fiscal, credit, employee, transformation, law, wealth management, capital markets,
    regulatory, complaints, aml, kyc, underwriting, reinsurance, litigation, sourcing, operational excellence, government,
    deals, forensics cpa, cpa, subcontracts, strategic development, mergers, transactions, financing, structured finance, broker, ehs,
    real estate, private equity, fixed income, production control, pathway planning
  `,
  '-': `
    education, educational, school, medical, clinical, patient, health, athletics, student affairs, academic, theatre, music, residency,
    dance, drawing, sculpture, campus, agriculture, culinary, recreation, counselling
  `,
} as const;
