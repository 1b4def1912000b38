import { applications } from '../account/applications.ts';
import { applicationsByApi } from '../account/applications-by-api.ts';
import { letters } from '../account/letters.ts';
import { owedPayment } from '../account/owed-payment.ts';
import { resumeAnalysis } from '../account/resume-analysis.ts';
import { subscription } from '../account/subscription.ts';
import { wholeSubscription } from '../account/whole-subscription.ts';
import { giveBoards } from '../site/boards.ts';
import { onOneProduct } from '../support/on-one-product.ts';

onOneProduct(giveBoards, [
  subscription,
  applications,
  applicationsByApi,
  letters,
  resumeAnalysis,
  // The last: they move the payment provider's clock.
  wholeSubscription,
  owedPayment,
]);
