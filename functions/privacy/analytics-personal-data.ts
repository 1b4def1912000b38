import type { PersonalDataStore } from '../platform/personal-data-store.ts';
import type { RemovePerson } from './remove-from-analytics.ts';

/** What the analytics provider knows of a person: copies of what the profile says, so the export leaves them out. */
export const analyticsPersonalData = (removePerson: RemovePerson): PersonalDataStore => ({
  name: 'analytics',
  read: async () => undefined,
  erase: removePerson,
});
