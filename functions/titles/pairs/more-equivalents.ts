/** More names of one job, in the format of engineering.ts. */
export const moreEquivalentPairs = `
Data Intern
  + Data Analyst Intern; Data Science Intern
  - Data Analyst; Marketing Intern
Intern, Software
  + Software Engineering Intern; Summer Intern - Software Engineer
  - Data Science Intern
Operations Research
  + Operations Research Analyst; Operations Research Scientist
  - Operations Analyst
Data Science
  + Data Science Analyst
  - Data Science Program Manager
Data Science Analyst
  - Data Scientist
AI Manager
  + AI Engineering Manager; Engineering Manager, AI
  - AI Product Manager
Data Engineering Manager
  + Engineering Manager, Data Platform
  - Data Manager
Software Consultant
  + Software Engineering Consultant
  - Software Sales Consultant
Software Engineer
  + Software Engineering Consultant; Sr. AI Backend & Data Engineer; Full Stack LLM Engineer; Core Blockchain Tech
    Lead; Tech Lead - Fullstack; Engineering Lead, Web Platform; Embedded Engineering Lead - Streaming; Senior Growth
    Engineer; Senior Native Application Engineer; Software Systems Engineer; Member of Technical Staff, MLE; Application
    Development Intern; Vice President, Senior Backend Developer - Lending; Software Engineering Intern, Masters
  - Backend QA Engineer; Hardware Tech Lead; HR Systems Tech Lead - Talent Development; Associate Technical Engineer -
    Firestop; Staff Machine Learning Engineer, Growth; Vice President, Software Engineering
Web Developer
  + Senior Frontend Engineer; Full-Stack Engineer, Bay Area Hybrid; Sr. Software Engineer - UI
  - Backend Engineer; Software Engineer, Web Crawling
Software Developer
  + Founding Engineer; Staff Engineer; Staff Engineer, Core Infrastructure; Core Developer - Platform; Quant Developer
    (C++); Animation Tools Programmer; Senior Java R&D Engineer; Hardware and Software Engineering Intern; Junior Software Engineering Program - Associate Engineer; Device Software & Systems
    Engineering Intern; Embedded Tooling Engineer - Software; Développeur logiciel II (React); Softwareentwickler (m/w/d);
    LLVM Compiler Engineer; Distributed Systems Engineer - Data Platform; Senior SDK Software Tools Engineer; Technical
    Lead, Developer Experience
  - Engineering Lead / Manager, KYC; CPU Storage Tech Lead; Founding Sales Engineer; Housing Developer; eLearning
    Developer; Power BI Developer; Staff Engineer, Water Resources; Data Scientist, Claude Developer Platform
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
  - Software Engineer, Backend - AI DevX; Senior Staff Software Engineer - AI Governance; Software Engineer, AI Developer
    Tooling; Senior Software Engineer, Composer AI Product
Platform Engineer
  + Software Engineer, Data Platform; Software Engineer - Core Platform; Software Engineer, Platform
  - Staff Software Engineer, Search Platform; Software Engineer, SFS Bank Platform; Software Engineer - Product Analytics
    Platform
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
  - Engineering Team Lead; CMM Programmer; Web/App Test Engineer; Associate ServiceNow Developer;
    Tech Lead, Machine Learning Engineer
Machine Learning Engineer
  + AI/ML Research Engineer, LLM Post-Training; Research Engineer, Machine Learning Systems
Platform Engineer
  - Senior Software Engineer, Mobile Platform
Operations Manager
  - Customer Success Operations & AI Agent Manager
People Operations Specialist
  + People Operations Specialist APAC
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
ETL Tester
  + ETL Test Engineer; QA Engineer - ETL
  - ETL Developer
Manual QA Engineer
  + Manual QA Tester
  - QA Automation Engineer
Software Engineer II
  + Software Engineer (Mid); Mid/Senior Software Engineer
Sales Manager
  + Mid-Market Sales Manager
Frontend Engineer
  + Software Engineer - React
  - Software Engineer (.NET, React, SQL)
Database Engineer
  - Software Engineer (.NET, React, SQL)
Salesforce BA
  + Salesforce Business Analyst; Business Analyst - Salesforce
  - Salesforce Developer
Oracle Fusion Consultant
  + Oracle Fusion HCM Consultant; Oracle Cloud Consultant
  - Oracle Sales Consultant
Data Governance
  + Data Governance Manager; Data Governance Analyst
  - Data Entry Clerk
Recommendations Engineer
  + Recommender Systems Engineer; Machine Learning Engineer, Recommendations
SRE
  + Systems Reliability Engineer; Cloud Reliability Engineer
  - Reliability Engineer
RL Researcher
  + Research Scientist, Reinforcement Learning
  - Research Scientist
AWS
  + AWS Solutions Architect; AWS Data Engineer
  - AWS Sales Specialist
NLP
  + Data Scientist, NLP
  - NLP Product Manager
SQL Analyst
  + Data Analyst (SQL)
Lead QA
  + QA Lead; Lead QA Engineer
  - QA Engineer
Full Stack Software Engineer
  + Full Stack Developer; Java Full Stack Engineer
  - Frontend Engineer
Multimodal Researcher
  + Research Scientist, Multimodal; Multimodal AI Researcher
  - Research Scientist
Research Scientist
  - UX Researcher
Veeva Administrator
  + Veeva Vault Administrator; Veeva Analyst
  - Veeva Sales Manager
Informatica Developer
  + Informatica PowerCenter Developer
  - Informatica Administrator
Payments Engineer
  + Payments Java Engineer; Payments Backend Engineer
  - Payments Support Engineer
Backend Lead
  + Lead Backend Engineer; Backend Tech Lead
  - Backend Engineer
QA Intern
  + QA Analyst Intern
  - QA Analyst
Combustion Engineer
  + Research Engineer, Combustion
`;
