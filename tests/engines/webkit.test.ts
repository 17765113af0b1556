import { walkTheSite } from './walk.ts';
import { startWebkit } from './webkit.ts';
import { hasWebkit, noWebkit } from './webkit-path.ts';

if (!hasWebkit) console.log(`Skipped: ${noWebkit}.`);

walkTheSite('WebKit', startWebkit, { skip: !hasWebkit });
