import { accountRights } from '../account/account-rights.ts';
import { layout } from '../account/layout.ts';
import { resumeStorage } from '../account/resume-storage.ts';
import { resumes } from '../account/resumes.ts';
import { settings } from '../account/settings.ts';
import { settingsPhone } from '../account/settings-phone.ts';
import { suggestions } from '../account/suggestions.ts';
import { giveBoards } from '../site/boards.ts';
import { onOneProduct } from '../support/on-one-product.ts';

onOneProduct(giveBoards, [
  suggestions,
  settings,
  settingsPhone,
  accountRights,
  layout,
  resumes,
  resumeStorage,
]);
