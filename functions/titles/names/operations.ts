/** Operations, supply chain and offices, in the format of read-names.ts. */
export const operationsNames = `
Operations Manager > Operations Lead
Operations Analyst: Operations Research Analyst, Operational Analyst
Operations Associate: Operations Specialist, Strategy Operations Associate
Operations Specialist: Operations Associate/Analyst
Business Operations Manager: Strategy Operations Manager, Business Operations Lead, Strategy Operations Lead
Business Operations Analyst: Business Operations Associate/Specialist, Strategy Operations Analyst/Associate
Business Operations Associate: Business Operations Analyst/Specialist, Strategy Operations Associate/Analyst
Business Operations Director: Strategy Operations Director
Head of Business Operations: Head of Strategy Operations
Strategy Operations Manager: Business Operations Manager, Strategy Operations Lead, Business Operations Lead
Strategy Operations Associate: Business Operations Associate, Strategy Operations Analyst, Business Operations Analyst
Strategy Manager: Corporate Strategy Manager, Business Strategy Manager, Strategic Initiatives Manager, Strategy Lead
Strategy Associate: Strategic Initiatives Associate, Strategy Analyst
Strategy Analyst: Strategic Analyst, Strategy Associate, Strategic Initiatives Analyst, Strategic Planning Analyst
Founder's Associate: Founders Office Associate
Operational Excellence Manager: Business Excellence Manager, Continuous Improvement Manager, Operational Excellence Lead, Process Excellence Manager
Process Improvement Analyst: Process Improvement Specialist/Consultant, Continuous Improvement Analyst/Specialist, Business Process Analyst, Process Analyst, Process Excellence Analyst/Specialist
Process Analyst: Business Process Analyst, Process Improvement Analyst/Specialist
Process Improvement Manager: Continuous Improvement Manager, Business Process Manager, Process Excellence Manager
Supply Chain Manager: Supply Chain Lead, Logistics Manager, Supply Chain Planning Manager > Global Supply Manager
Supply Chain Analyst: Logistics Analyst, Demand Planning Analyst, Inventory Analyst, Supply Planning Analyst, Supply Chain Planning Analyst, Supply Chain Business Analyst
Supply Chain Planner: Supply Planner, Demand Planner, Materials Planner, Production Planner
Supply Planner: Supply Chain Planner, Supply Planning Analyst/Specialist, Materials Planner
Global Supply Manager: Supply Manager, Commodity Manager, Global Sourcing Manager > Strategic Sourcing Manager
Commodity Manager: Global Supply Manager, Commodity Sourcing Manager, Components Category Manager, Commodity Lead
Demand Planner: Demand Planning Analyst/Specialist, Supply Demand Planner, Demand Forecasting Analyst, Demand Analyst
Materials Planner: Materials Planning Analyst, Buyer Planner, Materials Analyst
Inventory Analyst: Inventory Planner, Inventory Planning Analyst/Specialist
Inventory Planner: Inventory Planning Analyst/Specialist, Inventory Analyst, Supply Planner
Inventory Manager: Materials Manager, Inventory Lead, Inventory Supervisor
Procurement Manager: Purchasing Manager, Sourcing Manager, Strategic Sourcing Manager, Category Manager, Procurement Lead, Strategic Sourcing Lead
Procurement Director: Sourcing Director, Strategic Sourcing Director, Purchasing Director
Head of Procurement: Head of Sourcing, Head of Strategic Sourcing, Head of Purchasing
Procurement Specialist: Purchasing Specialist/Agent/Officer/Associate, Sourcing Specialist/Analyst, Buyer, Procurement Officer/Associate/Agent/Analyst, Strategic Sourcing Specialist
Procurement Analyst: Purchasing Analyst, Sourcing Analyst, Strategic Sourcing Analyst, Procurement Specialist, Spend Analyst
Strategic Sourcing Manager: Sourcing Manager, Procurement Manager, Category Manager, Strategic Sourcing Lead, Sourcing Lead > Global Sourcing Manager, Global Supply Manager
Sourcing Manager: Strategic Sourcing Manager, Procurement Manager, Sourcing Lead, Category Manager
Category Manager: Category Lead
Purchasing Manager: Procurement Manager, Purchasing Supervisor, Purchasing Lead
Buyer: Purchasing Agent/Specialist, Procurement Specialist/Agent, Purchaser > Buyer Planner
Logistics Coordinator: Shipping Coordinator, Transportation Coordinator, Supply Chain Coordinator, Freight Coordinator, Dispatch Coordinator
Logistics Specialist: Logistics Analyst, Shipping Specialist, Transportation Specialist
Logistics Analyst: Transportation Analyst, Distribution Analyst, Supply Chain Analyst
Logistics Manager: Transportation Manager, Distribution Manager, Supply Chain Manager, Warehouse Logistics Manager, Logistics Lead, Logistics Supervisor
Fleet Manager: Fleet Supervisor, Fleet Lead
Warehouse Manager: Warehouse Supervisor, Distribution Center Manager, Fulfillment Center Manager, Fulfillment Manager, Warehouse Lead
Fulfillment Manager: Fulfillment Center Manager, Warehouse Manager, Distribution Center Manager, Fulfillment Lead
Vendor Manager: Supplier Manager, Vendor Relationship Manager, Supplier Relationship Manager, Vendor Lead, Third Party Manager, Vendor Management Specialist/Analyst/Lead
Vendor Management Analyst: Vendor Analyst, Vendor Management Specialist/Associate/Coordinator
Warehouse Associate: Warehouse Worker, Fulfillment Associate, Warehouse Helper, Material Handler
Facilities Manager: Facilities Supervisor, Facilities Lead, Workplace Manager, Building Manager
Facilities Coordinator: Facilities Administrator, Workplace Coordinator, Workplace Experience Coordinator
Workplace Manager: Workplace Experience Manager, Workplace Lead, Office Manager, Facilities Manager
Workplace Coordinator: Workplace Specialist/Associate, Workplace Experience Coordinator/Specialist/Associate, Facilities Coordinator
Executive Assistant: Executive Administrative Assistant, Executive Support Assistant, Executive Business Assistant, Executive Personal Assistant, Administrative Business Partner, Executive Business Partner, Executive Secretary, Executive Administrator, Executive Coordinator, Executive Operations Assistant, Executive Support Partner/Specialist, Executive Office Assistant, Executive Operations Partner
Administrative Business Partner: Executive Assistant, Executive Business Partner, Executive Administrator
Executive Business Partner: Executive Assistant, Administrative Business Partner, Executive Administrator
Personal Assistant: Private Assistant, Executive Personal Assistant
Administrative Assistant: Office Assistant, Administrative Coordinator/Specialist/Associate/Clerk/Officer/Secretary, Office Administrator, Administrative Support Specialist, Secretary, Office Clerk, Office Associate
Administrative Coordinator: Administrative Assistant/Specialist, Administrative Services Coordinator
Office Assistant: Office Administrator, Office Clerk, Administrative Assistant
Office Coordinator: Office Administrator, Workplace Coordinator
Office Administrator: Office Assistant, Office Coordinator, Administrative Assistant
Office Manager: Workplace Manager, Workplace Experience Manager, Office Operations Manager, Office Lead
Virtual Assistant: Virtual Administrative Assistant, Virtual Executive Assistant
Receptionist: Front Desk Associate/Coordinator/Agent/Representative/Officer/Clerk/Concierge, Front Office Associate/Coordinator/Executive/Agent
Data Entry Clerk: Data Entry Specialist/Operator/Associate/Technician/Analyst/Representative/Assistant/Keyer
Research Assistant: Research Technician, Research Aide
Clinical Research Coordinator: Clinical Trial Coordinator, Clinical Study Coordinator, Study Coordinator, Clinical Research Nurse Coordinator
Clinical Research Associate: Clinical Trial Associate
`;
