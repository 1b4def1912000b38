/** Operations, supply chain, offices and consulting, in the format of read-names.ts. */
export const operationsNames = `
Operations Manager > Operations Lead
Operations Analyst: Operations Research Analyst
Operations Associate: Operations Specialist, Strategy Operations Associate
Operations Specialist: Operations Associate/Analyst
Business Operations Manager: Strategy Operations Manager, Business Operations Lead, Strategy Operations Lead
Business Operations Analyst: Business Operations Associate/Specialist
Strategy Operations Manager: Business Operations Manager, Strategy Operations Lead, Business Operations Lead
Strategy Manager: Corporate Strategy Manager, Business Strategy Manager, Strategic Initiatives Manager, Strategy Lead
Supply Chain Manager: Supply Chain Lead, Logistics Manager, Supply Chain Operations Manager
Supply Chain Analyst: Logistics Analyst, Demand Planning Analyst, Inventory Analyst
Supply Chain Planner: Supply Planner, Demand Planner, Materials Planner, Production Planner
Demand Planner: Demand Planning Analyst/Specialist, Supply Demand Planner, Demand Forecasting Analyst, Demand Analyst
Procurement Manager: Purchasing Manager, Sourcing Manager, Strategic Sourcing Manager, Category Manager, Procurement Lead, Strategic Sourcing Lead
Procurement Specialist: Purchasing Specialist/Agent/Officer/Associate, Sourcing Specialist/Analyst, Buyer, Procurement Officer/Associate/Agent/Analyst, Strategic Sourcing Specialist
Buyer: Purchasing Agent/Specialist, Procurement Specialist/Agent, Purchaser
Logistics Coordinator: Shipping Coordinator, Transportation Coordinator, Supply Chain Coordinator, Freight Coordinator, Dispatch Coordinator
Logistics Specialist: Logistics Analyst, Shipping Specialist, Transportation Specialist
Logistics Manager: Transportation Manager, Distribution Manager, Supply Chain Manager, Warehouse Logistics Manager
Vendor Manager: Supplier Manager, Vendor Relationship Manager, Supplier Relationship Manager, Vendor Operations Manager
Warehouse Associate: Warehouse Worker, Fulfillment Associate, Warehouse Helper, Material Handler
Executive Assistant: Executive Administrative Assistant, Executive Support Assistant, Executive Business Assistant, Executive Personal Assistant, Administrative Business Partner, Executive Secretary
Administrative Assistant: Office Assistant, Administrative Coordinator/Specialist/Associate/Clerk/Officer/Secretary, Office Administrator, Administrative Support Specialist, Secretary, Office Clerk, Office Associate
Office Assistant: Office Administrator, Office Clerk, Administrative Assistant
Office Manager: Workplace Manager, Workplace Experience Manager, Office Operations Manager
Virtual Assistant: Virtual Administrative Assistant, Virtual Executive Assistant
Receptionist: Front Desk Associate/Coordinator/Agent/Representative/Officer/Clerk, Front Office Associate/Coordinator/Executive/Agent
Data Entry Clerk: Data Entry Specialist/Operator/Associate/Technician/Analyst/Representative/Assistant/Keyer
Management Consultant: Strategy Consultant, Management Consulting Associate/Analyst
Research Assistant: Research Technician, Research Aide
Clinical Research Coordinator: Clinical Trial Coordinator, Clinical Study Coordinator, Study Coordinator, Clinical Research Nurse Coordinator
Clinical Research Associate: Clinical Trial Associate
`;
