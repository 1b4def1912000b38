import { expect, test } from '@jest/globals';
import { detectRole } from './detect-role.ts';

test.each([
  ['Software Engineer, Design Software', 'En'],
  ['Marketing Data Scientist', 'En'],
  ['Solutions Architect', 'En'],
  ['Sales Engineer', 'En'],
  ['VP of Engineering', 'En'],
  ['Chief Technology Officer', 'En'],
  ['Network Administrator', 'En'],
  ['Desktop Support Technician', 'En'],
  ['Junior Mechanical Design Engineer', 'En'],
  ['Mgr, Engineering Program Management', 'Pr'],
  ['Site Reliability Product Owner', 'Pr'],
  ['Summer 2026 - Project Management Student', 'Pr'],
  ['Product Designer Graduate', 'De'],
  ['Marketing Designer', 'De'],
  ['UX Researcher', 'De'],
  ['Product Marketing Manager', 'Ma'],
  ['Technical Sales Representative', 'Ma'],
  ['SEO Strategist', 'Ma'],
  ['Customer Success Manager', 'Ma'],
  ['Technical Recruiter', 'Op'],
  ['Associate Legal Counsel, Privacy, Product & AI', 'Op'],
  ['Finance Vice President (Finance VP)', 'Op'],
  ['Customer Support Representative', 'Op'],
  ['Office Coordinator', 'Op'],
  ['Registered Nurse (RN) - New Graduate', '-'],
  ['Class A Truck Driver', '-'],
  ['Branding Machine Operator', '-'],
  ['Hair Designer', '-'],
  ['Front End Alignment Specialist', '-'],
  ['Systems Engineer communications systems/network', 'En'],
  ['Marketing - Data Analyst', 'En'],
  ['Printed Circuit Board Designer', 'En'],
  ['Wedding Cake Designer', '-'],
  ['Designer, Design Systems', 'De'],
  ['Mobile App Tester', 'En'],
  ['Cake Tester', '-'],
  ['Leather Products Maker', '-'],
  ['Lecturer Pool Department of Civil Engineering', '-'],
  ['2026 Associate Program Cost and Schedule Control Analyst', 'Pr'],
  ['Services, Full Time Analyst', 'Op'],
  ['Payroll Technician', 'Op'],
  ['Product Marketing, Developer Tools', 'Ma'],
  ['Softwareentwicklerin (m/w/d)', 'En'],
  ['Développeur(-euse) de logiciels', 'En'],
  ['Stagiaire - Gestion de Comptes', 'Ma'],
  ['2026 校园招聘 售前技术工程师实习生', 'En'],
  ['软件测试', 'En'],
  ['Constructor toString Engineer', 'En'],
  ['Tech Lead', 'En'],
  ['Full Stack Tech Lead', 'En'],
  ['Tech Lead, Infrastructure', 'En'],
  ['Tech Lead Manager, Ads', 'En'],
  ['Tech Lead Managers', 'En'],
  ['Maintenance Tech II', '-'],
  ['Pharmacy Tech Lead', '-'],
  ['Software Engineer Annotator', 'Op'],
  ['Data Scientist/AI Trainer', 'Op'],
  ['Python Developer - AI Training', 'Op'],
  ['Software Engineer, AI Training Infrastructure', 'En'],
] as const)('%s is %s', (title, role) => {
  expect(detectRole(title, [])).toBe(role);
});

test('departments decide only if the title names nothing', () => {
  expect(detectRole('Associate', ['Corporate', 'Recruiting'])).toBe('Op');
  expect(detectRole('Early Career Specialist', ['Engineering'])).toBe('En');
  expect(detectRole('Product Designer', ['Engineering'])).toBe('De');
  expect(detectRole('Associate', [])).toBeUndefined();
});
