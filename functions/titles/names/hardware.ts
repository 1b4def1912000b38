/** Embedded systems, chips, electronics and robots, in the format of read-names.ts. */
export const hardwareNames = `
Embedded Engineer: Embedded Software Engineer, Embedded Systems Engineer, Firmware Engineer, Embedded Systems Developer
Embedded Software Engineer: Embedded Engineer, Embedded Systems Engineer, Firmware Engineer
Embedded Systems Engineer: Embedded Software Engineer, Embedded Engineer, Firmware Engineer
Firmware Engineer: Embedded Software Engineer, Embedded Engineer, BIOS Engineer
Hardware Engineer: Electronic Engineer, Electronic Hardware Engineer, Board Design Engineer > PCB Design Engineer
Electronic Engineer: Electronic Design Engineer, Electronic Hardware Engineer, Electronic Systems Engineer
Electrical Engineer > Electronic Engineer, Electrical Hardware Engineer
ASIC Engineer: SoC Design Engineer, ASIC Design Engineer, RTL Design Engineer, IC Design Engineer, Chip Design Engineer, VLSI Engineer, ASIC Verification Engineer
ASIC Design Engineer: SoC Design Engineer, RTL Design Engineer, Digital Design Engineer, IC Design Engineer, Chip Design Engineer, VLSI Design Engineer
RTL Design Engineer: RTL Engineer, Digital Design Engineer, Logic Design Engineer, ASIC Design Engineer, SoC Design Engineer
RTL Engineer: RTL Design Engineer, Digital Design Engineer, Logic Design Engineer, ASIC Design Engineer
VLSI Engineer: VLSI Design Engineer, ASIC Design Engineer, ASIC Engineer, Physical Design Engineer
Chip Design Engineer: IC Design Engineer, ASIC Design Engineer, SoC Design Engineer, VLSI Design Engineer, Silicon Design Engineer
Digital Design Engineer: RTL Design Engineer, Logic Design Engineer
Design Verification Engineer: DV Engineer, ASIC Verification Engineer, SoC Verification Engineer, UVM Engineer, RTL Verification Engineer, IP Verification Engineer, UVM Verification Engineer, Silicon Verification Engineer, Pre Silicon Verification Engineer, FPGA Verification Engineer
Verification Engineer > Design Verification Engineer, SoC Verification Engineer, ASIC Verification Engineer, Formal Verification Engineer, UVM Verification Engineer, RTL Verification Engineer
Physical Design Engineer: PD Engineer, Place Route Engineer, Physical Implementation Engineer, Backend Design Engineer, PnR Engineer
Analog Design Engineer: AMS Design Engineer, Mixed Signal Design Engineer, Analog Mixed Signal Design Engineer, Analog IC Design Engineer, Analog Circuit Design Engineer
Layout Engineer: Mask Layout Designer, IC Layout Engineer, Layout Design Engineer, Analog Layout Engineer, Layout Designer
Silicon Validation Engineer: Post Silicon Validation Engineer, Post Silicon Engineer, SoC Validation Engineer, Post Silicon Testing Engineer
STA Engineer: Timing Engineer, Timing Closure Engineer
RF Engineer > RF Design Engineer, RF Systems Engineer, RF Hardware Engineer, RF Test Engineer, Antenna Engineer, Microwave Engineer
Antenna Engineer > Antenna Design Engineer
PCB Design Engineer: PCB Engineer, Board Design Engineer
Signal Integrity Engineer: SI Engineer, SI PI Engineer, Signal Power Integrity Engineer
DSP Engineer: Signal Processing Engineer
Controls Engineer: PLC Engineer
Control Systems Engineer > Automation Controls Engineer, Controls Automation Engineer, Industrial Controls Engineer
Robotics Engineer: Robot Engineer, Robotics Software Engineer, Robotics Controls Engineer > Autonomy Engineer, ROS Engineer
Robotics Software Engineer: Robotics Engineer, ROS Engineer, Robot Autonomy Software Engineer
Autonomy Engineer: Autonomous Driving Engineer, ADAS Engineer, Autonomous Systems Engineer
Motion Planning Engineer: Path Planning Engineer, Behavior Planning Engineer, Planning Controls Engineer
SLAM Engineer: Localization Engineer, Localization Mapping Engineer
Mechatronics Engineer: Mechatronic Engineer, Electromechanical Engineer
GNC Engineer: Guidance Navigation Control Engineer, Flight Controls Engineer
Mechanical Engineer > Mechanical Design Engineer, Mechanical Product Design Engineer
CAD Designer: CAD Technician/Drafter/Operator, AutoCAD Designer/Drafter/Technician, CAD Draftsman
`;
