/** Names of jobs on which two readers of full tables agreed, in the format of engineering.ts. */
export const readersPairs = `
Web Developer
  + Senior Frontend Engineer; Full-Stack Engineer, Bay Area Hybrid; Sr. Software Engineer - UI
  - Backend Engineer; Software Engineer, Web Crawling
Software Developer
  + Founding Engineer; Staff Engineer; Staff Engineer, Core Infrastructure; Core Developer - Platform; Quant Developer
    (C++); Animation Tools Programmer; Senior Java R&D Engineer; Hardware and Software Engineering Intern; Junior
    Software Engineering Program - Associate Engineer; Device Software & Systems Engineering Intern; Embedded Tooling
    Engineer - Software; Développeur logiciel II (React); Softwareentwickler (m/w/d); LLVM Compiler Engineer;
    Distributed Systems Engineer - Data Platform; Senior SDK Software Tools Engineer; Technical Lead, Developer
    Experience
  - Engineering Lead / Manager, KYC; CPU Storage Tech Lead; Founding Sales Engineer; Housing Developer; eLearning
    Developer; Power BI Developer; Staff Engineer, Water Resources; Data Scientist, Developer Platform
QA Automation Tester
  + QA Automation Engineer
  - Automation Engineer
Embedded Linux Engineer
  + Linux BSP Engineer
  - Firmware Engineer; Embedded Software Engineer
Forward Deployed Engineer
  + Founding Forward Deployment Engineer
  - Deployment Strategist
Golang Developer
  - Software Engineering Intern - Pokémon GO
IT Manager
  - Technology and Operational Risk Senior Manager
Senior Frontend Engineer
  - Senior Python / React Software Engineer
SDR
  + Development Representative, Startups
Help Desk
  + Werkstudent (m/w/d) IT-Support
Cloud Engineer
  - Software Development Engineer, AWS
Growth Marketing Manager
  + B2B GTM Growth Marketer
Account Manager
  - Senior Client Partner, Large Customer Sales
CSM
  - Convention Services Manager (CSM)
AI Engineer
  - AI Infrastructure Engineer; Staff Software Engineer, Core AI Infrastructure
AI Engineer
  + Software Engineer, AI Platform; Software Engineer, AI Agents Tooling & Platforms
  - Software Engineer, Backend - AI DevX; Senior Staff Software Engineer - AI Governance; Software Engineer, AI
    Developer Tooling; Senior Software Engineer, Composer AI Product
Platform Engineer
  + Software Engineer, Data Platform; Software Engineer - Core Platform; Software Engineer, Platform
  - Staff Software Engineer, Search Platform; Software Engineer, SFS Bank Platform; Software Engineer - Product
    Analytics Platform
Computer Vision Engineer
  + Senior/Staff AI Engineer, Computer Vision; Machine Learning Engineer 3D Vision & Localization
  - Machine Learning Engineer, Ads
Machine Learning Engineer
  + Staff Machine Learning Ops Engineer; Senior Software Engineer (ML Operations)
SDET
  + Software Test Engineer I
MLOps Engineer
  + ML Platform Engineer; ML Ops Infrastructure Engineer
  - Staff AI Engineer - AI Platform; AI Infrastructure Engineer
Tech Lead
  - Lead Data Engineer; Project Development Lead
Sales Manager
  - Ad Sales Lead
Finance Manager
  - Strategic Finance Lead
Research Scientist
  + Artificial Intelligence Researcher; Senior Researcher, Neurosymbolic Reasoning
  - Market Researcher; Machine Learning Systems Engineer, RL Engineering
Frontend Developer
  - Sr. React Native Engineer
React Developer
  + Sr. React Native Engineer
Head of Product
  + Saga - Head of Product - AI Agent Commerce Platform
Financial Controller
  + Controller; Global Controller
Electrical Engineer
  + Electrical Controls and Automation Engineer
Robotics Engineer
  + Robotics Integration Engineer; Robotics Hardware Engineer
ASIC Design Engineer
  + ASIC Engineer 2
Product Marketing Manager
  + Senior B2B Product Marketer
Implementation Manager
  - Senior Payments Onboarding Manager
Junior Software Developer
  - Software Engineering Intern 1
Platform Engineer
  - Embedded Platform Engineer (Linux Kernel / BSP)
NLP Engineer
  - AI Engineer (Agentic AI & LLM)
UX Designer
  - Sr. Learning Experience Designer
SQL Developer
  - Staff Database Engineer
Software Engineer
  - Engineering Team Lead; CMM Programmer; Web/App Test Engineer; Associate ServiceNow Developer; Tech Lead, Machine
    Learning Engineer
Machine Learning Engineer
  + AI/ML Research Engineer, LLM Post-Training; Research Engineer, Machine Learning Systems
Platform Engineer
  - Senior Software Engineer, Mobile Platform
Operations Manager
  - Customer Success Operations & AI Agent Manager
People Operations Specialist
  + People Operations Specialist APAC
Account Executive
  + Enterprise Sales Executive, EMEA
  - Field Sales Executive - Surat
Cloud Engineer
  + Cloud Operations Engineer
  - Senior Cloud & AI Security Engineer; Software Development Engineer, Amazon Dedicated Cloud
Frontend Engineer
  + Product Engineer // Front-End; Senior Software Engineer, Angular (B2C Web Platform)
Customer Success Manager
  + Customer Success Manager*in (m/w/d)
Technical Program Manager
  - EPM Consultant
Software Developer
  + Senior Product Engineer - Fullstack; Senior C++ Database Engine Developer
  - Design Developer; Product Engineer
Sales Engineer
  - Sales & Business Developer
IAM Engineer
  + Senior CIAM Software Engineer
SEO Specialist
  + SEO Lead
Head of People
  + Chief People Officer
Full Stack Developer
  + Sr Growth Engineer (Fullstack TS/Vue/NodeJS)
AI Product Manager
  + Principal Product Manager, AI Assistant
Operations Manager
  - Senior Manager, Network Operations; Senior Manager, Accounting & Tax Operations
Analytics Engineer
  - Senior Data Engineer - Real time analytics
Machine Learning Engineer
  + ML Perception Software Engineer
Engineering Manager
  + Senior Manager, AI Engineering and Agent Platform
Software Engineer
  - ETL Developer; Contract Event Programmer
Principal Software Engineer
  + Principal Engineer, Web Platform; Principal Engineer, Fin AI Agent
  - Principal Engineer DevOps
Full Stack Developer
  + Education Engineer, Fullstack
Scrum Master
  + Senior Project Manager (Scrum Master); Senior Project Manager Scrum Master
Robotics Engineer
  + Robotics Simulation Engineer
Operations Manager
  - Community Operations Lead
Engineering Manager
  - Value Engineering Manager
VP of Engineering
  + Head of Engineering; Head of Software Engineering
  - Head of Growth Engineering; Head of Forward Deployed Engineering
GRC Analyst
  - Senior Fullstack Software Engineer, GRC
PM
  + Project Manager - Equipment Engineering
Systems Engineer
  - Senior Engineer, ML Systems (AI Products)
Systems Engineer
  - GTM Systems Forward Deployed Engineer; Business Systems Engineer; Quality Systems Engineer
Inside Sales Rep
  + Inbound Sales Representative
Integration Engineer
  - Software Engineer, Continuous Integration
Build and Release Engineer
  + Senior Software Engineer, Continuous Integration
DevOps Engineer
  + Software Engineer, CI/CD
Site Reliability Engineer
  + Senior Software Engineer, Backend - Infra Core Reliability
  - Reliability Engineer, Flight Systems
Graphic Designer
  + Senior Brand Designer
Technical Program Manager
  + Token-as-a-Service Technical Program Manager
Operations Manager
  - Manager, Strategy & Operations; Research Operations & Strategy Lead
Strategy & Operations Manager
  + Manager, Strategy & Operations; Operations and Strategy Manager
Product Manager
  - Senior Manager, Product & AI Policy
Director of Engineering
  - Senior Director, Corporate Development
Engineering Manager
  - Manager, Customer Success Engineers
Data Engineer
  + Software Engineer - Big Data; Software Engineer, Customer Data
  - Senior Member of Technical Staff, Synthetic Data; Staff Software Engineer - Reference Data
Design Verification Engineer
  + Design Verification (DV) Engineer
`;
