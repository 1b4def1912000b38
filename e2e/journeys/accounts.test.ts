import { login } from '../account/login.ts';
import { onboarding } from '../account/onboarding.ts';
import { reset } from '../account/reset.ts';
import { session } from '../account/session.ts';
import { suggestions } from '../account/suggestions.ts';
import { verify } from '../account/verify.ts';
import { giveBoards } from '../site/boards.ts';
import { onOneProduct } from '../support/on-one-product.ts';

onOneProduct(giveBoards, [login, verify, reset, session, onboarding, suggestions]);
