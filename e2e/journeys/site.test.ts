import { about } from '../site/about.ts';
import { giveBoards } from '../site/boards.ts';
import { engineering } from '../site/engineering.ts';
import { everyPage } from '../site/every-page.ts';
import { found } from '../site/found.ts';
import { legal } from '../site/legal.ts';
import { pricing } from '../site/pricing.ts';
import { onOneProduct } from '../support/on-one-product.ts';

// The last adds a posting and a person.
onOneProduct(giveBoards, [everyPage, found, about, pricing, legal, engineering]);
