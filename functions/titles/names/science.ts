/** Research, biotech, quantitative finance, economics, maps and sustainability, in the format of read-names.ts. */
export const scienceNames = `
Scientist > Research Scientist
Researcher > Research Scientist
Research Software Engineer: Scientific Software Engineer, Research Programmer, Scientific Programmer > Scientific Computing Engineer
Scientific Software Engineer: Research Software Engineer, Scientific Programmer, Scientific Computing Engineer
Computational Scientist: Computational Research Scientist, Computational Science Researcher, Scientific Computing Scientist > Scientific Computing Engineer, HPC Scientist, Scientific Programmer
HPC Engineer: HPC Cluster Engineer, HPC Specialist, HPC Cloud Engineer > HPC Administrator, HPC Systems Administrator, Scientific Computing Engineer
HPC Administrator: HPC Systems Administrator, HPC Engineer
Quantum Engineer: Quantum Computing Engineer, Quantum Software Engineer, Quantum Hardware Engineer > Quantum Scientist, Quantum Research Scientist, Quantum Physicist
Quantum Researcher: Quantum Scientist, Quantum Computing Researcher, Quantum Research Scientist, Quantum Computing Scientist
Physicist: Physics Researcher
Applied Physicist: Applied Physics Engineer
Operations Researcher: Operations Research Analyst/Scientist/Engineer/Specialist > Optimization Scientist
Operations Research Analyst: Operations Research Scientist/Specialist, Operations Research Systems Analyst, Operations Researcher, ORSA Analyst > Operations Research Engineer
Optimization Engineer: Optimization Scientist, Optimization Algorithm Engineer, Mathematical Optimization Engineer/Scientist > Operations Research Engineer
Statistician: Biostatistician, Statistical Analyst/Scientist, Mathematical Statistician
Biostatistician: Biostatistics Specialist/Analyst, Statistical Scientist, Clinical Statistician, Statistical Consultant > Biostatistics Manager
Statistical Programmer: SAS Programmer, Biostatistics Programmer, Clinical Programmer, Statistical Programming Analyst, Statistical Programming Specialist, Biostatistical Programmer, Statistical SAS Programmer
SAS Programmer: Statistical Programmer, Clinical SAS Programmer, SAS Analyst, Biostatistics Programmer > Statistical Programming Analyst
Clinical Programmer: Clinical Data Programmer, Statistical Programmer, Clinical Trial Programmer, Clinical SAS Programmer
Clinical Data Manager: Clinical Data Management Specialist/Lead, Clinical Data Lead, Clinical Trial Data Manager > Clinical Data Coordinator, Clinical Data Analyst
Clinical Data Analyst: Clinical Data Specialist, Clinical Data Management Analyst, Clinical Analytics Analyst, Healthcare Data Analyst > Clinical Data Scientist, Clinical Data Reviewer
Quantitative Developer: Quantitative Trading Developer, Algorithmic Trading Developer, Quantitative Strategist Developer, Quantitative Software Engineer, Trading Systems Engineer > Quantitative Technologist
Quantitative Researcher: Quantitative Research Analyst/Scientist/Associate, Alpha Researcher, Quantitative Strategist, Systematic Researcher
Quantitative Analyst: Quantitative Research Analyst, Quantitative Strategist, Quantitative Modeler, Quantitative Finance Analyst, Quantitative Modeling Analyst > Quantitative Risk Analyst, Quantitative Analytics Associate/Specialist
Quantitative Strategist: Quantitative Strategy Analyst, Strats Associate, Strats Analyst
Quantitative Trader: Algorithmic Trader, Systematic Trader, Algo Trader, Quantitative Trading Analyst, Quantitative Trading Associate
Algorithmic Trader: Algo Trader, Quantitative Trader, Algorithmic Trading Analyst
Algo Trader: Algorithmic Trader, Quantitative Trader, Algo Trading Analyst
Quantitative Risk Analyst: Quantitative Risk Modeler, Risk Modeling Analyst, Risk Modeler > Model Risk Analyst
Trading Systems Developer: Trading Software Engineer, Trading Platform Engineer, Low Latency Engineer, Electronic Trading Engineer, Algorithmic Trading Engineer
Low Latency Developer: HFT Developer, Ultra Low Latency Engineer, Trading Systems Engineer
HFT Developer: Low Latency Developer, High Frequency Developer
Trader > Trading Analyst, Trading Associate
Model Validation Analyst: Model Validation Specialist/Associate, Model Validator, Model Risk Analyst/Associate > Model Validation Manager
Economist: Economic Analyst, Economics Analyst, Econometrician, Economic Consultant
Economic Analyst: Economics Analyst, Economist, Economic Consultant, Economic Research Analyst, Economic Consulting Analyst
Econometrician: Econometrics Analyst, Econometric Modeler, Econometric Analyst > Economist
Computational Linguist: NLP Linguist, Analytical Linguist, Linguist Engineer > Language Engineer, NLP Scientist
Linguist: Linguistics Specialist, Language Specialist
Bioinformatics Scientist: Bioinformatician, Computational Biologist, Bioinformatics Engineer/Analyst/Specialist, Computational Biology Scientist, Computational Biology Research Scientist > Computational Genomics Scientist, Genomics Data Scientist
Bioinformatician: Bioinformatics Scientist/Analyst/Engineer/Specialist, Computational Biologist
Bioinformatics Engineer: Bioinformatics Software Engineer, Bioinformatics Pipeline Engineer
Computational Biologist: Computational Biology Scientist, Bioinformatics Scientist, Bioinformatician, Computational Biology Researcher, Computational Biology Research Scientist
Computational Chemist: Computational Chemistry Scientist, Computational Chemistry Researcher > Molecular Modeler, Molecular Modeling Scientist, Cheminformatics Scientist
Molecular Biologist: Molecular Biology Scientist, Molecular Biology Researcher
Analytical Chemist: Analytical Scientist, Analytical Development Scientist
Formulation Scientist: Formulation Chemist, Formulation Development Scientist
Process Development Scientist: Process Development Engineer, Bioprocess Scientist, Bioprocess Engineer, Process Scientist, Process Development Associate
Bioprocess Engineer: Bioprocess Scientist, Bioprocess Development Engineer, Bioprocessing Engineer > Upstream Process Engineer, Downstream Process Engineer, Fermentation Engineer
Protein Engineer: Protein Engineering Scientist, Protein Scientist, Protein Design Scientist > Antibody Engineer
Genomics Scientist: Genomic Scientist > Genomic Data Scientist, NGS Scientist, Genomics Data Scientist
Lab Technician: Lab Research Technician, Research Technician
Lab Manager: Lab Operations Manager
Lab Automation Engineer: Lab Automation Specialist/Scientist
LIMS Analyst: LIMS Administrator/Specialist > LIMS Developer, LIMS Consultant
Clinical Trial Manager: Clinical Study Manager, Clinical Project Manager, Study Manager > Clinical Research Manager, Clinical Operations Manager
Clinical Operations Manager: Clinical Trial Manager, Clinical Study Manager, Clinical Operations Lead
Drug Safety Associate: Pharmacovigilance Specialist/Associate, Drug Safety Specialist > Pharmacovigilance Scientist
Pharmacovigilance Specialist: Drug Safety Specialist/Associate, Pharmacovigilance Associate > Pharmacovigilance Scientist
Medical Writer: Scientific Writer, Clinical Writer, Medical Writing Specialist, Medical Communications Writer, Regulatory Writer, Medical Technical Writer, Medical Copywriter > Medical Writing Manager
Scientific Writer: Science Writer, Medical Writer, Scientific Communications Specialist
Medical Science Liaison: Medical Liaison, Field Medical Advisor, Medical Science Advisor
Epidemiologist: Epidemiology Analyst, Epidemiology Scientist
Neuroscientist: Neuroscience Scientist, Neuroscience Researcher
RWE Scientist: RWE Analyst
Health Economist: HEOR Scientist/Analyst, Health Economics Analyst, Health Outcomes Researcher > HEOR Manager
GIS Analyst: Geospatial Analyst, GIS Specialist/Technician, Geospatial Specialist, Spatial Analyst, Geospatial Technician/Scientist, GIS Administrator > GIS Coordinator, Cartographer, GIS Consultant
GIS Specialist: GIS Analyst/Technician/Coordinator, Geospatial Specialist, Geospatial Analyst
GIS Technician: GIS Analyst/Specialist, Geospatial Technician, Mapping Technician
GIS Engineer: Geospatial Engineer, GIS Data Engineer, ArcGIS Developer, Geospatial Application Developer > Esri Developer
GIS Manager: GIS Lead, Geospatial Manager, GIS Program Manager
Geospatial Analyst: GIS Analyst, Geospatial Intelligence Analyst, GEOINT Analyst, Spatial Data Analyst, Geospatial Specialist > Imagery Analyst, Remote Sensing Analyst
Geospatial Engineer: GIS Engineer, Geospatial Data Engineer, Geospatial Software Engineer
Geospatial Data Scientist: Spatial Data Scientist, GIS Data Scientist, Geospatial Scientist
Remote Sensing Scientist: Remote Sensing Specialist/Analyst > Remote Sensing Engineer
Cartographer: Cartographic Technician/Analyst, GIS Cartographer
Imagery Analyst: GEOINT Analyst, Imagery Intelligence Analyst, Image Analyst, Geospatial Analyst, Geospatial Intelligence Analyst
Climate Scientist: Climate Modeler > Atmospheric Scientist, Climate Data Scientist, Climate Risk Scientist
Energy Modeler: Energy Modeling Engineer/Analyst
Energy Trader: Power Trader > Gas Trader
Crypto Trader: Digital Asset Trader
Trading Analyst: Trading Associate, Trade Analyst > Trading Operations Analyst
Research Coordinator > Research Project Coordinator, Research Study Coordinator, Research Program Coordinator
Grant Writer: Grant Proposal Writer, Grant Specialist
Survey Researcher: Survey Methodologist, Survey Research Analyst, Survey Scientist, Survey Statistician
Survey Methodologist: Survey Statistician, Survey Researcher
Carbon Analyst: Carbon Accounting Analyst, Carbon Markets Analyst, GHG Analyst
Climate Analyst > Climate Risk Analyst, Climate Policy Analyst
ESG Analyst: ESG Associate/Specialist, ESG Research Analyst, Sustainability Analyst > Responsible Investment Analyst
Environmental Scientist: Environmental Specialist/Consultant/Analyst
EHS Specialist: Health and Safety Specialist, Safety Specialist, EHS Coordinator/Advisor > EHS Engineer
EHS Manager: Health and Safety Manager, Safety Manager, Environmental Health Manager
EHS Engineer: Safety Engineer, Health and Safety Engineer, EHS Specialist
Geophysicist: Geoscientist
Geologist: Geoscientist
Hydrologist: Hydrogeologist, Hydrology Specialist
Astronomer: Astrophysicist
`;
