import { applications } from '../account/applications.ts';
import { applicationsByApi } from '../account/applications-by-api.ts';
import { letters } from '../account/letters.ts';
import { resumeAnalysis } from '../account/resume-analysis.ts';
import { giveBoards } from '../site/boards.ts';
import { onOneProduct } from '../support/on-one-product.ts';

onOneProduct(giveBoards, [applications, applicationsByApi, letters, resumeAnalysis]);
