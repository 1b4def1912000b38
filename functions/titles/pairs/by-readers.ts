/** Names of jobs on which two readers of full tables agreed, in the format of engineering.ts. */
export const readersPairs = `
Account Executive
  + Enterprise Sales Executive, EMEA
  - Field Sales Executive - Surat
Account Manager
  - Senior Client Partner, Large Customer Sales; Manager, SMB Account Management, Food and Beverage; Manager,
    Account Management
AI Engineer
  + Software Engineer, AI Platform; Software Engineer, AI Agents Tooling & Platforms; Software Engineer (AI Focus);
    Generative AI Inference Engineer
  - AI Infrastructure Engineer; Staff Software Engineer, Core AI Infrastructure; Software Engineer, Backend - AI
    DevX; Senior Staff Software Engineer - AI Governance; Software Engineer, AI Developer Tooling; Senior Software
    Engineer, Composer AI Product; Finance & AI Automation Intern (Remote Part-time); Lead Machine Learning Platform
    Engineer; AI & Management Consulting Intern (Value Engineering - DACH Market)
AI Product Manager
  + Principal Product Manager, AI Assistant
Analytics Engineer
  + Analytics Engineering (London)
  - Senior Data Engineer - Real time analytics
Applied Scientist
  + Applied AI Scientist, Small Language Model and AI Training
ASIC Design Engineer
  + ASIC Engineer 2; ASIC and/or FPGA Design and Verification Engineers – Entry Level - Associate
  - ASIC Verification Engineer - GPU
Build and Release Engineer
  + Senior Software Engineer, Continuous Integration
Chief of Staff
  + Sr. Director, Chief of Staff
Cloud Engineer
  + Cloud Operations Engineer
  - Software Development Engineer, AWS; Senior Cloud & AI Security Engineer; Software Development Engineer, Amazon
    Dedicated Cloud; Java AWS Software Engineer III
Computer Vision Engineer
  + Senior/Staff AI Engineer, Computer Vision; Machine Learning Engineer 3D Vision & Localization
  - Machine Learning Engineer, Ads
CSM
  - Convention Services Manager (CSM)
Customer Success Manager
  + Customer Success Manager*in (m/w/d)
Data Analyst
  + Staff Analytics Analyst, Full Stack (Revenue)
Data Engineer
  + Software Engineer - Big Data; Software Engineer, Customer Data
  - Senior Member of Technical Staff, Synthetic Data; Staff Software Engineer - Reference Data
Design Verification Engineer
  + Design Verification (DV) Engineer; FVCTO - Formal Verification Engineer; IOMMU Verification Engineer; Design
    Verification Lead
DevOps Engineer
  + Software Engineer, CI/CD
Director of Engineering
  - Senior Director, Corporate Development
Director of Product Management
  + Director of Product, Computer Vision
Electrical Engineer
  + Electrical Controls and Automation Engineer
Embedded Linux Engineer
  + Linux BSP Engineer
  - Firmware Engineer; Embedded Software Engineer
Engineering Manager
  + Senior Manager, AI Engineering and Agent Platform
  - Value Engineering Manager; Manager, Customer Success Engineers; FAE Manager
Entry Level Software Engineer
  - AI Software Engineering Graduate Intern
Finance Manager
  - Strategic Finance Lead
Financial Analyst
  + Senior Financial Strategy Analyst
Financial Controller
  + Controller; Global Controller
  - Product Controller - Financial Control and Risk Reporting; Market Risk Controller Associate
Forward Deployed Engineer
  + Founding Forward Deployment Engineer; Forward Deployed Analytics Engineer
  - Deployment Strategist
Frontend Developer
  - Sr. React Native Engineer
Frontend Engineer
  + Product Engineer // Front-End; Senior Software Engineer, Angular (B2C Web Platform)
Full Stack Developer
  + Sr Growth Engineer (Fullstack TS/Vue/NodeJS); Education Engineer, Fullstack; Fullstack Engineer II Tutor
    Platform
Golang Developer
  - Software Engineering Intern - Pokémon GO
Graphic Designer
  + Senior Brand Designer
GRC Analyst
  - Senior Fullstack Software Engineer, GRC
Growth Marketing Manager
  + B2B GTM Growth Marketer
Head of Design
  - Content Design, Vice President
Head of People
  + Chief People Officer
Head of Product
  + Saga - Head of Product - AI Agent Commerce Platform
Help Desk
  + Werkstudent (m/w/d) IT-Support
IAM Engineer
  + Senior CIAM Software Engineer
Implementation Manager
  - Senior Payments Onboarding Manager
Infrastructure Engineer
  - Senior Backend Engineer (AI Platform)
Inside Sales Rep
  + Inbound Sales Representative
Integration Engineer
  - Software Engineer, Continuous Integration
IT Manager
  - Technology and Operational Risk Senior Manager
Junior Software Developer
  - Software Engineering Intern 1
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
NLP Engineer
  - AI Engineer (Agentic AI & LLM)
Operations Manager
  - Customer Success Operations & AI Agent Manager; Senior Manager, Network Operations; Senior Manager, Accounting &
    Tax Operations; Community Operations Lead; Manager, Strategy & Operations; Research Operations & Strategy Lead;
    Data Center Operations Lead - Partner Site Operations; Senior Ad Ops Manager
People Operations Specialist
  + People Operations Specialist APAC
Platform Engineer
  + Software Engineer, Data Platform; Software Engineer - Core Platform; Software Engineer, Platform
  - Staff Software Engineer, Search Platform; Software Engineer, SFS Bank Platform; Software Engineer - Product
    Analytics Platform; Embedded Platform Engineer (Linux Kernel / BSP); Senior Software Engineer, Mobile Platform;
    Senior Full-Stack Engineer - AI Agent Platform; Full-Stack Software Engineer, Model Development Platform
PM
  + Project Manager - Equipment Engineering
Principal Software Engineer
  + Principal Engineer, Web Platform; Principal Engineer, Fin AI Agent
  - Principal Engineer DevOps
Product Designer
  - Principal UI Designer; UI设计师 - AI创新业务
Product Manager
  + Senior APM; Assistant Product Manager
  - Senior Manager, Product & AI Policy; Technical Escalations Engineer 2 (APM - Java/Proxy/C++) - Mexico City
Product Marketing Manager
  + Senior B2B Product Marketer
Product Operations Manager
  - Senior Product Manager II - SecOps
Program Manager
  + Vendor Management Program Manager
QA Automation Tester
  + QA Automation Engineer; Senior Test Automation Specialist
  - Automation Engineer
QA Engineer
  - Winter 2027 - GRM, Financial Crimes Quality Assurance Intern (4 months)
React Developer
  + Sr. React Native Engineer
Research Scientist
  + Artificial Intelligence Researcher; Senior Researcher, Neurosymbolic Reasoning
  - Market Researcher; Machine Learning Systems Engineer, RL Engineering
RF Engineer
  + RF Electronics Engineer (D/F/M)
Robotics Engineer
  + Robotics Integration Engineer; Robotics Hardware Engineer; Robotics Simulation Engineer; Research Engineer -
    Robotics (Contractor)
Ruby on Rails Developer
  + Tech Lead - Fullstack Rails; Ruby Software Engineer
Sales Engineer
  - Sales & Business Developer
Sales Manager
  - Ad Sales Lead
Sales Operations Analyst
  - GTM Data Analyst; Senior Data Analyst, GTM Analytics
Scrum Master
  + Senior Project Manager (Scrum Master); Senior Project Manager Scrum Master
SDET
  + Software Test Engineer I
SDR
  + Development Representative, Startups
Security Analyst
  + Information Security GRC Analyst
Senior Frontend Engineer
  - Senior Python / React Software Engineer
Senior Software Engineer
  - Graduate Intern, Software Engineering
SEO Specialist
  + SEO Lead
Site Reliability Engineer
  + Senior Software Engineer, Backend - Infra Core Reliability; Site Reliability Automation Engineer
  - Reliability Engineer, Flight Systems
Software Developer
  + Founding Engineer; Staff Engineer; Staff Engineer, Core Infrastructure; Core Developer - Platform; Quant
    Developer (C++); Animation Tools Programmer; Senior Java R&D Engineer; Hardware and Software Engineering Intern;
    Junior Software Engineering Program - Associate Engineer; Device Software & Systems Engineering Intern; Embedded
    Tooling Engineer - Software; Développeur logiciel II (React); Softwareentwickler (m/w/d); LLVM Compiler
    Engineer; Distributed Systems Engineer - Data Platform; Senior SDK Software Tools Engineer; Technical Lead,
    Developer Experience; Senior Product Engineer - Fullstack; Senior C++ Database Engine Developer; Staff Engineer
    - Data Semantics; Full-Stack Product Engineer - Agentic First; Software Engineering, Customer Success; Software
    Engineering Undergraduate Intern (f/m/d)
  - Engineering Lead / Manager, KYC; CPU Storage Tech Lead; Founding Sales Engineer; Housing Developer; eLearning
    Developer; Power BI Developer; Staff Engineer, Water Resources; Data Scientist, Developer Platform; Design
    Developer; Product Engineer; Technical Escalations Engineer 2 (APM - Java/Proxy/C++) - Mexico City; Stagiaire
    Auditeur RSE – janvier 2027 - F/H
Software Engineer
  + 【27校招 - 数字化】嵌入式开发工程师
  - Engineering Team Lead; CMM Programmer; Web/App Test Engineer; Associate ServiceNow Developer; Tech Lead, Machine
    Learning Engineer; ETL Developer; Contract Event Programmer
Solutions Architect
  + GoLang (Soln Architect)
SQL Developer
  - Staff Database Engineer
Strategy & Operations Manager
  + Manager, Strategy & Operations; Operations and Strategy Manager
Systems Engineer
  - Senior Engineer, ML Systems (AI Products); GTM Systems Forward Deployed Engineer; Business Systems Engineer;
    Quality Systems Engineer
Tech Lead
  + Techlead Database Platform (m/w/d)
  - Lead Data Engineer; Project Development Lead
Technical Program Manager
  + Token-as-a-Service Technical Program Manager
  - EPM Consultant
UI Designer
  - Visual Designer - Brand & Motion (All Genders); UX Designer - Design systems; Lead UX Designer (12 Month FTC)
UX Designer
  - Sr. Learning Experience Designer; Principal UI Designer
VP of Engineering
  + Head of Engineering; Head of Software Engineering
  - Head of Growth Engineering; Head of Forward Deployed Engineering
Web Developer
  + Senior Frontend Engineer; Full-Stack Engineer, Bay Area Hybrid; Sr. Software Engineer - UI
  - Backend Engineer; Software Engineer, Web Crawling
`;
