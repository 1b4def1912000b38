/** Data, analytics, AI and research, in the format of read-names.ts. */
export const dataNames = `
Data Engineer > ETL Engineer, Data Warehouse Engineer, Data Platform Engineer, Data Infrastructure Engineer, Data Integration Engineer, Hadoop Engineer, Spark Engineer, Snowflake Engineer, Databricks Engineer, Data Pipeline Engineer, Data Operations Engineer, Data Engineering Analyst, Data Lake Engineer
ETL Engineer: Data Integration Engineer, Informatica Engineer, Talend Engineer, SSIS Engineer, Data Warehouse Engineer, Initio Engineer, ETL Consultant/Specialist/Analyst, ETL DataStage Engineer, DataStage Engineer, Data Stage Engineer
Data Warehouse Engineer: Data Warehousing Engineer, ETL Engineer
Big Data Engineer: Hadoop Engineer, Spark Engineer
Data Platform Engineer: Data Infrastructure Engineer > Big Data Platform Engineer
Analytics Engineer > BI Engineer, DBT Engineer, Analytics Engineering Consultant
Data Analyst: Data Analytics Specialist/Consultant/Associate, Data Insights Analyst, Data Reporting Analyst > Insights Analyst
BI Analyst: BI Specialist/Consultant, Power BI Analyst, Tableau Analyst, BI Reporting Analyst > Reporting Analyst, BI Data Analyst
BI Engineer: Power BI Engineer, Tableau Engineer, Qlik Engineer, Looker Engineer, Power BI Specialist/Consultant, BI Specialist, Report Engineer, BI Data Engineer > SSRS Engineer
Power BI Developer: Power BI Analyst/Specialist/Consultant
Tableau Developer: Tableau Analyst/Specialist/Consultant
Reporting Analyst: Report Analyst, MIS Analyst, Reporting Specialist, BI Analyst, Report Writer > Business Reporting Analyst
Product Analyst: Product Analytics Specialist > Product Data Analyst
Marketing Analyst: Marketing Insights Analyst, Marketing Performance Analyst, Digital Analyst
Web Analyst: Web Analytics Specialist/Manager/Consultant, Digital Analytics Analyst/Specialist/Manager
Business Analyst: Business Systems Analyst, Business Process Analyst, Functional Analyst, Business Analysis Specialist, Business Analysis Associate > Functional Business Analyst
Business Systems Analyst: IT Systems Analyst, Systems Analyst > Business Applications Analyst, Enterprise Applications Analyst, Business Technology Analyst
Systems Analyst: Business Systems Analyst, Computer Systems Analyst, Information Systems Analyst, Information Technology Systems Analyst > Applications Systems Analyst
Data Scientist: Data Science Specialist/Consultant
Decision Scientist: Decision Science Analyst, Decision Science Consultant/Associate
Data Architect: Data Modeler > Data Warehouse Architect, Big Data Architect, Data Platform Architect, Data Engineering Architect, Snowflake Architect, Databricks Architect
Data Modeler: Data Modeling Analyst/Specialist/Engineer, Data Architect
Data Steward: Data Governance Analyst/Specialist/Consultant, Data Quality Analyst/Specialist, Master Data Analyst/Specialist, Data Stewardship Analyst/Specialist/Associate, Master Data Steward > Data Governance Steward
Data Governance Analyst: Data Governance Specialist/Consultant/Lead, Data Steward, Data Governance Associate
Data Quality Analyst: Data Quality Specialist/Engineer, Data Integrity Analyst/Specialist, Data Validation Analyst, Data Quality Associate, Data Quality Assurance Analyst
Analytics Manager: BI Manager, Data Analytics Manager, Insights Manager, Data Insights Manager > Customer Analytics Manager
BI Manager: Analytics Manager
Head of Data: Head of Analytics > Head of Data Platform, Head of Data Science, Head of BI, Head of Data Engineering, VP of Data, Data Director
Data Science Manager: Data Science Lead, Applied Science Manager
Data Annotator: Data Labeler, Data Annotation Specialist/Analyst/Associate/Operator, Data Labeling Specialist/Analyst/Associate, Annotation Specialist/Analyst, Image Annotator, Video Annotator, Text Annotator, Labeling Specialist
AI Trainer: AI Tutor, LLM Trainer, AI Training Specialist, AI Data Trainer, AI Model Trainer, AI Content Evaluator, AI Evaluator, AI Rater, AI Data Specialist, AI Writing Evaluator, AI Response Evaluator, AI Writing Trainer, AI Training Associate/Analyst, AI Data Annotator
Prompt Engineer: Prompt Engineering Specialist, Prompt Designer/Writer, LLM Prompt Engineer
ML Engineer > Applied ML Engineer
AI Engineer: Artificial Intelligence Specialist > ML Engineer, LLM Engineer, Generative AI Engineer, NLP Engineer, AI Product Engineer, AI Automation Engineer, AI Workflow Engineer
Generative AI Engineer: LLM Engineer > Agentic Engineer
Agentic AI Engineer: Agent Engineer, Agentic Engineer, Agentic Systems Engineer
LLM Engineer: Generative AI Engineer > NLP Engineer
NLP Engineer: NLP Scientist, Computational Linguist, NLP Researcher, LLM Engineer, NLP Research Scientist, NLP Data Scientist
Vision Engineer: Perception Engineer, Vision Scientist, Image Processing Engineer, Vision ML Engineer, Vision Deep Learning Engineer, Vision Researcher, Vision Research Engineer
Perception Engineer: Vision Engineer
AI Researcher: AI Research Scientist, ML Researcher, ML Research Scientist, Applied Scientist, Deep Learning Researcher, AI Scientist, ML Scientist, NLP Researcher, Reinforcement Learning Researcher, Generative AI Researcher, LLM Researcher, LLM Research Scientist
ML Researcher: ML Research Scientist, AI Researcher, AI Research Scientist, ML Scientist, Deep Learning Researcher, Deep Learning Scientist
AI Research Scientist: AI Researcher, ML Research Scientist, ML Researcher, AI Scientist
Applied Scientist: ML Scientist, Applied ML Scientist, AI Scientist, Applied AI Scientist
ML Scientist: Applied Scientist, ML Research Scientist, ML Researcher, AI Scientist
Research Engineer: AI Research Engineer, ML Research Engineer > Research Software Engineer
MLOps Engineer: ML Platform Engineer, ML Infrastructure Engineer, AI Platform Engineer, AI Infrastructure Engineer, LLMOps Engineer, AIOps Engineer, AI Operations Engineer
ML Infrastructure Engineer: ML Platform Engineer, AI Infrastructure Engineer, AI Platform Engineer
AI Architect: ML Architect, Generative AI Architect, LLM Architect
AI Consultant: Generative AI Consultant, ML Consultant, AI Specialist, AI Strategist, AI Strategy Consultant, AI Solutions Consultant, AI Transformation Consultant, AI Implementation Consultant, AI Advisor
Data Operations Analyst: Data Operations Specialist/Associate/Coordinator
Data Operations Engineer: Data Pipeline Engineer
Data Pipeline Engineer: Data Engineer
Data Management Analyst: Data Management Specialist/Associate/Coordinator
Data Migration Engineer: Data Migration Specialist/Consultant/Analyst/Lead, Data Conversion Analyst/Specialist
Master Data Analyst: Master Data Specialist/Coordinator/Steward/Associate, Data Management Analyst
Data Consultant > Data Analytics Consultant, Data Engineering Consultant, Data Science Consultant, Data Strategy Consultant, Data Management Consultant, Data Governance Consultant, BI Consultant
Data Strategist: Data Strategy Consultant/Manager/Lead/Analyst
Data Product Manager: Data Product Owner, Data Platform Product Manager > Analytics Product Manager
Data Product Owner: Data Product Manager
Data Governance Manager: Data Governance Lead, Data Governance Program Manager, Head of Data Governance
Data Manager: Data Operations Manager
Healthcare Data Analyst: Health Data Analyst, Healthcare Analytics Analyst, Clinical Data Analyst, Healthcare Informatics Analyst, Clinical Analytics Analyst
Healthcare Analyst: Healthcare Data Analyst
HR Data Analyst: People Analytics Analyst, HR Analytics Specialist, HR Reporting Analyst, Workforce Analytics Analyst
Growth Analyst: Growth Data Analyst, Growth Marketing Analyst, Growth Strategy Analyst
Customer Insights Analyst: Customer Analytics Analyst, Consumer Insights Analyst, Customer Data Analyst
Insights Analyst > Customer Insights Analyst, Consumer Insights Analyst, Data Insights Analyst, Business Insights Analyst
Digital Analyst: Digital Analytics Specialist, Web Analyst, Web Analytics Specialist, Digital Insights Analyst, Digital Data Analyst
Analytics Consultant > BI Consultant
Data Visualization Engineer: Data Visualization Specialist/Analyst/Designer, BI Visualization Engineer
Data Visualization Analyst: Data Visualization Specialist/Developer/Designer
Report Writer: Report Developer, SSRS Report Developer, Crystal Reports Developer, BI Report Developer, Reporting Engineer
SSRS Engineer: SSRS Report Engineer, SQL BI Engineer
Kafka Engineer: Kafka Administrator/Architect
Real Time Data Engineer: Streaming Data Engineer
Streaming Data Engineer: Real Time Data Engineer
Predictive Modeler: Predictive Analytics Modeler/Analyst/Specialist/Consultant, Predictive Modeling Analyst/Specialist/Consultant
Risk Modeler: Risk Modeling Analyst/Specialist/Associate, Credit Risk Modeling Analyst, Model Risk Analyst
Actuary: Actuarial Analyst/Associate/Consultant/Specialist, Actuarial Scientist > Actuarial Manager
Actuarial Analyst: Actuarial Associate/Assistant/Specialist/Consultant, Actuary
Pricing Analyst: Price Analyst, Pricing Specialist/Associate/Coordinator, Pricing Strategist, Pricing Strategy Analyst, Pricing Consultant, Revenue Management Analyst
Sports Data Analyst: Sports Analytics Analyst, Sports Data Scientist
Experimentation Scientist: Experimentation Data Scientist, Experimentation Analyst
Marketing Data Scientist: Marketing Scientist, Marketing Science Analyst, Marketing Science Data Scientist
Product Data Scientist: Product Analytics Data Scientist
NLP Scientist: NLP Research Scientist, NLP Researcher, NLP Data Scientist, Computational Linguist, NLP Engineer
Speech Scientist: Speech Recognition Scientist/Engineer, Speech Research Scientist, Speech Engineer, ASR Engineer/Scientist, Speech Researcher
Speech Engineer: Speech Recognition Engineer/Scientist, Speech Scientist, ASR Engineer
Reinforcement Learning Engineer: Reinforcement Learning Researcher/Scientist, Reinforcement Learning Research Engineer/Scientist
Reinforcement Learning Researcher: Reinforcement Learning Scientist/Engineer, Reinforcement Learning Research Scientist/Engineer
AI Safety Researcher: AI Safety Research Scientist/Engineer, AI Alignment Researcher/Scientist, Alignment Researcher, Alignment Research Scientist/Engineer, Safety Researcher, AI Safety Scientist/Engineer, Safety Research Scientist/Engineer
AI Ethicist: AI Ethics Researcher/Specialist/Analyst, Responsible AI Specialist/Lead/Analyst/Researcher, AI Governance Specialist
AI Governance Analyst: AI Governance Specialist/Consultant/Associate, AI Policy Analyst, AI Governance Lead/Manager, Responsible AI Analyst/Specialist/Lead
Robotics ML Engineer: Robot Learning Engineer
Conversational AI Engineer: Chatbot Engineer, Bot Engineer, Voice AI Engineer
Chatbot Engineer: Conversational AI Engineer, Bot Engineer
Ranking Engineer: Search Ranking Engineer, Ranking ML Engineer
Scientific Programmer: Scientific Software Engineer, Scientific Computing Engineer, Research Software Engineer, Computational Scientist
Head of AI: Head of ML, Head of AI Research, Head of AI Engineering > AI Director, VP of AI
Data Science Director: Head of Data Science
Analytics Director: BI Director, Data Analytics Director
Head of Data Science: Data Science Director, VP of Data Science
Data Journalist: Data Reporter, Data Visualization Journalist
Data Entry Specialist: Data Entry Clerk/Operator/Associate
Search Engineer: Elasticsearch Engineer, Solr Engineer
Elasticsearch Engineer: Elastic Engineer
EHR Analyst: EHR Specialist/Administrator/Consultant, Epic Analyst, Cerner Analyst, Clinical Informatics Analyst, Clinical Systems Analyst, Clinical Applications Analyst
Epic Analyst: Epic Consultant/Specialist/Builder
Clinical Informatics Specialist: Clinical Informatics Analyst/Manager/Coordinator, Clinical Informaticist, Nurse Informaticist, Informatics Nurse
Data Warehouse Analyst: Data Warehousing Analyst/Specialist, Data Warehouse Specialist
Database Analyst: Database Specialist, Database Design Analyst, Database Systems Analyst, Database Reporting Analyst, Database Support Analyst > SQL Analyst
Decision Support Analyst: Decision Support Specialist/Consultant
CRM Analyst: CRM Specialist, CRM Data Analyst, CRM Business Analyst, CRM Marketing Analyst
Ecommerce Analyst: Digital Commerce Analyst, Ecommerce Data Analyst
Intelligence Analyst: All Source Analyst, All Source Intelligence Analyst
Mathematician: Applied Mathematician, Math Researcher
Alteryx Engineer: Alteryx Analyst/Specialist/Consultant
`;
