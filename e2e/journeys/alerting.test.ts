import { admin } from '../account/admin.ts';
import { alerts } from '../account/alerts.ts';
import { jobTitles } from '../account/job-titles.ts';
import { notifications } from '../account/notifications.ts';
import { setup } from '../account/setup.ts';
import { giveBoards } from '../site/boards.ts';
import { onOneProduct } from '../support/on-one-product.ts';

onOneProduct(giveBoards, [jobTitles, notifications, setup, alerts, admin]);
