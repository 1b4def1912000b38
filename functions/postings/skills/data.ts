import type { SkillVocabulary } from './skill-vocabulary.ts';

/** Skills of people who work with data and models. */
export const DATA: SkillVocabulary = {
  anyCase: `
Machine learning: ml
Deep learning
PyTorch
TensorFlow
scikit-learn: sklearn
NumPy
Pandas
NLP: natural language processing
LLMs: llm, large language models, large language model
Generative AI: genai, gen ai
RAG: retrieval augmented generation, retrieval-augmented generation
Prompt engineering
MLOps
Reinforcement learning
Statistics: statistical analysis, statistical modeling, statistical modelling
A/B testing: a/b tests, ab testing, experimentation
Forecasting
Time series
Causal inference
Data modeling: data modelling
Data pipelines: data pipeline
ETL: elt
Data warehousing: data warehouse
Snowflake
BigQuery
Redshift
Databricks
Hadoop
PySpark: apache spark
Airflow: apache airflow
dbt
Power BI: powerbi
Tableau
Looker
Data visualization: data visualisation
Dashboards: dashboard, dashboarding
Data governance
Data quality
Google Analytics: ga4
Jupyter
SPSS
Stata
MATLAB
`,
  exactCase: `
Spark
R
SAS
Excel: Microsoft Excel, MS Excel
Fivetran
`,
};
