export const levelNames = {
  intern: 'Intern',
  entry: 'Entry level',
  mid: 'Mid level',
  senior: 'Senior',
  staff: 'Staff or principal',
  manager: 'Manager',
  director: 'Director',
  executive: 'Executive',
} as const;
