import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '../servers/programs.ts';
import type { Engine, Key, Tab, Visitor } from './tab.ts';
import { type Session, startSession } from './webdriver.ts';
import { webkitPaths } from './webkit-path.ts';

/** Code points of the keys, https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const keys: Readonly<Record<Key | 'Control', string>> = {
  Control: '\uE009',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

/** A screen that nobody sees; gives its name, like `:3`. */
async function startScreen(): Promise<{ readonly process: ChildProcess; readonly name: string }> {
  const screen = spawn(webkitPaths.screen, ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as Readable, 'data');
  return { process: screen, name: `:${String(number).trim()}` };
}

/** The window's own bar is wider than a phone, and would keep the page as wide. */
const narrowBar = '* { min-width: 0; padding: 0; font-size: 1px; }';

/** A folder with the settings of GTK, whose window the page stands in. */
function settingsFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-settings-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), narrowBar);
  return folder;
}

async function startDriver(environment: NodeJS.ProcessEnv): Promise<{ readonly process: ChildProcess; readonly url: string }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const driver = spawn(webkitPaths.driver, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, ...environment } });
  for (let attempt = 0; ; attempt += 1) {
    try {
      await fetch(`${url}/status`);
      return { process: driver, url };
    } catch (error) {
      if (attempt > 100) throw error;
      await new Promise((tryAgain) => setTimeout(tryAgain, 50));
    }
  }
}

/** The one tab of a session. */
function tabOf(session: Session, siteUrl: string): Tab {
  const execute = (script: string, args: readonly unknown[]) => session.send('POST', '/execute/sync', { script, args });
  const sendKeys = async (selector: string, text: string) =>
    session.send('POST', `/element/${await session.find(selector)}/value`, { text });
  return {
    async open(path) {
      await session.send('POST', '/url', { url: siteUrl + path });
      // The driver answers before the scripts of the page have run.
      while ((await execute('return document.readyState', [])) !== 'complete');
    },
    async back() {
      await session.send('POST', '/back');
    },
    async reload() {
      await session.send('POST', '/refresh');
    },
    async run(inPage, ...args) {
      return (await execute(`return (${inPage}).apply(null, arguments)`, args)) as ReturnType<typeof inPage>;
    },
    async click(selector) {
      await session.send('POST', `/element/${await session.find(selector)}/click`);
    },
    async typeOver(selector, text) {
      await execute('document.querySelector(arguments[0]).select()', [selector]);
      await sendKeys(selector, text);
    },
    async press(key) {
      const press = (type: string) => ({ type, value: keys[key as Key] ?? key });
      const actions = [{ type: 'key', id: 'keyboard', actions: [press('keyDown'), press('keyUp')] }];
      await session.send('POST', '/actions', { actions });
    },
    async resize(width, height) {
      // The window has a bar of its own above the page.
      const bar = (await execute('return outerHeight - innerHeight', [])) as number;
      const now = (await session.send('POST', '/window/rect', { width, height: height + bar })) as { width: number };
      // The page hears of it later, and one that is opened meanwhile would see its window change.
      for (let look = 0; look < 100 && (await execute('return innerWidth', [])) !== now.width; look += 1);
    },
    async picture() {
      return Buffer.from(String(await session.send('GET', '/screenshot')), 'base64');
    },
    async close() {
      await session.send('POST', '/url', { url: 'about:blank' });
    },
  };
}

/** Starts WebKit on a screen of its own. Starting one takes seconds, so that all tabs are one, which a fresh one finds empty. */
export async function startWebkit({ dark = false }: Visitor = {}): Promise<Engine> {
  const screen = await startScreen();
  const settings = settingsFolder();
  const theme = dark ? 'Adwaita:dark' : 'Adwaita';
  const driver = await startDriver({ DISPLAY: screen.name, XDG_CONFIG_HOME: settings, GTK_THEME: theme });
  const browser = { binary: webkitPaths.browser, args: ['--automation'] };
  const start = () => startSession(driver.url, { 'webkitgtk:browserOptions': browser });
  let session = await start();
  return {
    async tab(siteUrl) {
      // WebKit crashes now and then. That fails the trial it happens in, and not all that come after.
      if (!(await session.lives())) session = await start();
      const tab = tabOf(session, siteUrl);
      await tab.resize(1280, 844);
      return tab;
    },
    async close() {
      if (await session.lives()) await session.send('DELETE', '');
      for (const { process } of [driver, screen]) {
        process.kill();
        await once(process, 'exit');
      }
      rmSync(settings, { recursive: true });
    },
  };
}
