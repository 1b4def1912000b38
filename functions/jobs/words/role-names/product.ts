/** Names of roles in product, program and project management. */
export const PRODUCT = `
  product manager, product management, product owner, product lead, product director, product specialist,
  product analyst, product operations, product strategy, product strategist, product associate, product coordinator,
  product executive, product vp, product development manager, product line manager, group product manager,
  technical product manager, vp product, chief product officer, cpo, apm, associate product manager, program manager,
  program management, programme manager, programme management, program director, program lead, program coordinator,
  program specialist, program analyst, program associate, technical program manager, technical program management,
  tpm, engineering program management, program management analyst, portfolio manager it, project manager,
  project management, project coordinator, project lead, project director, project administrator, project analyst,
  project specialist, project associate, project controller, project controls, project planner, project scheduler,
  project management office, pmo, pmo analyst, delivery manager, delivery lead, scrum master, scrum, agile coach,
  release train engineer, agile delivery, producer, game producer, technical producer, it project manager,
  information systems project manager, software project manager, innovation manager, product intern, product trainee,
  product graduate, product growth manager, program control, program control analyst, program controls analyst,
  program cost, program planning, program planner, program scheduler, program scheduling, schedule control analyst,
  cost control analyst, master scheduler, project support, project assistant, project officer, project professional,
  product development director, product ops specialist, product ops, delivery director, engagement manager,
  implementation project manager, web producer, digital producer, digital project manager, innovation lead,
  product head
`;
