/** Embedded systems, chips, electronics, robots, machines, vehicles, aircraft and factories, in the format of read-names.ts. */
export const hardwareNames = `
Embedded Engineer: Embedded Software Engineer, Embedded Systems Engineer, Firmware Engineer > RTOS Engineer, BSP Engineer, Device Driver Engineer
Embedded Software Engineer: Embedded Engineer, Embedded Systems Engineer, Firmware Engineer > RTOS Engineer, BSP Engineer, Device Driver Engineer
Embedded Systems Engineer: Embedded Software Engineer, Embedded Engineer, Firmware Engineer
Embedded Linux Engineer > Yocto Engineer, Linux BSP Engineer, Linux Kernel Engineer, BSP Engineer, Linux Device Driver Engineer
BSP Engineer: Embedded Linux Engineer, BSP Software Engineer, Linux BSP Engineer
Firmware Engineer: Embedded Software Engineer, Embedded Engineer, BIOS Engineer, Embedded Systems Engineer
BIOS Engineer: UEFI Engineer, System Firmware Engineer
Kernel Engineer: Operating Systems Engineer, OS Engineer > Linux Kernel Engineer
Linux Kernel Engineer: Kernel Engineer
Device Driver Engineer: Driver Engineer, Kernel Driver Engineer, Linux Driver Engineer, Driver Software Engineer > Linux Kernel Engineer
IoT Engineer > Embedded IoT Engineer, IoT Solutions Engineer, IoT Architect
AUTOSAR Engineer: Embedded AUTOSAR Engineer
Flight Software Engineer > Spacecraft Software Engineer, Avionics Software Engineer
Hardware Engineer: Electronic Engineer, Electronic Hardware Engineer, Board Design Engineer, Electrical Hardware Engineer > PCB Design Engineer
Hardware Design Engineer: Electronic Design Engineer, Board Design Engineer, Electrical Design Engineer
Electronic Engineer: Electronic Design Engineer, Electronic Hardware Engineer, Electronic Systems Engineer
Electrical Engineer > Electronic Engineer, Electrical Hardware Engineer, Power Electronics Engineer
Electrical Design Engineer: Electronic Design Engineer, Electrical Hardware Engineer
Power Electronics Engineer > Power Converter Design Engineer, Power Supply Design Engineer, Power Supply Engineer
Harness Engineer: Harness Design Engineer, Wiring Design Engineer
ASIC Engineer: SoC Design Engineer, ASIC Design Engineer, RTL Design Engineer, IC Design Engineer, Chip Design Engineer, VLSI Engineer, SoC Engineer > ASIC Physical Design Engineer, Silicon Design Engineer, ASIC Verification Engineer
ASIC Design Engineer: SoC Design Engineer, RTL Design Engineer, Digital Design Engineer, IC Design Engineer, Chip Design Engineer, VLSI Design Engineer
SoC Design Engineer: ASIC Design Engineer, RTL Design Engineer, SoC Engineer
RTL Design Engineer: RTL Engineer, Digital Design Engineer, Logic Design Engineer, ASIC Design Engineer, SoC Design Engineer, Verilog Engineer
RTL Engineer: RTL Design Engineer, Digital Design Engineer, Logic Design Engineer, ASIC Design Engineer
VLSI Engineer: VLSI Design Engineer, ASIC Design Engineer, ASIC Engineer, Physical Design Engineer, DFT Engineer, Design Verification Engineer
Chip Design Engineer: IC Design Engineer, ASIC Design Engineer, SoC Design Engineer, VLSI Design Engineer, Silicon Design Engineer, RTL Design Engineer
IC Design Engineer: Chip Design Engineer, ASIC Design Engineer > RF IC Design Engineer, Analog IC Design Engineer
Silicon Engineer: Silicon Design Engineer, ASIC Engineer, Silicon Validation Engineer
Digital Design Engineer: RTL Design Engineer, Logic Design Engineer, ASIC Design Engineer, Digital IC Design Engineer, Digital ASIC Design Engineer, FPGA Design Engineer
FPGA Engineer: FPGA Design Engineer, VHDL Engineer
FPGA Design Engineer: FPGA Engineer, VHDL Engineer
VHDL Engineer: FPGA Engineer
Design Verification Engineer: ASIC Verification Engineer, SoC Verification Engineer, UVM Engineer, RTL Verification Engineer, UVM Verification Engineer, Silicon Verification Engineer, Pre Silicon Verification Engineer > IP Verification Engineer, FPGA Verification Engineer, CPU Verification Engineer, GPU Verification Engineer
Verification Engineer > Design Verification Engineer, SoC Verification Engineer, ASIC Verification Engineer, Formal Verification Engineer, UVM Verification Engineer, RTL Verification Engineer
Formal Verification Engineer: Formal Engineer, FV Engineer, Formal Methods Engineer
Physical Design Engineer: Place Route Engineer, Physical Implementation Engineer, Backend Design Engineer, PnR Engineer > Physical Design CAD Engineer
DFT Engineer: DFx Engineer, MBIST Engineer, DFT Design Engineer
CAD Engineer: EDA Engineer, CAD Design Engineer, EDA Tools Engineer
EDA Engineer: EDA Tools Engineer, CAD Engineer, EDA Software Engineer
Analog Design Engineer: AMS Design Engineer, Mixed Signal Design Engineer, Analog Mixed Signal Design Engineer, Analog IC Design Engineer, Analog Circuit Design Engineer, Analog Engineer, Circuit Design Engineer
Mixed Signal Design Engineer: Analog Mixed Signal Design Engineer, Mixed Signal IC Design Engineer, AMS Design Engineer, Analog Design Engineer
Analog IC Design Engineer: Analog Design Engineer, Analog Mixed Signal Design Engineer, Analog Mixed Signal IC Design Engineer
Circuit Design Engineer: Circuit Engineer
Memory Design Engineer: Memory Circuit Design Engineer > SRAM Design Engineer, DRAM Design Engineer, SRAM Circuit Design Engineer
Layout Engineer: Mask Layout Designer, IC Layout Engineer, Layout Design Engineer, Layout Designer, Mask Designer > Analog Layout Engineer
Mask Layout Designer: IC Layout Engineer, Analog Layout Engineer, Mask Layout Engineer, IC Mask Designer, Layout Engineer
Silicon Validation Engineer: Post Silicon Validation Engineer, Post Silicon Engineer, Post Silicon Testing Engineer, Silicon Bring Up Engineer > SoC Validation Engineer
Post Silicon Validation Engineer: Silicon Validation Engineer, Post Silicon Engineer > SoC Validation Engineer
Validation Engineer: Validation Specialist > CSV Engineer, CSV Specialist
STA Engineer: Timing Engineer, Timing Closure Engineer
Computer Architect: Computer Architecture Engineer > CPU Architect, SoC Architect, GPU Architect, CPU Architecture Engineer
CPU Architect: CPU Architecture Engineer, Processor Architect
GPU Architect: GPU Architecture Engineer, Graphics Architect, GPU Hardware Architect
Hardware Architect: Hardware Architecture Engineer > SoC Architect, Silicon Architect
Systems Architect: Systems Architecture Engineer, Computer Systems Architect, IT Systems Architect, Infrastructure Architect
GPU Engineer: CUDA Engineer, GPU Kernel Engineer
CUDA Engineer: GPU Kernel Engineer, GPU Engineer, CUDA Kernel Engineer
Compiler Engineer: LLVM Engineer
Semiconductor Process Engineer: Wafer Process Engineer, Fab Process Engineer > Process Integration Engineer, Etch Process Engineer, Etch Engineer, Lithography Engineer, Deposition Engineer, Thin Film Engineer
Semiconductor Engineer > Semiconductor Process Engineer, Semiconductor Device Engineer, Semiconductor Packaging Engineer, Semiconductor Design Engineer
Yield Engineer: Yield Enhancement Engineer, Yield Analysis Engineer
Device Engineer: Device Physics Engineer, Semiconductor Device Engineer
Packaging Engineer: Package Engineer, Package Design Engineer
RF Engineer: Radio Engineer > RF Design Engineer, RF Systems Engineer, RF Hardware Engineer, RF Test Engineer, Antenna Engineer, Microwave Engineer, RF Network Engineer, RF IC Design Engineer
RF IC Design Engineer: RF IC Engineer
RF Design Engineer: RF Microwave Design Engineer, RF Hardware Engineer > Microwave Design Engineer
Microwave Engineer: Microwave Design Engineer, RF Microwave Engineer, RF Microwave Design Engineer
Antenna Engineer > Antenna Design Engineer
Wireless Engineer > WiFi Engineer, Wireless Network Engineer, Wireless Design Engineer
WiFi Engineer: Wireless Engineer
Telecom Engineer: Telecom Specialist > RAN Engineer, Telecom Network Engineer, 5G Engineer, Outside Plant Engineer
RAN Engineer > RAN Optimization Engineer
EMC Engineer: EMI Engineer
PCB Design Engineer: PCB Engineer, Board Design Engineer, ECAD Designer > PCB Design Technician
PCB Engineer: PCB Design Engineer
Signal Integrity Engineer: SI Engineer, SI PI Engineer, Signal Power Integrity Engineer
DSP Engineer: Signal Processing Engineer, Signal Processing Scientist
Signal Processing Engineer: DSP Engineer, Signal Processing Scientist, Signal Processing Algorithm Engineer
Audio Engineer: Sound Engineer
Acoustic Engineer > NVH Engineer
Hardware Test Engineer: Electrical Test Engineer, Electronic Test Engineer, Hardware Test Development Engineer > Hardware Validation Engineer
Controls Engineer: Control Systems Engineer > PLC Engineer, SCADA Engineer
Control Systems Engineer: Controls Engineer > Automation Controls Engineer, Industrial Controls Engineer, Process Control Engineer, DCS Engineer
PLC Engineer: Automation Controls Engineer, Controls Engineer
SCADA Engineer > SCADA Analyst
Automation Engineer > Automation Controls Engineer
Instrumentation Engineer: Instrument Engineer, Instrumentation Control Engineer, Electrical Instrumentation Engineer
Robotics Engineer: Robotics Software Engineer, Robotics Controls Engineer > Autonomy Engineer, ROS Engineer
Robotics Software Engineer: Robotics Engineer, ROS Engineer, Robot Autonomy Software Engineer
Robotics Scientist: Robotics Researcher, Robotics Research Engineer > Robot Learning Researcher
ROS Engineer: ROS Software Engineer
Autonomy Engineer: Autonomous Driving Engineer, Autonomous Systems Engineer > ADAS Engineer
Drone Engineer: Drone Systems Engineer
Motion Planning Engineer: Path Planning Engineer, Planning Controls Engineer > Behavior Planning Engineer
Autonomous Driving Engineer: Autonomy Engineer, ADAS Engineer
Robotics Technician > Robotics Field Technician, Robotics Service Technician, Robotics Maintenance Technician
Automation Technician: Controls Technician
Mapping Engineer: HD Map Engineer, Map Engineer
Motor Design Engineer: Electric Motor Engineer, Electric Motor Design Engineer, E Motor Engineer
Infotainment Engineer: IVI Engineer
Space Systems Engineer: Spacecraft Systems Engineer
Systems Test Engineer > Systems Integration Test Engineer
Production Planner: Production Planning Analyst/Specialist, Production Scheduler, Manufacturing Planner, Master Scheduler, Production Control Planner, Master Production Scheduler > Materials Planner
Production Supervisor: Manufacturing Supervisor, Production Shift Supervisor
Production Manager: Manufacturing Manager, Production Operations Manager
Engineering Project Manager: Engineering Program Manager, Hardware Project Manager
Hardware Lead: Lead Hardware Engineer, Hardware Engineering Lead
Embedded Lead: Lead Embedded Engineer, Lead Embedded Software Engineer, Embedded Software Lead
Firmware Lead: Lead Firmware Engineer
Mechanical Lead: Lead Mechanical Engineer, Mechanical Engineering Lead
Electrical Lead: Lead Electrical Engineer, Electrical Engineering Lead
Robotics Lead: Lead Robotics Engineer, Robotics Engineering Lead
CSV Engineer: CSV Specialist, CSV Analyst
Validation Specialist: CSV Specialist, Validation Analyst, Validation Engineer
SLAM Engineer: Localization Engineer, Localization Mapping Engineer, SLAM Research Engineer, State Estimation Engineer
Sensor Fusion Engineer: Perception Engineer > Tracking Engineer
Machine Vision Engineer: Vision Systems Engineer, Vision Engineer
Image Processing Engineer: Imaging Engineer, Image Processing Scientist, Imaging Scientist > Image Quality Engineer, ISP Engineer
Camera Engineer: Imaging Engineer > ISP Engineer
Mechatronics Engineer: Mechatronic Engineer, Electromechanical Engineer, Mechatronics Design Engineer
GNC Engineer: Flight Controls Engineer > GNC Analyst
Flight Controls Engineer: GNC Engineer, Control Law Engineer, Flight Control Law Engineer
Flight Test Engineer: Flight Test Instrumentation Engineer, Flight Test Discipline Engineer, Flight Test Data Engineer
Aerospace Engineer: Astronautics Engineer > Aerodynamics Engineer, Spacecraft Systems Engineer, Aerospace Structural Engineer, Spacecraft Engineer, Aircraft Engineer
Aerodynamics Engineer > CFD Engineer
Propulsion Engineer > Combustion Engineer, Turbomachinery Engineer, Rocket Engine Engineer
Spacecraft Engineer: Satellite Engineer, Spacecraft Systems Engineer
Satellite Engineer: Spacecraft Engineer > Satcom Engineer
Mission Operations Engineer > Satellite Operations Engineer, Spacecraft Operations Engineer, Flight Operations Engineer, Flight Controller
Payload Engineer: Payload Systems Engineer
Structural Engineer: Stress Engineer, Structural Analyst, Structural Analysis Engineer > Bridge Engineer, Aerostructures Engineer, Composite Structural Engineer
Stress Engineer: Stress Analyst, Structural Analysis Engineer, Structural Analyst
Structural Analyst: Structural Analysis Engineer, Stress Engineer, Stress Analyst
FEA Engineer: FEA Analyst, CAE Engineer, Structural Analysis Engineer
CFD Engineer: CFD Analyst, Fluid Dynamics Engineer, Aerodynamics Engineer
CAE Engineer: CAE Analyst, FEA Engineer
Simulation Engineer: Simulation Analyst, CAE Engineer > Modeling Simulation Engineer
Thermal Engineer: Thermal Analyst, Thermal Systems Engineer > Heat Transfer Engineer
Mechanical Engineer > Mechanical Design Engineer, Mechanical Product Design Engineer, Electromechanical Engineer, Optomechanical Engineer
Mechanical Design Engineer: Mechanical Designer, Mechanical CAD Engineer > CAD Design Engineer
Mechanical Designer: Mechanical Design Engineer, Mechanical Drafter, Mechanical Design Drafter, Mechanical CAD Designer
Product Design Engineer: Product Development Engineer, Mechanical Design Engineer
Product Development Engineer: NPD Engineer, Product Design Engineer, R&D Engineer
R&D Engineer: Product Development Engineer, R&D Mechanical Engineer, R&D Electrical Engineer
NPI Engineer: NPI Manufacturing Engineer, NPI Process Engineer, NPI Project Engineer, New Product Engineer
Manufacturing Engineer: Production Engineer, Manufacturing Process Engineer, Industrialization Engineer > NPI Manufacturing Engineer, Manufacturing Test Engineer, Assembly Engineer
Manufacturing Process Engineer: Manufacturing Engineer, Process Engineer
Manufacturing Test Engineer: Production Test Engineer, Factory Test Engineer, Manufacturing Test Development Engineer
Production Engineer: Manufacturing Engineer, Production Process Engineer
Process Engineer > Process Improvement Engineer, Process Integration Engineer, Process Technologist
Chemical Engineer: Chemical Process Engineer
Industrial Engineer: Continuous Improvement Engineer, Lean Engineer, Lean Manufacturing Engineer
Continuous Improvement Engineer: Lean Engineer, Process Improvement Engineer, Continuous Improvement Specialist/Manager/Lead, Lean Manufacturing Engineer, Lean Six Sigma Engineer, Operational Excellence Engineer
Continuous Improvement Manager: Operational Excellence Manager, Continuous Improvement Lead, Lean Manager, Process Improvement Manager, CI Manager, Business Process Improvement Manager, Lean Six Sigma Manager
Supplier Quality Engineer: Supplier Quality Specialist, Supplier Quality Assurance Engineer > Supplier Development Engineer, Supplier Industrialization Engineer
Quality Manager: Quality Assurance Manager, Quality Lead
Quality Assurance Specialist: Quality Assurance Associate
Quality Specialist: Quality Associate, Quality Assurance Specialist, Quality Assurance Associate
Reliability Engineer: RAM Engineer
Failure Analysis Engineer: Failure Analyst, Failure Analysis Specialist
MBSE Engineer: MBSE Modeler, MBSE Architect > SysML Engineer
Systems Integration Engineer: Systems Integrator > Integration Test Engineer
Integration Test Engineer: AIT Engineer
Requirements Engineer: Requirements Analyst > Requirements Manager
Functional Safety Engineer: Functional Safety Specialist, System Safety Engineer > Functional Safety Manager
System Safety Engineer: Functional Safety Engineer, Product Safety Engineer
Configuration Manager: Configuration Management Specialist/Analyst/Lead
Configuration Analyst: Configuration Management Analyst/Specialist
Automotive Engineer: Vehicle Engineer, Automotive Systems Engineer > Chassis Engineer, Automotive Software Engineer
Vehicle Engineer: Automotive Engineer, Vehicle Systems Engineer > EV Engineer, Chassis Engineer
Powertrain Engineer: Drivetrain Engineer > Drive Unit Engineer
Battery Engineer > BMS Engineer, Battery Scientist, Cell Engineer, Cell Design Engineer
Energy Engineer: Energy Analyst
Energy Analyst: Energy Consultant > Energy Market Analyst, Power Market Analyst, Energy Efficiency Analyst, Energy Modeling Analyst
Renewable Energy Engineer: Renewable Engineer > Solar Engineer, Wind Engineer
Energy Storage Engineer: BESS Engineer
Power Systems Engineer: Power Engineer, Power Systems Studies Engineer
Transmission Engineer: Transmission Line Engineer, Transmission Distribution Engineer, Transmission Planning Engineer
Transmission Planning Engineer: Transmission Planner > Grid Planning Engineer, Interconnection Engineer
Substation Engineer: Substation Design Engineer
Protection Engineer: Relay Engineer, Protection Relay Engineer
Nuclear Engineer > Reactor Engineer, Core Design Engineer
Fusion Engineer: Fusion Scientist, Plasma Engineer > Plasma Physicist
Materials Engineer: Materials Scientist > Metallurgical Engineer, Metallurgist, Polymer Engineer
Materials Scientist: Materials Engineer, Materials Science Researcher > Polymer Scientist
Biomedical Engineer: Medical Device Engineer, Clinical Engineer
Medical Device Engineer: Biomedical Engineer, Medical Device Design Engineer
Optical Engineer: Optical Scientist > Photonics Engineer, Laser Engineer, Lens Designer, Optical Test Engineer
Photonics Engineer: Optical Engineer > PIC Design Engineer
Laser Engineer: Laser Scientist
Sensor Engineer > MEMS Engineer
Tooling Engineer: Tool Engineer, Tool Design Engineer, Tool Designer, Tooling Designer
Equipment Engineer: Equipment Maintenance Engineer
Facilities Engineer > Plant Engineer
Maintenance Engineer: Maintenance Reliability Engineer
Field Service Engineer: Field Engineer, Field Support Engineer, Field Service Technician/Representative/Specialist > Customer Engineer, Customer Service Engineer
Field Engineer > Field Service Engineer, Field Support Engineer
Field Application Engineer > Applications Engineer, Field Application Scientist
Sustaining Engineer: Sustaining Mechanical Engineer, Sustaining Electrical Engineer
Component Engineer: Parts Engineer, Component Quality Engineer
Compliance Engineer: Certification Engineer > Regulatory Engineer
Certification Engineer: Airworthiness Engineer, Certification Compliance Engineer, Airworthiness Certification Engineer
Hardware Engineering Manager: Hardware Manager, Hardware Development Manager > Electrical Engineering Manager
Mechanical Engineering Manager: Mechanical Design Manager, Mechanical Manager
Firmware Engineering Manager: Embedded Software Manager, Embedded Software Engineering Manager, Firmware Manager, Firmware Development Manager
Embedded Software Manager: Firmware Engineering Manager, Firmware Manager
Manufacturing Engineering Manager > Process Engineering Manager, Manufacturing Manager
Manufacturing Manager: Production Manager, Manufacturing Operations Manager > Plant Manager
Plant Manager: Plant Operations Manager, Factory Manager > Site Manager
Hardware Program Manager: Hardware Technical Program Manager > Silicon Program Manager, NPI Program Manager
Engineering Technician: Engineering Technologist, Electrical Engineering Technician, Mechanical Engineering Technician > R&D Technician
Hardware Technician: Hardware Test Technician, Hardware Support Technician
Electronics Technician: Electrical Technician, Electronics Test Technician, Electronics Repair Technician, Electronics Engineering Technician
CAD Designer: CAD Technician/Drafter/Operator, AutoCAD Designer/Drafter/Technician, CAD Draftsman, CAD Design Engineer
SolidWorks Designer: SolidWorks Engineer/Drafter
BIM Modeler: BIM Technician/Coordinator/Specialist/Designer, Revit Modeler/Technician/Designer
BIM Manager: BIM Coordinator, BIM Lead, VDC Manager, BIM VDC Manager
CNC Programmer: CNC Programming Engineer, CAM Programmer
MATLAB Engineer: Simulink Engineer, Matlab Simulink Engineer
HIL Engineer: HIL Test Engineer
Human Factors Engineer: Human Factors Specialist, HF Engineer, Ergonomics Engineer, Ergonomist, Human Systems Integration Engineer, Human Factors Design Engineer > Human Factors Researcher, Human Factors Scientist, Usability Engineer
Ergonomist: Ergonomics Engineer/Specialist, Human Factors Engineer
Safety Engineer > EHS Engineer, Health and Safety Engineer, Process Safety Engineer
HVAC Engineer: HVAC Design Engineer
Data Center Engineer: Critical Facilities Engineer, Data Center Systems Engineer, Data Center Network Engineer > Data Center Design Engineer, Data Center Electrical Engineer, Data Center Mechanical Engineer
Commissioning Engineer: Commissioning Specialist/Agent, Start Up Engineer, Cx Engineer
Welding Engineer: Weld Engineer
Additive Manufacturing Engineer: 3D Printing Engineer, Additive Engineer, AM Engineer
Metrology Engineer: Metrologist, Metrology Specialist > CMM Programmer
Dimensional Engineer: Tolerance Engineer, Dimensional Variation Analyst
Environmental Engineer > Water Resources Engineer
Civil Engineer > Transportation Engineer, Structural Engineer
Petroleum Engineer > Reservoir Engineer, Drilling Engineer, Completions Engineer
`;
