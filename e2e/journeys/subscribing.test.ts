import { owedPayment } from '../account/owed-payment.ts';
import { subscription } from '../account/subscription.ts';
import { wholeSubscription } from '../account/whole-subscription.ts';
import { giveBoards } from '../site/boards.ts';
import { onOneProduct } from '../support/on-one-product.ts';

// The last two move the payment provider's clock.
onOneProduct(giveBoards, [subscription, wholeSubscription, owedPayment]);
