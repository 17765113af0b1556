import { hasFirefox, noFirefox } from './firefox-path.ts';
import { startFirefox } from './puppeteer.ts';
import { walkTheSite } from './walk.ts';

if (!hasFirefox) console.log(`Skipped: ${noFirefox}.`);

walkTheSite('Firefox', startFirefox, { skip: !hasFirefox });
