import type { Specialization } from './vocabulary.ts';

/** Specializations in engineering. */
export const ENGINEERING: readonly Specialization[] = [
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
      'infrastructure, cloud, platform, it systems engineer, linux systems, production systems, systems reliability, hpc, high performance computing, devops systems, network systems, compute, storage, kubernetes, aws, azure, gcp, systems administrator, system administrator',
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
      'hardware, electrical, electronics, asic, fpga, rtl, vlsi, silicon, analog, circuit, wiring, wire design, mixed signal, power systems, power engineer, pcb, soc design, design verification, physical design, semiconductor, photonics, optical, power electronics, gpu',
    text: 'verilog, systemverilog, pcb design, schematic',
  },
  {
    name: 'Mechanical',
    title:
      'mechanical, structural, thermal, aerospace, propulsion, manufacturing, process, industrial, civil, chemical, materials, mechatronics, automotive, tooling, tool design, avionics, hvac, geotechnical, transportation engineer, highway, bridge, pavement, water resources, environmental engineer, payload, payloads, structures, liaison engineer, stress, packaging engineer, combustion, energetics, aeronautical',
    text: 'solidworks, finite element analysis, gd t',
  },
  {
    name: 'Systems Engineering',
    title:
      'systems engineer, systems engineering, system engineer, engineer systems, systems integration, mission assurance, systems safety, model based systems',
    text: 'systems engineering, requirements verification, mbse',
  },
  {
    name: 'Robotics',
    title: 'robotics, robot, autonomy, autonomous, controls, motion planning, slam, gnc, guidance navigation',
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
      'it, help desk, helpdesk, desktop, service desk, technical support, support engineer, information technology, application support, computer support, computer technician, computer operator',
    text: 'help desk, ticketing, active directory',
  },
  {
    name: 'Solutions',
    title:
      'solutions, solution, sales engineer, forward deployed, implementation, integrations, systems integrator, customer engineer, field engineer, salesforce, sap, servicenow, erp, oracle',
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
  { name: 'Software Engineering', general: true, title: 'software, developer, programmer, sde, swe' },
];
