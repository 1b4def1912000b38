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
