/** Words of a function that a title or a department may carry without naming a role; the first found decides. */
export const ROLE_TOPICS = {
  En: `
    software, engineering, electrical, mechanical, aerospace, civil, chemical, biomedical, manufacturing engineering, data,
    ai, ml, machine learning, artificial intelligence, analytics, cyber, cybersecurity, security, cloud, infrastructure,
    network, networking, it, information technology, technology, technical, tech, computer science, computing, computer,
    research, research and development, r and d, science, hardware, firmware, embedded, robotics, automation, platform,
    web, mobile, ios, android, java, python, javascript, typescript, react, angular, node, net, php, ruby, golang, rust,
    linux, database, sql, quality, quality assurance, testing, test, systems, semiconductor, electronics, blockchain,
    devops, quantum, physics, mathematics, gis, simulation, avionics, autonomy, perception, informatics, it support,
    developer, programming, wordpress, salesforce, sap, optical, photonics, rf, power electronics, battery
  `,
  Pr: 'product, products, program management, project management, pmo, program, project, agile, programs, projects',
  De: 'design, ux, ui, creative, user experience, brand design, art, graphics, animation, creative studio, visual',
  Ma: `
    marketing, sales, growth, brand, communications, advertising, public relations, social media, content, business development,
    partnerships, customer success, account management, commercial, revenue, go to market, gtm, e commerce, ecommerce,
    media, events, community, seo, presales, sales and marketing
  `,
  Op: `
    operations, human resources, hr, people, talent, recruiting, finance, accounting, legal, compliance, administration,
    administrative, office, g and a, general and administrative, customer support, customer service, support, procurement,
    supply chain, logistics, business, strategy, corporate, audit, tax, treasury, payroll, risk, facilities, workplace,
    investment, banking, actuarial, economics, policy, trust and safety, customer experience, consulting, management
  `,
} as const;
