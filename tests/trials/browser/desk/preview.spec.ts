import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { violations } from '../../../browser/axe.ts';
import { openTestDesk, type TestDesk } from '../../../servers/desk.ts';
import { end, freePort } from '../../../servers/programs.ts';
import { clickInto } from './cursor.ts';

// One desk for all of them: its preview takes seconds to begin.
test.describe.configure({ mode: 'serial' });
test.setTimeout(90_000);

let desk: TestDesk;
test.beforeAll(async () => {
  desk = await openTestDesk();
  writeFileSync(join(desk.folder, 'settings.env'), 'SMTP_URL=smtps://owner:geheim@mail.example.com\n');
});
test.afterAll(() => desk.close());

const open = (page: Page, path: string) => page.goto(`${desk.address}${path}`);
const frame = (page: Page) => page.frameLocator('iframe[title="The page as it will look"]');
const showPage = (page: Page) => page.getByRole('button', { name: 'Show the page' }).click();
const editor = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
/** The first page takes as long as the process that makes it. */
const patient = { timeout: 60_000 };

/** The processes that make pages and were started by this program, or by the one with this id. */
const makers = (parent = process.pid) =>
  readdirSync('/proc').filter((id) => {
    if (!/^\d+$/.test(id) || !existsSync(`/proc/${id}/cmdline`)) return false;
    const called = readFileSync(`/proc/${id}/cmdline`, 'utf8');
    return called.includes('page-maker.ts') && readFileSync(`/proc/${id}/status`, 'utf8').includes(`\nPPid:\t${parent}\n`);
  });

test('a sentence that is typed and not saved is seen on the page while the focus and the place on the page stay, and nothing on disk changes', async ({
  page,
}) => {
  const va = 'content/posts/va-loan-benefits-guide.md';
  const before = desk.read(va);
  await open(page, 'texts/posts/va-loan-benefits-guide');
  await showPage(page);
  await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText('Preparing the page …', patient);
  await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText(/VA loan benefit/, patient);
  const scrolled = () =>
    frame(page)
      .locator('html')
      .evaluate(() => scrollY);
  await frame(page)
    .locator('html')
    .evaluate(() => scrollTo(0, 500));
  const place = await scrolled();
  await clickInto(editor(page).getByText('Three lines on your Certificate'));
  await page.keyboard.press('End');
  await page.keyboard.type(' Read all of them.');
  await expect(frame(page).getByText('shape your plan: Read all of them.')).toBeVisible({ timeout: 10_000 });
  await expect(editor(page)).toBeFocused();
  expect(Math.abs((await scrolled()) - place)).toBeLessThan(60);
  expect(desk.read(va)).toBe(before);
  expect(await desk.saved()).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

test('a field that is wrong says so in its words, and the page stays as it was', async ({ page }) => {
  await open(page, 'texts/guides/rate-comparison?page');
  const heading = frame(page).getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Preparing the page …', patient);
  const [was = ''] = await heading.allTextContents();
  await page.getByText('Headline, description and the rest').click();
  await page.getByLabel('Heading', { exact: true }).fill('');
  const says = page.getByRole('region', { name: 'The page as it will look' }).getByRole('status');
  await expect(says).toContainText('Heading is missing');
  await expect(heading).toHaveText(was);
  await page.getByLabel('Heading', { exact: true }).fill('Rates side by side');
  await expect(heading).toHaveText('Rates side by side');
  await expect(says).toBeEmpty();
});

test('the page is hidden by its button, and stays hidden or shown after a save', async ({ page }) => {
  await open(page, 'texts/policies/privacy-policy?page');
  await page.getByRole('button', { name: 'Hide the page' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
  await showPage(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText(/Privacy/, patient);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a button shows a draft with what is typed, which stays in the form, and nothing is saved', async ({ page }) => {
    await open(page, 'texts/posts');
    await page.getByLabel('Headline of a new post').fill('What a Loan Estimate tells you');
    await page.getByRole('button', { name: 'Begin a post' }).click();
    const file = 'content/posts/what-a-loan-estimate-tells-you.md';
    const before = desk.read(file);
    await page.locator('textarea[name=body]').fill('Three pages hold every cost.');
    await showPage(page);
    await expect(page.locator('textarea[name=body]')).toHaveValue('Three pages hold every cost.');
    await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText('What a Loan Estimate tells you', patient);
    await expect(frame(page).getByText('Three pages hold every cost.')).toBeVisible();
    expect(desk.read(file)).toBe(before);
  });

  test('a color that is refused comes with one that can be taken by a button, and is seen on the site before it is saved', async ({
    page,
  }) => {
    const before = desk.read('owner.yaml');
    await open(page, 'business/looks');
    await page.getByLabel('Buttons and links').fill('#ffcc00');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Letters on it have a contrast of 1.4 to 1: too little')).toBeVisible();
    await page.getByRole('button', { name: 'Take #896c00' }).click();
    await expect(page.getByLabel('Buttons and links')).toHaveValue('#896c00');
    await page.getByRole('button', { name: 'See it on the site' }).click();
    const button = frame(page).getByRole('link', { name: 'Call' }).first();
    await expect(button).toHaveCSS('border-top-color', 'rgb(137, 108, 0)', patient);
    expect(desk.read('owner.yaml')).toBe(before);
  });
});

test('a color is measured while it is chosen', async ({ page }) => {
  await open(page, 'business/looks');
  await page.getByLabel('Dark panels').fill('#bbbbbb');
  await expect(page.getByText('too little, 4.5 is the least')).toBeVisible();
  await page.getByRole('button', { name: /^Take #/ }).click();
  await expect(page.getByText('too little, 4.5 is the least')).toHaveCount(0);
});

test('the preview gives away pages, pictures and fonts alone, to this computer alone, and takes no form', async ({ request }) => {
  const status = async (path: string) => (await request.get(`${desk.preview}${path}`)).status();
  // A picture waits until pages can be made.
  expect(await status('/favicon.svg')).toBe(200);
  const [inCopy = ''] = makers().map((id) => readlinkSync(`/proc/${id}/cwd`));
  expect(readdirSync(inCopy)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(settings\.env|data|\.git)$/)]));
  expect(await status('/')).toBe(200);
  expect(await status(`/@fs${inCopy}/pictures/logo.svg`)).toBe(200);
  const closed = [
    '/settings.env',
    '/%2e%2e/settings.env',
    '/owner.yaml',
    '/package.json',
    '/@vite/client',
    '/@fs/etc/passwd',
    '/@fs/etc/passwd?raw',
    `/@fs${desk.folder}/settings.env?import&raw`,
    `/@fs${desk.folder}/owner.yaml?.svg`,
    `/@fs${inCopy}/owner.yaml`,
    `/@fs${inCopy}/pictures/%2e%2e/owner.yaml`,
    '/src/pictures/hero.svg/../../../owner.yaml',
    `/_image?href=/@fs${desk.folder}/settings.env&w=10&f=png`,
    '/_image?href=http://127.0.0.1:1/x.png&w=10&f=png',
    '/f/contact',
  ];
  for (const path of closed) expect.soft(await status(path), path).toBe(404);
  expect((await request.get(`${desk.preview}/`, { headers: { host: 'evil.example' } })).status()).toBe(403);
  expect((await request.post(`${desk.preview}/contact`, { form: { name: 'x' } })).status()).toBe(405);
  const policy = (await request.get(`${desk.preview}/`)).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("form-action 'none'");
  expect(policy).toContain(`frame-ancestors http://localhost:${desk.port}`);
  const deskPolicy = (await request.get(desk.address)).headers()['content-security-policy'] ?? '';
  expect(deskPolicy).toContain(`frame-src ${desk.preview};`);
});

test('a page of another program of this computer cannot put the preview into a frame', async ({ page }) => {
  const markup = `<iframe src="${desk.preview}/about"></iframe>`;
  const another = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(markup));
  const port = await freePort();
  await new Promise<void>((open) => another.listen(port, '127.0.0.1', open));
  await page.goto(`http://127.0.0.1:${port}/`);
  await expect.poll(() => page.frames().at(1)?.url()).toBe('chrome-error://chromewebdata/');
  another.close();
});

test('the process that makes pages ends with the desk that `npm run desk` starts', async ({ request }) => {
  const port = await freePort();
  const program = spawn('node', ['desk/main.ts', '--no-browser', '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((found) => {
    program.stdout.on('data', (said) => {
      const [shown] = /http:\/\/localhost:\S+/.exec(String(said)) ?? [];
      if (shown) found(shown);
    });
  });
  await request.get(`${address}business/you?page`);
  await expect.poll(() => makers(program.pid).length).toBe(1);
  const [maker] = makers(program.pid);
  expect(await end(program)).toBe(0);
  await expect.poll(() => existsSync(`/proc/${maker}`)).toBe(false);
});
