import { checkEveryPage } from '../../browser/page-checks.ts';

checkEveryPage(1280);
