/** Data, analytics, AI and research, in the format of read-names.ts. */
export const dataNames = `
Data Engineer > ETL Engineer, Data Warehouse Engineer, Data Platform Engineer, Data Infrastructure Engineer, Data Integration Engineer, Hadoop Engineer, Spark Engineer, Snowflake Engineer, Databricks Engineer
ETL Engineer: Data Integration Engineer, Informatica Engineer, Talend Engineer, SSIS Engineer, Data Warehouse Engineer
Data Warehouse Engineer: Data Warehousing Engineer, EDW Engineer, ETL Engineer
Big Data Engineer: Hadoop Engineer, Spark Engineer, PySpark Engineer
Data Platform Engineer: Data Infrastructure Engineer
Analytics Engineer > BI Engineer, DBT Engineer
Data Analyst: Data Analytics Specialist/Consultant/Associate, Data Insights Analyst, Data Reporting Analyst > Insights Analyst
BI Analyst: BI Specialist/Consultant, Power BI Analyst, Tableau Analyst, BI Reporting Analyst > Reporting Analyst
BI Engineer: Power BI Engineer, Tableau Engineer, Qlik Engineer, Looker Engineer, Power BI Specialist/Consultant, BI Specialist, Report Engineer
Power BI Developer: Power BI Analyst/Specialist/Consultant
Tableau Developer: Tableau Analyst/Specialist/Consultant
Reporting Analyst: Report Analyst, MIS Analyst, Reporting Specialist, BI Analyst, Report Writer
Product Analyst: Product Analytics Analyst/Specialist
Marketing Analyst: Marketing Insights Analyst, Marketing Performance Analyst, Digital Analyst
Web Analyst: Web Analytics Analyst/Specialist/Manager/Consultant, Digital Analytics Analyst/Specialist/Manager, Digital Analyst, Website Analyst
Business Analyst: Business Systems Analyst, Business Process Analyst, Functional Analyst, Business Analysis Consultant/Specialist
Business Systems Analyst: IT Systems Analyst, Systems Analyst
Systems Analyst: Business Systems Analyst, Computer Systems Analyst, Information Systems Analyst
Data Scientist: Data Science Specialist/Consultant
Decision Scientist: Decision Science Analyst
Data Architect: Data Modeler > Data Warehouse Architect, Big Data Architect
Data Modeler: Data Modeller, Data Modeling Analyst/Specialist/Engineer, Data Architect
Data Steward: Data Governance Analyst/Specialist/Consultant, Data Quality Analyst/Specialist, Master Data Analyst/Specialist
Data Governance Analyst: Data Governance Specialist/Consultant/Lead, Data Steward
Data Quality Analyst: Data Quality Specialist/Engineer, Data Integrity Analyst/Specialist, Data Validation Analyst
Analytics Manager: BI Manager, Data Analytics Manager, Insights Manager, Data Insights Manager
BI Manager: Analytics Manager
Head of Data: Head of Analytics
Data Science Manager: Data Science Lead
Data Annotator: Data Labeler, Data Annotation Specialist/Analyst/Associate/Operator, Data Labeling Specialist/Analyst/Associate, Annotation Specialist/Analyst, Image Annotator, Video Annotator, Text Annotator, Labeling Specialist
AI Trainer: AI Tutor, LLM Trainer, AI Training Specialist, AI Data Trainer, AI Model Trainer, AI Content Evaluator, AI Evaluator, AI Rater, AI Data Specialist, AI Writing Evaluator, AI Response Evaluator
Prompt Engineer: Prompt Engineering Specialist, Prompt Designer/Writer, LLM Prompt Engineer
ML Engineer > Applied ML Engineer
AI Engineer: Artificial Intelligence Specialist > ML Engineer, LLM Engineer, Generative AI Engineer, NLP Engineer
Generative AI Engineer: LLM Engineer > Agentic Engineer
Agentic AI Engineer: Agent Engineer, Agentic Engineer, Agentic Systems Engineer, AI Agent Engineer
LLM Engineer: Generative AI Engineer > NLP Engineer
NLP Engineer: NLP Scientist, Computational Linguist, NLP Researcher, LLM Engineer
Vision Engineer: CV Engineer, Perception Engineer, Vision Scientist, Image Processing Engineer
Perception Engineer: Vision Engineer
AI Researcher: AI Research Scientist, ML Researcher, ML Research Scientist, Applied Scientist, Deep Learning Researcher, AI Scientist, ML Scientist, NLP Researcher
ML Researcher: ML Research Scientist, AI Researcher, AI Research Scientist, ML Scientist
AI Research Scientist: AI Researcher, ML Research Scientist, ML Researcher, AI Scientist
Applied Scientist: ML Scientist, Applied ML Scientist, AI Scientist, Applied AI Scientist
ML Scientist: Applied Scientist, ML Research Scientist, ML Researcher, AI Scientist
Research Engineer: AI Research Engineer, ML Research Engineer
MLOps Engineer: ML Platform Engineer, ML Infrastructure Engineer, AI Platform Engineer, AI Infrastructure Engineer, LLMOps Engineer, AIOps Engineer, AI Operations Engineer
ML Infrastructure Engineer: ML Platform Engineer, AI Infrastructure Engineer, AI Platform Engineer
AI Architect: ML Architect, Generative AI Architect, LLM Architect
AI Consultant: Generative AI Consultant, ML Consultant, AI Specialist, AI Strategist
`;
