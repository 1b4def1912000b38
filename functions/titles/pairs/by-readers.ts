/** Names of jobs on which two readers of full tables agreed, in the format of engineering.ts. */
export const readersPairs = `
.NET Developer
  + Software Engineer - Backend (.Netcore)
account manager
  - Senior Manager, Finance and Accounts at Ultimate Health Management Services Limited
AI Engineer
  + Software Engineer, AI Platform; Software Engineer, AI Agents Tooling & Platforms; Software Engineer (AI Focus);
    Generative AI Inference Engineer; AI/ML Engineering Intern; Al Engineer, Materia (New Grad - 2026); Associate -
    AI Integration Engineer; AI/ML Software Engineer
  - AI Infrastructure Engineer; Staff Software Engineer, Core AI Infrastructure; Software Engineer, Backend - AI
    DevX; Senior Staff Software Engineer - AI Governance; Software Engineer, AI Developer Tooling; Senior Software
    Engineer, Composer AI Product; Finance & AI Automation Intern (Remote Part-time); Lead Machine Learning Platform
    Engineer; AI & Management Consulting Intern (Value Engineering - DACH Market); Machine Learning Intern/Co-op
    (Fall, 2026); Summer 2026 Data Science & AI Intern; AI/ML Research Intern — R&D in Data Science; Forward
    Deployed Engineer, Sovereign AI; AI/ML Hardware Engineer
Analytics Engineer
  + Analytics Engineering (London)
  - Senior Data Engineer - Real time analytics; Business Intelligence Developer; F-22 Structural Analyst Engineer
    (Entry-level or Associate); Data Engineer, Corporate Data & Analytics
Applications Engineer
  + Software Engineer, Web Apps
  - Senior Software Engineer, Reader App
Applied Scientist
  + Applied AI Scientist, Small Language Model and AI Training
  - AI/ML Data Scientist
ASIC Design Engineer
  + ASIC Engineer 2; ASIC and/or FPGA Design and Verification Engineers – Entry Level - Associate
  - ASIC Verification Engineer - GPU
Build and Release Engineer
  + Senior Software Engineer, Continuous Integration
  - Design Release Engineer
Business Analyst
  + Salesforce BA
business intelligence analyst
  - Accounting & Reporting Analyst - GA; Investor Accounting Analyst / Investor reporting Analyst
Cloud Developer
  - Junior Automation Engineer (Cloud)
Cloud Engineer
  + Cloud Operations Engineer; Junior Cloud Automation Engineer
  - Software Development Engineer, AWS; Senior Cloud & AI Security Engineer; Software Development Engineer, Amazon
    Dedicated Cloud; Java AWS Software Engineer III; Salesforce Health Cloud Dev II; Data Engineer GCP H/F; SAP
    Analytics Cloud Developer; Cloud RAN L1 Software Developer
Computer Vision Engineer
  + Senior/Staff AI Engineer, Computer Vision; Machine Learning Engineer 3D Vision & Localization
  - Machine Learning Engineer, Ads
data analyst
  + Head Energy is looking for a skilled/experienced Data Analyst
data analyst intern
  + Fall 2026 Student - Data Analyst, MFD (PEY 12-month)
Data Engineer
  + Software Engineer - Big Data; Software Engineer, Customer Data; Assistant Vice President, Data Engineer
  - Senior Member of Technical Staff, Synthetic Data; Staff Software Engineer - Reference Data; Data & Control
    Systems Engineer
Data Scientist
  + Deputy Manager - Data Scientist (senior Modelling Analytics); Opening of Business Analyst / Data Scientist with
    top Digital Media Co
  - Teaching Associate (Data Science/ Statistics)- University of Bristol
Design Verification Engineer
  + Design Verification (DV) Engineer; FVCTO - Formal Verification Engineer; IOMMU Verification Engineer; Design
    Verification Lead
DevOps Engineer
  + Software Engineer, CI/CD; DevOps Cybersecurity Engineer; Software Engineer DevOps Secret clearance; Junior
    Netdevops Engineer
Director of Engineering
  - Senior Director, Corporate Development; Director of Market Development
Director of Product Management
  + Director of Product, Computer Vision
Electrical Engineer
  + Electrical Controls and Automation Engineer; Associate Electrical RF Engineer; Intermediate Electrical Buildings
    Engineer
Embedded Linux Engineer
  + Linux BSP Engineer
  - Firmware Engineer; Embedded Software Engineer
Engineering Manager
  + Senior Manager, AI Engineering and Agent Platform
  - Value Engineering Manager; Manager, Customer Success Engineers; FAE Manager
Entry Level Software Engineer
  + Junior Software Engineer; Software Engineer - New Grad 2026; Apprentice,Software Engineer; Software Engineer
    Level 0 - Active TS/SCI with Polygraph Clearance
  - AI Software Engineering Graduate Intern
Financial Controller
  - Configuration Data Management Controller
Forward Deployed Engineer
  + Founding Forward Deployment Engineer; Forward Deployed Analytics Engineer
  - Deployment Strategist
Frontend Developer
  + Next.JS Developer; React & React Native Developer; Software Engineer III - React JS; Software Engineer,
    FE/Fullstack (Client Hosts); FE Developer
  - Sr. React Native Engineer
Frontend Engineer
  + Product Engineer // Front-End; Senior Software Engineer, Angular (B2C Web Platform)
Full Stack Developer
  + Sr Growth Engineer (Fullstack TS/Vue/NodeJS); Education Engineer, Fullstack; Fullstack Engineer II Tutor
    Platform
Golang Developer
  - Software Engineering Intern - Pokémon GO
IAM Engineer
  + Senior CIAM Software Engineer
Infrastructure Engineer
  + Infrastructure Engineering Associate Advisor - HIH
  - Senior Backend Engineer (AI Platform)
Integration Engineer
  - Software Engineer, Continuous Integration
it support
  + Service Desk Intern - Retail
java developer
  + Associate Programmer Analyst - Java Full Stack
JavaScript Developer
  + React JavaScript Developer; Senior JS Developer
Junior Software Developer
  + New Grad Software Engineer; Software Engineering I (Onsite); Associate Software Engineer
  - Software Engineering Intern 1; Software Engineering Associate Advisor; Snr Associate Software Development
    Engineer - Application Development; Software Engineer Graduate Co-Op
LLM Engineer
  + AI Engineer (RAG)
Machine Learning Engineer
  + Staff Machine Learning Ops Engineer; Senior Software Engineer (ML Operations); AI/ML Research Engineer, LLM
    Post-Training; Research Engineer, Machine Learning Systems; ML Perception Software Engineer; On-device ML
    Infrastructure Engineer (Orchestration & Performance)
  - Senior Backend Engineer (AI Platform)
MLOps Engineer
  + ML Platform Engineer; ML Ops Infrastructure Engineer
  - Staff AI Engineer - AI Platform; AI Infrastructure Engineer
network administrator
  + Senior IT Network & Cybersecurity Administrator
Network Engineer
  + Junior Netdevops Engineer; Network DevOps Engineer
New Grad Software Engineer
  + Software Engineer - New Grad 2026; Graduate Software Engineer; Entry Level Software Engineer; Software Engineer
    I; Software Engineering Graduate Development Program (Remote)
  - Associate Software Engineer; Junior Software Developer; Java Developer, Aladdin Engineering, Associate;
    Ratings-Software Engineer Intern - Early Careers; Software Engineer II-1
NLP Engineer
  - AI Engineer (Agentic AI & LLM)
People Operations Specialist
  - Sr. HR Generalist -APAC
Platform Engineer
  + Software Engineer, Data Platform; Software Engineer - Core Platform; Software Engineer, Platform
  - Staff Software Engineer, Search Platform; Software Engineer, SFS Bank Platform; Software Engineer - Product
    Analytics Platform; Embedded Platform Engineer (Linux Kernel / BSP); Senior Software Engineer, Mobile Platform;
    Senior Full-Stack Engineer - AI Agent Platform; Full-Stack Software Engineer, Model Development Platform
Principal Software Engineer
  + Principal Engineer, Web Platform; Principal Engineer, Fin AI Agent; Principle Software Engineer
  - Principal Engineer DevOps
product marketing manager
  + Product Marketing, New Verticals; Product Marketing (GTM)
QA Automation Tester
  + QA Automation Engineer; Senior Test Automation Specialist
  - Automation Engineer
QA Engineer
  + Intern Software Engineer (Testing); Automation Engineer Selenium, C, Playwright Hyderabad
  - Winter 2027 - GRM, Financial Crimes Quality Assurance Intern (4 months); Software Engineer (Python, Playwright,
    AI Agents); software Engineer I - Ruby on Rails & Automation Testing
React Developer
  + Sr. React Native Engineer
Research Scientist
  + Artificial Intelligence Researcher; Senior Researcher, Neurosymbolic Reasoning
  - Market Researcher; Machine Learning Systems Engineer, RL Engineering; International Research Intern; Vertex Fall
    Co-op 2026, Gene Editing Research
RF Engineer
  + RF Electronics Engineer (D/F/M)
Robotics Engineer
  + Robotics Integration Engineer; Robotics Hardware Engineer; Robotics Simulation Engineer; Research Engineer -
    Robotics (Contractor); Robotics AI Engineer (Entry-Level)
Ruby on Rails Developer
  + Tech Lead - Fullstack Rails; Ruby Software Engineer
Sales Engineer
  - Sales & Business Developer; Sr Engineer, Software Engineer - Retirement Solutions - Java/Angular
Sales Manager
  - Sales & Operations Planning Manager (M/F/D)
SDET
  + Software Test Engineer I
Senior Frontend Engineer
  - Senior Python / React Software Engineer
Senior Software Engineer
  - Graduate Intern, Software Engineering
Site Reliability Engineer
  + Senior Software Engineer, Backend - Infra Core Reliability; Site Reliability Automation Engineer
  - Reliability Engineer, Flight Systems
Software Developer
  + Founding Engineer; Staff Engineer; Staff Engineer, Core Infrastructure; Core Developer - Platform; Quant
    Developer (C++); Animation Tools Programmer; Senior Java R&D Engineer; Hardware and Software Engineering Intern;
    Junior Software Engineering Program - Associate Engineer; Device Software & Systems Engineering Intern; Embedded
    Tooling Engineer - Software; LLVM Compiler Engineer; Distributed Systems Engineer - Data Platform; Senior SDK
    Software Tools Engineer; Technical Lead, Developer Experience; Senior Product Engineer - Fullstack; Senior C++
    Database Engine Developer; Staff Engineer - Data Semantics; Full-Stack Product Engineer - Agentic First;
    Software Engineering, Customer Success; Software Engineering Undergraduate Intern (f/m/d); Member of Technical
    Staff (Forward Deployed Engineer, Applied AI); Member of Technical Staff (AI Inference Engineer); Autosar
    Cybersecurity Software Development (m/w/d); Programmer Analyst; Associate Programmer Analyst - .Net Full Stack;
    HIJ - Software Engineering Associate Advisor; AWS Integration Developer - Java / Python; Associate R&D Engineer,
    Software; Software Engineering Apprenticeship (Summer 2026); graduate software engineering programme 2025; MCU
    Base Software Developer; Trainee - Associate Software Maintenance Engineer; Software Engineering IC3; Computer
    Scientist-II (Fullstack); OpenBMC Associate Engineer, Software; Software R&D Engineer, Digital Logic Synthesis -
    New College Grad 2026; Entry-level MuleSoft Junior Developer; Junior Systems Developer (New Grad) (10)
  - Engineering Lead / Manager, KYC; CPU Storage Tech Lead; Founding Sales Engineer; Housing Developer; eLearning
    Developer; Power BI Developer; Staff Engineer, Water Resources; Data Scientist, Developer Platform; Design
    Developer; Product Engineer; Technical Escalations Engineer 2 (APM - Java/Proxy/C++) - Mexico City; Weld Robot
    Programmer; SMT (Surface Mount Technology) Technician/Programmer; Machinist/Programmer; Power BI Analyst &
    Dashboard Developer; Snowflake Developer; Senior Data Warehouse Developer / Architect; Tech Lead
    (DevOps+Terraform)
Software Engineer
  + Software Engineering Associate Analyst; Software Engineering Senior Analyst; Software Data Engineer II; Junior
    R&D Developer
  - Engineering Team Lead; CMM Programmer; Web/App Test Engineer; Associate ServiceNow Developer; Tech Lead, Machine
    Learning Engineer; ETL Developer; Contract Event Programmer; Technical Recruiter hiring for Engineering;
    Graduate Development Program
software engineer intern
  + Engineering Student - Software - Summer 2026
Solutions Architect
  + GoLang (Soln Architect)
SQL Developer
  - Staff Database Engineer
Systems Engineer
  + Electrical Systems Engineer, New College Graduate (Teradyne, N. Reading, MA); Early Professional, Systems
    Engineering
  - Senior Engineer, ML Systems (AI Products); GTM Systems Forward Deployed Engineer; Business Systems Engineer;
    Quality Systems Engineer; Large Language Model Inference System Engineer New Grad - Applied Machine Learning;
    Engineer I/II - D481 VIRGINIA Waterfront Fluid Systems Engineering; Electrical Network and Digital Connectivity
    System Design Engineer (Entry-Level or Associate)
Tech Lead
  - Lead Data Engineer; Project Development Lead; Software Engineering LMTS, Missionforce
Technical Recruiter
  + Technical Recruiter hiring for Engineering
VP of Engineering
  + Head of Engineering; Head of Software Engineering
  - Head of Growth Engineering; Head of Forward Deployed Engineering
Web Developer
  + Senior Frontend Engineer; Full-Stack Engineer, Bay Area Hybrid; Sr. Software Engineer - UI; Next.JS Developer;
    PHP Developer
  - Backend Engineer; Software Engineer, Web Crawling
`;
