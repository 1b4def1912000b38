/** Large employers whose industry is known, because their postings speak of each team's work and seldom of the company's. */
export const KNOWN_EMPLOYERS: Record<string, string> = {
  Consulting:
    'accenture, deloitte, ey, kpmg, pwc, mckinsey, boston consulting group, capgemini, cognizant, infosys, wipro, tata consultancy services, hcltech, ntt data, slalom, booz allen hamilton, jacobs, wsp, aecom, thoughtworks, epam systems, globant, cgi',
  Fintech:
    'goldman sachs, jpmorgan chase, jpmorganchase, morgan stanley, citi, citigroup, bank of america, wells fargo, barclays, hsbc, ubs, deutsche bank, td, scotiabank, bmo, visa, mastercard, american express, paypal, capital one, fidelity, charles schwab, blackrock, fiserv, intuit',
  Insurance:
    'nationwide, allstate, state farm, progressive, geico, metlife, prudential, aig, travelers, liberty mutual',
  'E-commerce & Retail':
    'amazon, amazon com, walmart, target, costco, ebay, shopify, home depot, lowes, wayfair, etsy',
  'Aerospace & Defense':
    'boeing, airbus, lockheed martin, northrop grumman, raytheon, rtx, general dynamics, l3harris, bae systems, leidos, saic, peraton',
  Semiconductors:
    'qualcomm, intel, amd, broadcom, micron, texas instruments, nxp, arm, asml, analog devices, applied materials',
  'Business Software':
    'microsoft, salesforce, oracle, sap, servicenow, workday, adobe, atlassian, ibm, dropbox',
  'Automotive & Mobility':
    'ford, general motors, toyota, honda, tesla, rivian, stellantis, bmw, volkswagen, uber',
  'Media & Entertainment':
    'disney, netflix, warner bros discovery, nbcuniversal, paramount, sony pictures, meta, snap, bytedance',
  Telecommunications: 'verizon, at and t, t mobile, comcast, ericsson, nokia, bell, rogers, telus, cisco',
  Healthcare:
    'unitedhealth group, optum, cvs health, medtronic, boston scientific, abbott, stryker, kaiser permanente',
  Biotech:
    'pfizer, moderna, novartis, roche, merck, eli lilly, astrazeneca, regeneron, amgen, gilead, genentech',
  Logistics: 'fedex, ups, dhl, maersk, xpo, c h robinson, rxo',
  'Energy & Climate':
    'exxonmobil, shell, bp, chevron, schlumberger, slb, baker hughes, ge vernova, siemens energy',
};
