/** Engineers of hardware, machines and vehicles, and scientists, in the format of engineering.ts. */
export const hardwarePairs = `
Electrical Engineer
  + EE II; Electrical Project Engineer; Electrical R&D Engineer; Java EE and Electrical Engineer; Electrical Test
    Engineer; Electrical Harness Design Engineer; Electrical Wiring Engineer; Electrical Retrofit Engineer
  - Electrical Sales Engineer; Java EE Developer; Electrical Test Technician
Mechanical Design Engineer - SolidWorks
  + Mechanical Design Engineer, Pumps; Mechanical Design Engineer (SolidWorks)
  - Mechanical Design Engineer (CATIA)
FPGA Engineer (Xilinx)
  + FPGA Engineer II
  - FPGA Engineer, Altera
Mechanical Engineer
  + Entry Level Mechanical Test Engineer; Mechanical Integrity Engineer
  - Mechanical Test Technician; Test Engineer
ASIC Engineer
  + ASIC Engineering Technical Leader; ASIC Design Verification Engineer; ASIC DFT STA Engineer
  - ASIC Engineering Program Manager; Leader, ASIC Sales
DFT Engineer
  + ASIC DFT STA Technical Lead
Hardware Engineer
  + Hardware Engineering Technical Leader
FPGA Engineer
  + FPGA DSP Engineer; FPGA Verification Engineer, Air Vehicles
  - DSP Engineer; Verification Engineer
Propulsion Engineer
  + Propulsion Design Engineer; Propulsion Development Engineer; Combustion Engineer
  - Propulsion Technician
Radar Engineer
  + Radar Algorithm Engineer; Radar Development Engineer; Radar Firmware Engineer; Radar C++ Engineer
  - Radar Sales Engineer
Performance Engineer
  - Systems Engineer, Performance Evaluation
Thermal Engineer
  + Mechanical Engineer, Thermal; Thermal Design Engineer
  - Mechanical Engineer
Storage Engineer
  + Systems Engineer - Storage
  - Mechanical Engineer, Storage
Structural Engineer
  + Structures Engineer; Bridge Engineer
  - Software Engineer, Bridge; Piping Stress Engineer
Controls Engineer
  + Electrical Controls Engineer; Instrumentation & Controls Engineer; I&C Engineer; PLC Programmer
  - Project Controls Engineer; Document Control Engineer; Quality Control Engineer; Guidance, Navigation, Control
    Engineer; Protection & Control Engineer
IC Design Engineer
  + ASIC Design Engineer; RFIC Design Engineer
  - I&C Design Engineer
V&V Engineer
  + Verification and Validation Engineer
  - Verification Engineer
Protection Engineer
  + P&C Engineer; Relay Protection Engineer
  - Fire Protection Engineer; P&C Underwriter
Process Engineer
  + Process Development Engineer
  - Business Process Engineer
Quality Engineer
  + Quality Control Engineer
  - Data Quality Engineer
Firmware Manager
  + Firmware Engineering Manager
  - Software Engineering Manager
Device Driver Engineer
  + Software Engineer, Device Drivers; GPU Driver Engineer
  - Delivery Driver
Hardware Engineer
  + Hardware‑Design Engineer; Electronic Design Engineer
  - Hardware‑in‑the‑Loop Test Engineer
Physical Design
  + ASIC Physical Design Engineer
  - Product Designer
Robotics Scientist
  + Robotics Research Scientist
  - Robotics Technician
Molecular Biologist
  + Molecular Biology Scientist; Scientist, Molecular Biology; Research Scientist, Molecular Biology
  - Marine Biologist
Computational Biology
  + Computational Biologist
Operations Associate
  + Operations Specialist
  - Operations Manager
Hardware Intern
  + Hardware Engineering Intern; Hardware Design Engineer Intern
  - Software Intern
Senior Scientist
  + Senior Scientist, Oncology
  - Senior Data Scientist
Portfolio Manager
  + Portfolio Manager, Equities
  - Product Portfolio Manager
Post-doc
  + Post-Doctoral Research Associate; Postdoctoral Fellow
Quantum Engineer
  - Quant Engineer
GIS Analyst
  + Geospatial Analyst; GIS Specialist
`;
