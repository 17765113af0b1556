import { checkPages, checkWithoutScript, errorPages } from '../../browser/page-checks.ts';
import { allPaths, oneOfEachKind } from '../../site-paths.ts';

const drawnLikeAnother = allPaths().filter((path) => !oneOfEachKind().includes(path));

checkPages(390, drawnLikeAnother);
checkPages(1280, [...allPaths(), '/thank-you', ...errorPages]);
checkWithoutScript(drawnLikeAnother);
