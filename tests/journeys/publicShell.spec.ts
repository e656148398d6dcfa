import { expect, publicPaths, roundTrip, signInByLink, test, wakeUp } from './support/journey';

const height = 800;

test.beforeEach(async ({ page }) => {
  // The banner has journeys of its own.
  await page.addInitScript(() =>
    localStorage.setItem(
      'cookie-preferences',
      '{"essential":true,"analytics":false,"marketing":false}',
    ),
  );
});

for (const [width, isWide] of [
  [804, false],
  [805, true],
  [806, true],
] as const) {
  test(`fault 56: at ${width} px there is ${isWide ? 'the navigation' : 'the menu'} and not both`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: isWide });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: !isWide });
  });
}

for (const hydrated of [false, true]) {
  test(`fault 56: ${hydrated ? 'with' : 'before'} the app, the header is transparent at 10 px and white at 11 px`, async ({
    page,
  }) => {
    await page.goto('/');
    if (hydrated) await wakeUp(page);
    const header = page.getByRole('banner');
    await page.evaluate(() => scrollTo(0, 10));
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.evaluate(() => scrollTo(0, 11));
    await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
}

test('the shown page is marked, and every page is reached from the header', async ({ page }) => {
  await page.goto('/');
  await wakeUp(page);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Features', 'Showcase', 'Learn', 'About', 'Contact', 'Blog', 'Home']) {
    await navigation.getByRole('link', { name, exact: true }).click();
    await expect(navigation.locator('[aria-current=page]')).toHaveText(name);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 375, height } });

  test('fault 57: Escape closes it, focus goes back, and the page scrolls again', async ({
    page,
  }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Open menu' });
    await toggle.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
  });

  test('fault 57: the Tab key never reaches the page behind', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          document.activeElement?.closest('dialog') === null,
      );
      expect(isOutside).toBe(false);
    }
  });

  test('fault 57: a followed link, also that of the same page, closes it and shows the page', async ({
    page,
  }) => {
    await page.goto('/contact');
    for (const [name, path] of [
      ['Contact', '/contact'],
      ['Home', '/'],
    ] as const) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
  });

  test('fault 57: Back leaves the page with the menu closed on the one before', async ({
    page,
  }) => {
    await page.goto('/');
    await wakeUp(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  });

  test('fault 56: turning the device past 805 px closes it and unlocks the page', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.setViewportSize({ width: 804, height });
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.setViewportSize({ width: 805, height });
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
    await page.setViewportSize({ width: 375, height });
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  });
});

test('the skip link is the first stop and leads past the navigation', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('fault 60: every public page keeps the policy, the console silent and its ids whole', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const violations: string[] = [];
  await page.exposeFunction('sawViolation', (text: string) => void violations.push(text));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { sawViolation: (text: string) => void }).sawViolation(
        `${event.violatedDirective} ${event.blockedURI}`,
      ),
    ),
  );
  for (const path of await publicPaths(request)) {
    await page.goto(path);
    const before = await page.getByRole('main').innerText();
    await wakeUp(page);
    expect(await page.getByRole('main').innerText(), `${path} taken over`).toBe(before);
    const broken = await page.evaluate(() =>
      ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'].flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)]
          .filter((element) => element.closest('dialog') === null)
          .flatMap((element) => (element.getAttribute(name) ?? '').split(' '))
          .filter((id) => id !== '' && document.getElementById(id) === null),
      ),
    );
    expect(broken, `${path} refers to ids`).toEqual([]);
  }
  expect(violations).toEqual([]);
});

test('a public page runs none of the app until somebody is there, and misses no press', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) scripts.push(pathname);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(scripts).toHaveLength(1);
  // Without a pointer on its way there: the press is the first sign.
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: 'Cookie Settings' })
    .evaluate((button) => (button as HTMLElement).focus());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Cookie Settings' })).toBeVisible();
});

test('a visitor loads nothing of the session; who is signed in sees the way back to the editor', async ({
  page,
  context,
  email,
}) => {
  await page.clock.install();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const signInLink = page.getByRole('banner').getByRole('link', { name: 'Sign In' });
  const backLink = page.getByRole('banner').getByRole('link', { name: 'Back to Editor' });
  await page.goto('/');
  await expect(signInLink).toBeVisible();
  await wakeUp(page);
  await page.clock.runFor(2500);
  await roundTrip(page);
  expect(scripts.filter((path) => /firebaseAuth|\/session-/.test(path))).toEqual([]);

  // In another tab: this page hears of it.
  const other = await context.newPage();
  await signInByLink(other, email);
  await expect(backLink).toBeVisible();
  await expect(signInLink).toBeHidden();
  await page.goto('/contact');
  await expect(backLink).toBeVisible();
  await backLink.click();
  await expect(page).toHaveURL('/editor');

  // Firebase writes back who it found when it starts: a sign-out in that moment would be undone.
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...record) {
      const request = put.apply(this, record);
      if (JSON.stringify(record).includes('firebase:authUser'))
        request.addEventListener('success', () => document.body.setAttribute('data-known', ''));
      return request;
    };
  });
  await page.goto('/pricing');
  await wakeUp(page);
  await expect(page.locator('body[data-known]')).toBeAttached();
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await expect(signInLink).toBeVisible();
  await expect(backLink).toBeHidden();
});

test('where the system paints over all colors, what is chosen still differs from the rest', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/about');
  const background = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).backgroundColor);
  expect(await background('Mission')).not.toBe(await background('Vision'));
  await page.goto('/');
  const backgrounds = await page
    .locator('button[aria-pressed]')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor));
  expect(new Set(backgrounds.slice(1)).size).toBe(1);
  expect(backgrounds[0]).not.toBe(backgrounds[1]);
  const bars = await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').backgroundColor));
  expect(bars[0]).not.toBe(bars[1]);
});

test('a link works before the app is there', async ({ page }) => {
  await page.route(/\/assets\/start-.*\.js/, () => undefined);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByText('Contact').click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('fault 52: a hash wins over the top of the page, cold and by a press', async ({ page }) => {
  await page.goto('/showcase#examples');
  await expect(page.locator('#examples')).toBeInViewport();
  await wakeUp(page);
  await expect(page.locator('#examples')).toBeInViewport();
  await page.goto('/about?x=1#no-such-place');
  await wakeUp(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goto('/');
  await wakeUp(page);
  await page.getByRole('main').getByRole('link', { name: 'See examples' }).click();
  await expect(page).toHaveURL('/showcase#examples');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect
    .poll(() =>
      page.locator('#examples').evaluate((place) => Math.round(place.getBoundingClientRect().top)),
    )
    .toBeLessThan(120);
});

for (const path of ['/auth', '/authEmail']) {
  test(`${path} is a public page: header, footer and the choice about cookies stand around it`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.removeItem('cookie-preferences'));
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText('All rights reserved.')).toBeVisible();
    const banner = page.getByRole('region', { name: 'Your choice about cookies' });
    await banner.getByRole('button', { name: 'Reject All' }).click();
    await expect(banner).toBeHidden();
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Cookie Settings' })).toBeVisible();
  });
}
