/** Industries and the words that companies use for them. */
export const INDUSTRIES: Record<string, string> = {
  'Artificial Intelligence':
    'ai company, ai research, artificial general intelligence, agi, foundation models, frontier models, ai safety, large language models, generative ai, ai systems, conversational ai, ai agents, ai platform, ai infrastructure, ai workloads, ai research company, advanced ai, ai models, ai systems, ai cloud',
  Fintech:
    'fintech, payments, financial technology, neobank, lending platform, financial infrastructure, credit cards, financial services, banking, payment processing, wealth management, trading platform, brokerage, buy now pay later, bank, banks, financial platform, financial products, financial system, future of finance, democratize finance, personal finance, investing, investors, loans, lending, credit, investment banking, commercial banking, capital markets',
  Insurance:
    'insurtech, insurance company, health insurance, health plan, insurance, policyholders, reinsurance, insurers',
  'Crypto & Web3':
    'crypto, web3, blockchain, cryptocurrency, bitcoin, ethereum, defi, stablecoin, digital assets, blockchain applications, crypto exchange, tokens',
  Healthcare:
    'healthcare, health care, telehealth, patients, digital health, medical devices, hospital, hospitals, nurses, nursing, patient care, cancer care, oncology, doctors, physicians, clinicians, health system, medical technology',
  Biotech:
    'biotech, biotechnology, drug discovery, genomics, life sciences, clinical trials, therapeutics, pharmaceutical, pharmaceuticals',
  Education:
    'edtech, education technology, online learning, learners, educators, higher education, k 12, tutoring, university, school district, public schools, schools, faculty',
  'E-commerce & Retail':
    'e commerce, ecommerce, online marketplace, retailer, shoppers, merchants, retail stores, online shopping, consumer goods',
  Gaming:
    'games, players, immersive, video games, video game, game studio, gaming, esports, gamers, mobile games, game developer',
  Cybersecurity:
    'cybersecurity company, cybersecurity, cyber security, threat detection, endpoint security, identity security, zero trust, cloud security, security platform, cyber threats, hackers, email security',
  'Aerospace & Defense':
    'aerospace, defense, spacecraft, satellites, satellite, launch vehicles, rockets, national security, department of defense, defence, aircraft, missile, missiles, submarine, submarines, naval, navy, aviation, warfighter, military, space exploration',
  'Automotive & Mobility':
    'autonomous driving, self driving, electric vehicles, automotive, ride hailing, rideshare, transportation network, autonomous vehicles, robotaxi, drivers and riders, evs, autonomous trucks',
  Robotics: 'robotics company, humanoid, robots, robotics, drones, warehouse automation',
  Semiconductors:
    'semiconductor, semiconductors, chips, chipmaker, silicon photonics, gpu, accelerated computing, memory and storage, chip, foundry, wafer',
  'Energy & Climate':
    'clean energy, energy, oil, oil and gas, drilling, renewable energy, solar, battery storage, energy storage, decarbonization, nuclear energy, electric grid, fusion energy',
  'Real Estate':
    'real estate, proptech, property management, landlords, renters, mortgage, homebuyers, commercial real estate',
  'Travel & Hospitality':
    'travelers, travel platform, travel company, hosts, guests, hospitality, hotels, airline, vacation rentals, flights, restaurants',
  'Media & Entertainment':
    'entertainment, music, podcasts, publishers, media company, film, television, sports betting, social network, social media platform, online community, communities, pinners, livestreaming, short form video',
  Logistics:
    'logistics company, logistics provider, contract logistics, logistics, freight, supply chain solutions, transportation solutions, freight forwarding, global trade, global commerce, last mile, delivery network, trucking',
  Telecommunications:
    'telecommunications, telecom, broadband, 5g, wireless carrier, mobile network, wireless technology',
  'Developer Tools':
    'developer tools, developer tooling, developer platform, developers, programmers, database, databases, observability, software delivery, postgres, distributed sql, feature flags, containers, automate coding, open source, devtools, apis for developers, software developers, developer experience, code editor',
  'HR & Recruiting':
    'hr software, hr platform, payroll platform, talent platform, recruiting software, hr technology, make hiring work, hiring platform, hiring software, background checks, people management platform, performance management software, workforce management, human capital management',
  'Marketing & Advertising':
    'adtech, advertising technology, advertisers, marketing platform, martech, ad network, advertising agency, digital advertising',
  'Food & Agriculture': 'food delivery, agtech, agriculture, farmers, food company, meal, grocery, beverages',
  Government: 'govtech, civic technology, local governments',
  'Legal Technology': 'legal tech, law firms, legal technology, legal ai',
  Consulting:
    'consulting firm, consulting, client engagements, assurance services, engineering consulting, professional services, consultancy, advisory services, system integrator',
  'Business Software':
    'saas, enterprise software, crm, b2b software, business software, workflow automation, collaboration software, cloud software, productivity software, workspace, business processes, business decision, planning platform, data cloud, data platform, data driven decisions, customer experiences, digital operations, data warehouse, teams bring ideas, no code, connected operations, software platform, ai data cloud, go to market intelligence, content platform, product analytics, business data, collaboration',
};
