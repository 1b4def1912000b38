import { login } from '../account/login.ts';
import { onboarding } from '../account/onboarding.ts';
import { giveBoards } from '../site/boards.ts';
import { onOneProduct } from '../support/on-one-product.ts';

onOneProduct(giveBoards, [login, onboarding]);
