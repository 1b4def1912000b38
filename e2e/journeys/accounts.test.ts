import { accountRights } from '../account/account-rights.ts';
import { admin } from '../account/admin.ts';
import { alerts } from '../account/alerts.ts';
import { firstVisit } from '../account/first-visit.ts';
import { jobTitles } from '../account/job-titles.ts';
import { layout } from '../account/layout.ts';
import { login } from '../account/login.ts';
import { notifications } from '../account/notifications.ts';
import { onboarding } from '../account/onboarding.ts';
import { registration } from '../account/registration.ts';
import { reset } from '../account/reset.ts';
import { resumeStorage } from '../account/resume-storage.ts';
import { resumes } from '../account/resumes.ts';
import { session } from '../account/session.ts';
import { settings } from '../account/settings.ts';
import { settingsPhone } from '../account/settings-phone.ts';
import { setup } from '../account/setup.ts';
import { suggestions } from '../account/suggestions.ts';
import { verify } from '../account/verify.ts';
import { giveBoards } from '../site/boards.ts';
import { onOneProduct } from '../support/on-one-product.ts';

onOneProduct(giveBoards, [
  firstVisit,
  login,
  verify,
  reset,
  session,
  onboarding,
  registration,
  suggestions,
  settings,
  settingsPhone,
  accountRights,
  layout,
  resumes,
  resumeStorage,
  jobTitles,
  notifications,
  setup,
  alerts,
  admin,
]);
