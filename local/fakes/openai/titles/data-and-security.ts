/** Same format as engineering. */
export const dataAndSecurity = `
Data Engineer | Data Platform Engineer | ETL Developer | Big Data Engineer | Data Pipeline Engineer | Data Infrastructure Engineer | Data Warehouse Engineer | Data Developer | Analytics Engineer
Analytics Engineer | Data Analytics Engineer | BI Engineer | Data Modeler | Data Warehouse Developer | Business Intelligence Engineer | Data Engineer
Data Scientist | Applied Scientist | Machine Learning Scientist | Data Science Analyst | Decision Scientist | Quantitative Scientist | Research Data Scientist | Statistical Modeler
Data Analyst | Business Intelligence Analyst | Analytics Analyst | Reporting Analyst | Insights Analyst | Product Analyst | Data Analytics Specialist | BI Analyst | Data Reporting Analyst
Business Intelligence Analyst | BI Analyst | Business Intelligence Developer | Data Analyst | BI Developer | Reporting Analyst | Business Intelligence Specialist | Tableau Developer
Business Intelligence Developer | BI Developer | Power BI Developer | Tableau Developer | Business Intelligence Engineer | Reporting Developer | Data Visualization Developer
Product Analyst | Product Data Analyst | Growth Analyst | Product Data Scientist | Data Analyst, Product | Experimentation Analyst
Machine Learning Engineer | ML Engineer | AI Engineer | Applied Machine Learning Engineer | Deep Learning Engineer | MLOps Engineer | Applied Scientist | Machine Learning Developer | AI Developer
AI Engineer | Machine Learning Engineer | LLM Engineer | Generative AI Engineer | Applied AI Engineer | AI Developer | AI Software Engineer | Prompt Engineer
MLOps Engineer | Machine Learning Platform Engineer | ML Infrastructure Engineer | Machine Learning Operations Engineer | AI Platform Engineer | ML Systems Engineer
Research Scientist | Applied Scientist | AI Researcher | Research Engineer | Machine Learning Researcher | Applied Research Scientist | Computer Scientist | AI Research Scientist
Research Engineer | Research Scientist | Applied Research Engineer | AI Research Engineer | Research Software Engineer | Machine Learning Researcher
Applied Scientist | Research Scientist | Machine Learning Scientist | Data Scientist | Applied Researcher | Applied Machine Learning Scientist
NLP Engineer | Natural Language Processing Engineer | NLP Scientist | Computational Linguist | Speech Scientist | Language Engineer | Conversational AI Engineer
Deep Learning Engineer | Deep Learning Scientist | Machine Learning Engineer | Neural Network Engineer | AI Engineer | Computer Vision Engineer
Quantitative Analyst | Quantitative Researcher | Quantitative Developer | Quant Analyst | Quantitative Strategist | Financial Engineer | Quantitative Modeler
Quantitative Developer | Quant Developer | Quantitative Engineer | Trading Systems Developer | Algorithmic Trading Developer | Quantitative Software Engineer
Statistician | Biostatistician | Statistical Analyst | Mathematical Statistician | Statistical Consultant | Statistical Programmer
Data Architect | Data Warehouse Architect | Database Architect | Information Architect | Big Data Architect | Data Modeler | Data Platform Architect
Data Modeler | Data Architect | Database Modeler | Data Modeling Analyst | Data Warehouse Analyst
Data Governance Analyst | Data Steward | Data Quality Analyst | Data Governance Specialist | Data Management Analyst | Master Data Analyst
Data Entry Specialist | Data Entry Clerk | Data Entry Operator | Data Annotator | Data Labeling Specialist | Data Processor
Data Manager | Data Operations Manager | Data Management Lead | Analytics Manager | Information Manager | Clinical Data Manager
Analytics Manager | Data Analytics Manager | Business Intelligence Manager | Insights Manager | Reporting Manager | Data Science Manager
Data Science Manager | Machine Learning Manager | Manager of Data Science | Analytics Manager | Applied Science Manager
Head of Data | Director of Data | Director of Analytics | VP of Data | Chief Data Officer | Director of Data Science
Data Science Intern | Data Analyst Intern | Machine Learning Intern | Analytics Intern | Data Engineering Intern | AI Intern
Bioinformatics Scientist | Bioinformatics Engineer | Computational Biologist | Bioinformatician | Bioinformatics Analyst | Genomics Data Scientist
GIS Analyst | GIS Specialist | GIS Developer | Geospatial Analyst | Geospatial Engineer | Geographic Information Systems Analyst
Security Engineer | Information Security Engineer | Cybersecurity Engineer | Cloud Security Engineer | Infrastructure Security Engineer | Application Security Engineer | Security Software Engineer | Network Security Engineer | Security Developer | Information Security Specialist | Cybersecurity Specialist | Information Security Analyst
Security Analyst | Information Security Analyst | Cybersecurity Analyst | SOC Analyst | Cyber Security Analyst | Information Security Specialist | Security Operations Analyst | Threat Analyst
Application Security Engineer | Product Security Engineer | AppSec Engineer | Software Security Engineer | Secure Software Engineer | Application Security Analyst
Penetration Tester | Ethical Hacker | Offensive Security Engineer | Red Team Operator | Security Tester | Vulnerability Analyst | Penetration Testing Consultant
Security Architect | Information Security Architect | Cybersecurity Architect | Cloud Security Architect | Enterprise Security Architect | Security Engineer | Information Security Specialist | Security Solutions Consultant
Incident Response Analyst | Incident Responder | Digital Forensics Analyst | Detection and Response Engineer | Threat Hunter | Security Incident Analyst
DevSecOps Engineer | Security Automation Engineer | Cloud Security Engineer | Application Security Engineer | Security DevOps Engineer
Identity Engineer | Identity and Access Management Engineer | IAM Engineer | IAM Analyst | Access Management Engineer
GRC Analyst | Security Compliance Analyst | IT Risk Analyst | Information Security Compliance Analyst | IT Auditor | Governance Risk and Compliance Analyst
IT Auditor | Information Systems Auditor | IT Audit Analyst | Technology Auditor | Information Technology Auditor
Security Manager | Information Security Manager | Cybersecurity Manager | IT Security Manager | Security Engineering Manager | Security Operations Manager | Information Security Officer | Head of Security | Security Lead
Chief Information Security Officer | CISO | Head of Security | VP of Security | Director of Information Security | Head of Information Security
Fraud Analyst | Fraud Investigator | Risk Analyst | Fraud Detection Analyst | Trust and Safety Analyst | Payments Risk Analyst
Trust and Safety Specialist | Trust and Safety Analyst | Content Moderator | Policy Analyst | Safety Operations Specialist
`;
