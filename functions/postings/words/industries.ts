/** Industries and the words that companies use for them. */
export const INDUSTRIES: Record<string, string> = {
  'Artificial Intelligence':
    'ai company, ai research, artificial general intelligence, agi, foundation models, frontier models, ai safety, large language models, generative ai, ai systems, conversational ai, ai agents, ai platform',
  Fintech:
    'fintech, payments, financial technology, neobank, lending platform, financial infrastructure, credit cards, financial services, banking, payment processing, wealth management, trading platform, brokerage, buy now pay later',
  Insurance: 'insurtech, insurance company, insurance, policyholders, reinsurance, insurers',
  'Crypto & Web3':
    'crypto, web3, blockchain, cryptocurrency, bitcoin, ethereum, defi, stablecoin, digital assets',
  Healthcare:
    'healthcare, health care, telehealth, patients, digital health, health plan, medical devices, clinicians, health system, medical technology',
  Biotech:
    'biotech, biotechnology, drug discovery, genomics, life sciences, clinical trials, therapeutics, pharmaceutical, pharmaceuticals',
  Education:
    'edtech, education technology, online learning, students, learners, educators, higher education, k 12, tutoring',
  'E-commerce & Retail':
    'e commerce, ecommerce, online marketplace, retailer, shoppers, merchants, retail stores, online shopping, consumer goods',
  Gaming: 'video games, video game, game studio, gaming, esports, gamers, mobile games, game developer',
  Cybersecurity:
    'cybersecurity company, cybersecurity, cyber security, threat detection, endpoint security, identity security, zero trust',
  'Aerospace & Defense':
    'aerospace, defense, spacecraft, satellites, satellite, launch vehicles, rockets, national security, department of defense, warfighter, military, space exploration',
  'Automotive & Mobility':
    'autonomous driving, self driving, electric vehicles, automotive, ride hailing, autonomous vehicles, mobility, evs, autonomous trucks',
  Robotics: 'robotics company, humanoid, robots, robotics, drones, warehouse automation',
  Semiconductors: 'semiconductor, semiconductors, chips, chipmaker, silicon photonics, gpus, foundry, wafer',
  'Energy & Climate':
    'clean energy, renewable energy, climate, carbon, solar, battery storage, energy storage, decarbonization, nuclear, utilities, electric grid, fusion energy',
  'Real Estate':
    'real estate, proptech, property management, landlords, renters, mortgage, homebuyers, commercial real estate',
  'Travel & Hospitality':
    'travel, travelers, hospitality, hotels, airline, vacation rentals, flights, restaurants',
  'Media & Entertainment':
    'streaming, entertainment, music, podcasts, publishers, media company, film, television, sports betting, news, creators',
  Logistics: 'logistics, freight, supply chain, shipping, last mile, delivery network, carriers, trucking',
  Telecommunications: 'telecommunications, telecom, broadband, 5g, wireless carrier, mobile network',
  'Developer Tools':
    'developer tools, developer platform, open source, devtools, apis for developers, software developers, developer experience, code editor',
  'HR & Recruiting':
    'hr software, hr platform, payroll platform, talent platform, recruiting software, workforce management, human capital management',
  'Marketing & Advertising':
    'adtech, advertising technology, advertisers, marketing platform, martech, ad network, advertising agency, digital advertising',
  'Food & Agriculture': 'food delivery, agtech, agriculture, farmers, food company, meal, grocery, beverages',
  Government:
    'government agencies, govtech, public sector, federal government, civic technology, local governments',
  'Legal Technology': 'legal tech, law firms, legal technology, legal ai',
  Consulting: 'consulting firm, professional services, consultancy, advisory services, system integrator',
  'Business Software':
    'saas, enterprise software, crm, b2b software, business software, workflow automation, collaboration software, cloud software, productivity software',
};
