/**
 * Phrases that name a role, by function; '-' are roles outside the offices of technology companies. In a title the
 * last phrase of the first part that names one decides: 'Marketing Data Scientist' is engineering.
 */
export const ROLE_NAMES = {
  En: `
    helpdesk administrator, help desk administrator, cloud support, cloud support associate, backend support,
    backend support associate, application support associate, it support associate, engineering technician,
    engineering technologist, electronics technician, test technician, hardware technician, mechanical design,
    electrical design, hardware design, system design, systems design, civil design, structural design, circuit
    design, control design, asic design, ic design, chip design, soc design, rtl design, design analyst, design
    assurance, design engineering, engineering design, computer aided design, mission design, engineer designer,
    engineering designer, civil engineering designer, civil designer, controls designer, control systems designer,
    software designer, control systems software designer, roadway designer, system designer, data designer,
    computer scientist, engineer, engineering manager, engineering lead, engineering director, software
    engineering, software development, software developer, developer, programmer, coder, programmer analyst,
    architect, sde, swe, sdet, sre, devops, devsecops, mlops, qa, qa analyst, qa lead, qa tester, quality
    assurance analyst, quality assurance manager, quality assurance engineer, quality assurance specialist,
    quality assurance tester, software quality assurance, tester, test analyst, test lead, test automation, test
    manager, data scientist, data science, data engineering, data analyst, data analytics, data architect, data
    steward, data modeler, data manager, data warehouse, data governance analyst, data annotator, data labeler,
    data specialist, data quality analyst, analytics manager, analytics engineering, analytics analyst, analytics
    specialist, analytics consultant, bi analyst, bi developer, business intelligence analyst, business
    intelligence developer, business intelligence, insights analyst, machine learning, machine learning scientist,
    ai scientist, ai researcher, ai research, ai specialist, ai trainer, applied scientist, research scientist,
    scientist, decision scientist, statistician, biostatistician, mathematician, quantitative researcher,
    quantitative analyst, quantitative developer, quant, bioinformatician, bioinformatics, computational
    biologist, physicist, chemist, security analyst, cyber security analyst, cybersecurity analyst, information
    security, cyber security, cybersecurity, security specialist, security researcher, security consultant,
    security architect, security operations, security manager, security director, information security manager,
    penetration tester, pentester, ethical hacker, threat hunter, threat analyst, threat intelligence, soc
    analyst, incident responder, malware analyst, vulnerability analyst, grc analyst, system administrator,
    systems administrator, sysadmin, network administrator, database administrator, dba, linux administrator,
    cloud administrator, salesforce administrator, it administrator, sharepoint administrator, systems analyst,
    system analyst, systems specialist, systems manager, computer systems analyst, business systems analyst,
    information systems, information systems manager, network analyst, network specialist, network operations,
    network technician, network manager, it specialist, it manager, it analyst, it director, it technician, it
    support, it operations, it consultant, it coordinator, it generalist, it lead, it associate, it auditor, it
    project, it help desk, information technology, information technology specialist, information technology
    manager, information technology analyst, information technology director, help desk, helpdesk, service desk,
    desktop support, technical support, tech support, application support, production support, systems support,
    computer support, technical support specialist, support technician, it support specialist, it support
    technician, computer technician, computer operator, data center technician, data centre technician, data
    center operations, technical lead, tech lead, team lead software, technical director, technology director,
    technology manager, technology consultant, technology analyst, technical consultant, technical architect,
    technical staff, member of technical staff, mts, technical specialist, technical analyst, technical account
    engineer, technologist software, solutions architecture, solutions engineering, software architect, software
    analyst, software consultant, software specialist, software manager, software director, software lead,
    software tester, software intern, software trainee, firmware, embedded software, backend, back end, frontend,
    front end, full stack, fullstack, webmaster, web development, mobile development, game programmer, gameplay
    programmer, graphics programmer, ai engineering, prompt engineering, robotics, cad designer, pcb designer, pcb
    layout, layout designer, ic designer, mask designer, circuit designer, chip designer, analog designer, digital
    designer ic, asic, fpga, rtl, vlsi, design verification, silicon, physical design, hardware, hardware manager,
    electrical designer, mechanical designer, cad technician, drafter, hvac designer, piping designer, structural
    designer, autocad designer, tool designer, chief technology officer, chief technical officer, cto, chief
    information officer, cio, ciso, cdo, chief information security officer, chief data officer, chief ai officer,
    chief scientist, chief architect, chief engineer, vp engineering, vp technology, technical writer, technical
    writing, documentation specialist, developer relations, developer advocate, developer evangelist, devrel,
    technical evangelist, release manager, configuration manager, build manager, engineering technician software,
    gis analyst, gis specialist, gis developer, cloud consultant, cloud specialist, erp analyst, erp consultant,
    sap consultant, sap analyst, oracle consultant, servicenow, salesforce consultant, crm developer, etl, power
    bi, programming, forward deployed, implementation engineering, reliability, site reliability, platform
    engineering, engineering, engineering supervisor, engineering trainee, graduate engineering, hacker, bug
    bounty hunter, cryptographer, cryptanalyst, informaticist, implementation specialist, implementation
    consultant, implementation manager, applications analyst, application analyst, internet analyst, internet
    specialist, geospatial analyst, geospatial specialist, cartographer, metallurgist, ergonomist, draftsperson,
    draftsman, optimization analyst, statistical analyst, researcher, digital investigator, application
    development, system development, systems development, computer operations manager, data operations, data
    management, data administrator, information services, information systems administrator, computer designer,
    aircraft designer, automotive designer, boat designer, ship designer, die designer, gage designer, mold
    designer, solar designer, instrumentation designer, machine designer, electronic parts designer, equipment
    designer, sales engineer, web specialist, web analyst, web consultant
  `,
  Pr: `
    product manager, product management, product owner, product lead, product director, product specialist,
    product analyst, product operations, product strategy, product strategist, product associate, product
    coordinator, product executive, product vp, product development manager, product line manager, group product
    manager, technical product manager, vp product, chief product officer, cpo, apm, associate product manager,
    program manager, program management, programme manager, programme management, program director, program lead,
    program coordinator, program specialist, program analyst, program associate, technical program manager,
    technical program management, tpm, engineering program management, program management analyst, portfolio
    manager it, project manager, project management, project coordinator, project lead, project director, project
    administrator, project analyst, project specialist, project associate, project controller, project controls,
    project planner, project scheduler, project management office, pmo, pmo analyst, delivery manager, delivery
    lead, scrum master, scrum, agile coach, release train engineer, agile delivery, producer, game producer,
    technical producer, it project manager, information systems project manager, software project manager,
    innovation manager, product intern, product trainee, product graduate, product growth manager
  `,
  De: `
    usability, usability specialist, usability analyst, usability strategist, ux specialist, designer, product
    designer, product design, ux, ui, ui ux, ux ui, user experience, user interface, ux designer, ui designer, ux
    researcher, ux research, user researcher, user research, design researcher, ux writer, ux writing, content
    designer, content design, ux architect, ux strategist, user experience strategist, user experience architect,
    user experience researcher, ux manager, ux director, ux lead, interaction design, interaction designer, visual
    designer, visual design, graphic designer, graphic design, graphic artist, graphics artist, graphics designer,
    web designer, web design, motion designer, motion graphics, motion graphics artist, motion design, animator,
    animation, 2d artist, 3d artist, 3d modeler, 3d designer, concept artist, character artist, environment
    artist, technical artist, vfx artist, visual effects artist, texture artist, lighting artist, digital artist,
    illustrator, storyboard artist, art director, creative director, creative designer, creative lead, creative
    manager, brand designer, marketing designer, communication designer, service designer, service design,
    industrial designer, game designer, game design, level designer, narrative designer, systems designer game,
    game artist, design manager, design director, design lead, design intern, design operations, design ops,
    design program, design technologist, design systems, design system, chief design officer, head of design, vp
    design, design trainee, design graduate, design associate, design strategist, multimedia artist, multimedia
    designer, multimedia specialist, information architect, instructional designer, production designer, exhibit
    designer, packaging designer, presentation designer, email designer, sound designer, video editor, photo
    editor, retoucher
  `,
  Ma: `
    marketing, marketer, marketing manager, marketing specialist, marketing coordinator, marketing director,
    marketing analyst, marketing associate, marketing assistant, marketing operations, marketing lead, marketing
    executive, marketing strategist, marketing consultant, marketing intern, marketing representative, product
    marketing, product marketing manager, growth, growth hacker, growth manager, growth lead, demand generation,
    seo, sem, ppc, paid media, paid social, paid search, media buyer, media planner, media specialist, media
    manager, media strategist, media coordinator, search engine optimization, search engine marketing, search
    marketing, social media, social media manager, content marketing, content manager, content strategist, content
    writer, content creator, content specialist, content editor, content producer, content coordinator, content
    marketer, copywriter, copy writer, copy editor, editorial, blogger, influencer, brand manager, brand
    ambassador, brand strategist, brand marketing, brand specialist, communications, communications manager,
    communications specialist, communications coordinator, communications director, corporate communications,
    public relations, public relations specialist, pr specialist, pr manager, pr coordinator, publicist, press
    officer, public affairs specialist, spokesperson, event manager, events manager, event coordinator, events
    coordinator, event planner, event marketing, community manager, community lead, advertising, advertising
    manager, advertising sales, ad operations, ad sales, campaign manager, campaign specialist, crm manager, crm
    specialist, email marketing, lifecycle marketing, digital marketing, affiliate manager, market research,
    market researcher, market research analyst, ecommerce specialist, ecommerce manager, e commerce manager, e
    commerce specialist, sales, seller, sales manager, sales representative, sales executive, sales associate,
    sales consultant, sales specialist, sales director, sales development, sales development representative, sdr,
    bdr, ae, sales operations, sales enablement, sales coordinator, sales support, sales analyst, sales assistant,
    sales agent, sales trainee, sales lead, sales advisor, salesperson, sales person, salesman, inside sales,
    outside sales, field sales, telesales, telemarketer, presales, pre sales, pre sales consultant, solutions
    consultant, solution consultant, solutions sales, value consultant, business development, business development
    manager, business development representative, business development director, business developer, partner
    manager, partnerships, partnership manager, partnerships manager, partner development, alliances, alliance
    manager, channel manager, channel account, channel sales, account executive, account manager, account
    management, account director, account representative, account development, account development representative,
    account coordinator, account specialist, account supervisor, account strategist, key account, client partner,
    client success, client success manager, client manager, client executive, client director, client
    relationship, client solutions, client services manager, customer success, customer success manager, customer
    success associate, customer success specialist, customer marketing, customer growth, customer engagement,
    relationship manager, revenue operations, revops, revenue manager, go to market, gtm, territory manager,
    regional manager sales, merchandising manager, marketing trainee, lead generation, lead generation specialist,
    renewals, renewal specialist, renewals manager, chief marketing officer, cmo, chief revenue officer, cro,
    chief commercial officer, commercial manager, commercial director, web content, digital strategist, digital
    marketer, translator localization, communication specialist, media relations, media relations specialist,
    press agent, press secretary, promoter, publicity, speech writer, community relations, public information,
    regional manager, district manager, market analyst, market development, category manager, promotions, e
    commerce strategist, membership manager
  `,
  Op: `
    financial advisor, human resource, claims associate, proposal manager, proposal analyst, mailroom, pricing
    specialist, project accountant, recruiter, recruiting, recruitment, recruitment consultant, recruiting
    coordinator, recruiting manager, talent acquisition, talent partner, talent sourcer, talent specialist, talent
    manager, talent development, sourcer, human resources, hr, hr manager, hr generalist, hr specialist, hr
    business partner, hrbp, hr coordinator, hr assistant, hr director, hr analyst, hr advisor, hr operations, hris
    analyst, people partner, people operations, people team, people manager hr, people and culture, people ops,
    people business partner, chief people officer, chro, personnel, compensation analyst, compensation
    coordinator, compensation manager, compensation, benefits specialist, benefits analyst, benefits manager,
    benefits administrator, total rewards, payroll, payroll manager, payroll specialist, payroll clerk, learning
    and development, training specialist, training manager, training coordinator, corporate trainer, trainer,
    organizational development, employee relations, labor relations, diversity and inclusion, accountant,
    accounting, accounting manager, accounting clerk, accounting analyst, accounting assistant, accounts payable,
    accounts receivable, bookkeeper, controller, comptroller, auditor, audit, internal audit, audit manager, audit
    associate, tax, tax specialist, tax analyst, tax manager, tax accountant, tax associate, tax preparer,
    treasury, treasurer, finance, finance manager, finance director, finance associate, finance business partner,
    financial analyst, financial analysis, financial planning, financial manager, financial controller, financial
    reporting, financial consultant, financial operations, fp a, fp and a, billing specialist, billing analyst,
    billing coordinator, billing, collections specialist, credit analyst, credit manager, credit risk, risk
    analyst, risk manager, risk management, risk specialist, risk, underwriter, actuary, actuarial, actuarial
    analyst, investment analyst, investment banking, investor relations, equity research, trader, portfolio
    manager, portfolio analyst, fund accountant, investment associate, pricing analyst, budget analyst, cost
    analyst, cost estimator, estimator, procurement, purchasing, purchasing agent, buyer, sourcing manager,
    sourcing specialist, strategic sourcing, vendor manager, vendor management, contract administrator, contract
    manager, contracts manager, contracts administrator, contract specialist, contracts specialist, legal, legal
    counsel, counsel, general counsel, corporate counsel, attorney, lawyer, paralegal, legal assistant, legal
    secretary, legal operations, legal specialist, compliance, compliance analyst, compliance officer, compliance
    manager, compliance specialist, compliance director, regulatory affairs, regulatory specialist, privacy
    analyst, privacy officer, policy analyst, policy manager, public policy, trust and safety, government affairs,
    government relations, patent agent, patent attorney, aml analyst, kyc analyst, fraud analyst, fraud
    investigator, claims adjuster, claims analyst, claims specialist, content moderator, content moderation,
    administrative assistant, administrative, admin assistant, administrative coordinator, administrative
    specialist, administrative officer, administration, executive assistant, personal assistant, secretary,
    receptionist, front desk, office manager, office coordinator, office administrator, office assistant, office
    clerk, office, workplace coordinator, workplace manager, workplace experience, facilities manager, facilities
    coordinator, facility manager, data entry, data entry clerk, data entry operator, clerk, typist,
    transcriptionist, file clerk, operations, operations manager, operations analyst, operations associate,
    operations coordinator, operations specialist, operations director, operations lead, operations executive,
    operations assistant, business operations, business operations manager, bizops, strategy, strategy and
    operations, strategy analyst, business analyst, business manager, business partner, business associate,
    business administrator, business consultant, management consultant, management analyst, management consulting,
    management trainee, operations research analyst, chief of staff, chief operating officer, coo, chief financial
    officer, cfo, chief executive officer, ceo, chief administrative officer, chief legal officer, chief
    compliance officer, chief human resources officer, president, general manager, managing director, country
    manager, founder associate, customer support, customer service, customer care, customer experience, customer
    operations, customer support specialist, customer support representative, customer service representative,
    customer support manager, customer support lead, customer support agent, support agent, email support, chat
    support, call center, call centre, contact center, client services, client service, client support, client
    onboarding, customer onboarding, onboarding specialist, member services, logistics coordinator, logistics,
    logistics analyst, logistics manager, supply chain, supply chain analyst, supply chain manager, supply chain
    planner, demand planner, inventory analyst, inventory manager, inventory planner, production planner, material
    planner, materials manager, supply planner, import export, sustainability, esg analyst, grant writer, grants
    manager, records manager, document control, document controller, knowledge manager, research analyst,
    economist, quality analyst, process improvement, change management, order management, dispatcher, benefits,
    benefits coordinator, employment manager, employment specialist, staffing, staffing manager, industrial
    relations, diversity, asset manager, financial officer, auditing, branch operations, credit and collections
  `,
  '-': `
    maintenance tech, maint tech, maintenance, maintenance associate, repair tech, service tech, lab tech, vet
    tech, surgical tech, rad tech, field tech, biomed tech, patient service tech, athletic trainer, instructional
    assistant, educational assistant, paraeducator, paraprofessional, substitute, special education, support
    worker, personal support worker, residency, resident, graduate nurse, pathologist, audiologist, behavior
    analyst, behavior technician, dean, adjunct, medical lab scientist, medical laboratory scientist, lab
    scientist, forensic scientist, campus security, patrol officer, safety officer, library media specialist,
    library, front end alignment, front end alignment specialist, front end loader, air traffic, air traffic
    controller, traffic controller, nurse, nursing, rn, lpn, lvn, cna, nurse practitioner, physician, doctor of
    medicine, surgeon, dentist, dental, hygienist, pharmacist, pharmacy, pharmacy technician, veterinarian,
    veterinary, paramedic, emt, therapist, therapy, counselor, psychologist, psychiatrist, social worker,
    caregiver, care assistant, care worker, home health aide, aide, medical assistant, medical technologist,
    medical coder, medical biller, phlebotomist, radiologic technologist, radiology, sonographer, laboratory
    technician, lab technician, lab assistant, optometrist, optician, chiropractor, dietitian, nutritionist,
    midwife, orderly, patient care, clinician, clinical assistant, teacher, teaching assistant, teacher assistant,
    tutor, professor, faculty, lecturer, instructor, educator, principal teacher, school, kindergarten, preschool,
    librarian, coach, childcare, nanny, babysitter, driver, truck driver, delivery driver, courier, pilot, flight
    attendant, locomotive engineer, train operator, mechanic, aircraft mechanic, automotive technician, diesel
    technician, service technician, field service technician, installation technician, maintenance technician,
    hvac technician, repair technician, repairer, installer, electrician, plumber, carpenter, welder, machinist,
    cnc, machine operator, press operator, equipment operator, assembler, assembly, fabricator, painter, mason,
    roofer, laborer, labourer, construction worker, foreman, superintendent, manufacturing associate, production
    associate, production worker, production operator, production supervisor, warehouse, warehouse associate,
    forklift, picker, packer, stocker, loader, material handler, order filler, shipping clerk, cashier, store
    manager, store associate, store clerk, shop assistant, retail, retail associate, barista, server, waiter,
    waitress, bartender, cook, chef, baker, butcher, dishwasher, kitchen, food service, restaurant, housekeeper,
    housekeeping, cleaner, janitor, custodian, maid, laundry, hotel, concierge, bellhop, host, hostess, police
    officer, police, firefighter, security guard, security officer, guard, correctional officer, detective,
    soldier, lifeguard, park ranger, farmer, farm, agricultural, gardener, landscaper, groundskeeper, fisher,
    logger, miner, hair, hair designer, hairdresser, hairstylist, barber, beautician, cosmetologist, esthetician,
    nail technician, makeup artist, masseuse, massage, tattoo artist, floral, floral designer, florist, interior
    designer, fashion designer, jewelry designer, textile designer, set designer, costume designer, landscape
    designer, landscape architect, kitchen designer, fashion, tailor, seamstress, model, actor, musician, singer,
    dancer, photographer, athlete, umpire, referee, clergy, pastor, priest, chaplain, funeral, undertaker,
    embalmer, real estate agent, realtor, insurance agent, bank teller, teller, loan officer, mortgage, personal
    banker, travel agent, tour guide, crew member, team member, stationary engineer, flight engineer, train
    engineer, building engineer, sound engineer, broadcast technician, locksmith, surveyor, inspector, meter
    reader, mail carrier, postal, animal, zoo, dog, bus driver, crossing guard, scientist lab animal, biology
    teacher, athletic, sports, yoga, fitness, personal trainer, camp, judge, magistrate, hearing officer, branch
    manager, front end manager, department manager, shop manager, food, supermarket, deli, title examiner, title
    officer, park planner, carrier, demonstrator
  `,
} as const;
