import type { Role } from '../../table/codes.ts';

/**
 * Names that the words around them decide: the first entry of `of` with a word that occurs, else (with `topics`) the last
 * topic in the title, else `alone` if nothing else is named, else `otherwise`. With `includesNextPart` the next part of the
 * title counts too, as in 'Administrator, Network'.
 */
export type GenericName = {
  names: string;
  of: readonly (readonly [Role | '-', string])[];
  topics?: true;
  includesNextPart?: true;
  alone?: Role;
  otherwise: Role | '-';
};

const COMPUTING = `
  it, information technology, information systems, information system, network, internetwork, database, data, server, cloud,
  software, desktop, help desk, helpdesk, service desk, computer, cyber, web, website, internet, intranet, websphere,
  application, telecom, rf, linux, unix, windows, sharepoint, salesforce, sap, erp, telecommunications, technical, technology, programming,
  security administrator, configuration, gis, cad, digital systems, devops, mainframe, netsuite, user,
  engineering, reporting, digital, vulnerability, intrusion, intelligence, forensic, forensics
`;
const LABORATORY = `
  engineer, automation, controls, plc, instrumentation, robot, robotics, calibration, photonics, mechatronics, engineering, aerospace, electronic,
  electronics, research and development, r and d
`;
const CLERICAL =
  'payroll, accounting, accounts, hr, human resources, personnel, budget, legal, tax, procurement, records management';
const ENGINEERED = `
  system, systems, software, database, circuit, board, pcb, electrical, electronic, electronics, mechanical, structural,
  civil, machine, machinery, tool, mold, die, weapon, airplane, aircraft, automobile, automotive, vehicle, engine, powertrain, body,
  antenna, rf, optical, semiconductor, analog, mixed signal, network, telecommunications, wind farm, solar, energy,
  water, piping, hvac, process, plant, substation, transmission, controls, automation, robotics, instrumentation, hydraulic,
  bridge, highway, roadway, railway, signal, cad, computer aided, drafting, engineering, aerospace, propulsion, thermal,
  sheet metal, truss, material handling, conveyor, plumbing, fire protection, fire alarm, low voltage, revit, bim, building,
  duct, wiring, tooling, fixture, land development, site, wastewater, stormwater, traffic, power, battery, lift, steel, sprinkler, harness, cable, equipment, utility, fiber, plastic parts, motorcycle
`;
const CRAFTS = `
  hair, salon, makeup, cake, wedding, bridal, clothing, apparel, garment, shoe, jewelry, floral, fashion, textile, costume,
  set, balloon, furniture, furnace, kitchen, landscape, garden, interior, pattern, lithograph, print, tattoo, nail, sewing
`;
const GOODS = `
  stock, stocking, stockroom, deli, delicatessen, grocery, produce, meat, seafood, dairy, food, bakery, counter, kitchen, bingo, keno,
  sports, betting, lottery, courtesy, carry out, warehouse, storehouse, storage, yard, tool, tool crib, parts, linen, pharmacy,
  prescription, drug, candy, packing, wrapping, shipping, receiving, delivery, material, supply, inventory, gas station,
  station, locker, bell, front desk, bowling, room service, recreation, library, circulation, pattern, marking, maintenance, ticket, gate, diet
`;
const TESTED = `
  software, web, website, mobile, game, video game, app, application, api, etl, qa, manual, automation, automated, test, performance,
  penetration, security, uat, user acceptance, accessibility, functional, regression, localization, usability, system, systems,
  database, data, sap, salesforce, embedded, computer, crowd, beta, ai, quality, agile, cloud, network
`;

const BUILDING_TRADES = `
  roofing, plumbing, hvac, painting, concrete, masonry, landscaping, landscape, carpentry, flooring, drywall, paving, excavation,
  demolition, siding, glazing, framing, insulation, scaffolding, tiling, welding, millwork, fencing, asphalt, drainage,
  waterproofing, remodeling, renovation, restoration, irrigation, stucco, cabinetry, electrical contracting, mechanical contracting,
  fire sprinkler, elevator installation, solar installation, kitchen and bath
`;

export const GENERIC_NAMES: readonly GenericName[] = [
  {
    names: `administrator, strategist, support specialist, support analyst, support representative, support associate,
      support coordinator, support manager, customer specialist`,
    of: [['En', COMPUTING]],
    topics: true,
    includesNextPart: true,
    otherwise: 'Op',
  },
  {
    names: 'technician, technologist, operator, repair specialist, attendant, crew',
    of: [
      ['En', `${COMPUTING}, ${LABORATORY}`],
      ['Op', CLERICAL],
    ],
    includesNextPart: true,
    otherwise: '-',
  },
  {
    names: 'designer',
    of: [
      ['De', 'design systems, design system, ux, ui, user, product'],
      ['En', ENGINEERED],
      ['-', CRAFTS],
    ],
    otherwise: 'De',
  },
  {
    names: 'project manager, project coordinator, project lead, project administrator, project assistant',
    of: [['-', BUILDING_TRADES]],
    includesNextPart: true,
    otherwise: 'Pr',
  },
  { names: 'tester', of: [['En', TESTED]], alone: 'En', otherwise: '-' },
  { names: 'clerk', of: [['-', GOODS]], otherwise: 'Op' },
];

/** Names that count only if nothing else in the title or its departments does. */
export const LAST_NAMES: readonly GenericName[] = [
  { names: 'analyst, consultant', of: [['En', COMPUTING]], includesNextPart: true, otherwise: 'Op' },
];
