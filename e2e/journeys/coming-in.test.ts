import { firstVisit } from '../account/first-visit.ts';
import { login } from '../account/login.ts';
import { onboarding } from '../account/onboarding.ts';
import { registration } from '../account/registration.ts';
import { reset } from '../account/reset.ts';
import { session } from '../account/session.ts';
import { verify } from '../account/verify.ts';
import { giveBoards } from '../site/boards.ts';
import { onOneProduct } from '../support/on-one-product.ts';

onOneProduct(giveBoards, [firstVisit, login, verify, reset, session, onboarding, registration]);
