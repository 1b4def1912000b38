/**
 * Names that say too little by themselves: what they are of decides, computing first; else the function they stand
 * under here.
 */
export const GENERIC_NAMES = {
  Op: `
    administrator, strategist, support specialist, support analyst, support representative, support associate,
    support coordinator, support manager, customer specialist
  `,
  '-': 'technician, technologist, operator, repair specialist, attendant, crew',
} as const;

/** Words that make a generic name one of information technology. */
export const COMPUTING = `
  it, information technology, information systems, information system, network, internetwork, database, data, server, cloud,
  software, desktop, help desk, helpdesk, service desk, computer, cyber, web, website, internet, intranet, websphere,
  application, linux, unix, windows, sharepoint, salesforce, sap, erp, telecommunications, technical, technology, programming,
  security administrator, configuration, gis, cad, digital systems, devops
`;
