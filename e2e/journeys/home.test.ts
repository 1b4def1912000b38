import { giveBoards } from '../site/boards.ts';
import { chrome } from '../site/chrome.ts';
import { home } from '../site/home.ts';
import { giveHomeBoards } from '../site/home-boards.ts';
import { notices } from '../site/notices.ts';
import { onOneProduct } from '../support/on-one-product.ts';

const giveAll = async (feedsDir: string) => {
  await giveBoards(feedsDir);
  await giveHomeBoards(feedsDir);
};

onOneProduct(giveAll, [home, chrome, notices]);
