import { startChromium } from './puppeteer.ts';
import { walkTheSite } from './walk.ts';

walkTheSite('Chromium', startChromium);
