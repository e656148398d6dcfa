import { expectNoViolations } from './support/axe';
import { startSite } from './support/bakery';
import { expect, test } from './support/journey';
import { phonePhoto } from './support/pictures';
import { expectUsable } from './support/touch';

for (const [where, viewport] of [
  ['a phone of 320 px', { width: 320, height: 640 }],
  ['400 % zoom of a laptop', { width: 320, height: 256 }],
] as const)
  test.describe(`on ${where}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('a section, an item, a photo, the receiver of messages and a version are made with a finger', async ({
      page,
      email,
    }) => {
      test.setTimeout(60_000);
      const preview = await startSite(page, email);
      const check = async (what: string) => {
        await expectUsable(page, `${what} on ${where}`);
        await expectNoViolations(page, `${what} on ${where}`);
      };
      await page.getByRole('button', { name: 'Outline', exact: true }).tap();
      const outline = page
        .getByRole('dialog')
        .filter({ has: page.getByRole('button', { name: 'Close Outline' }) });
      await outline.getByRole('treeitem', { name: 'Prices', exact: true }).tap();
      await outline.getByRole('button', { name: 'Add a section' }).tap();
      const catalogue = page.getByRole('dialog', { name: 'Add a section' });
      await expect(catalogue).toBeVisible();
      await check('the catalogue of sections');
      await catalogue
        .getByRole('button', { name: 'Timetable' })
        .or(catalogue.getByRole('button', { name: 'Team', exact: true }))
        .first()
        .tap();
      await expect(outline.getByRole('status')).toContainText(/^Team added, \d+ of \d+/);
      await expect(preview.locator('#team')).toBeInViewport();

      await outline.getByRole('treeitem', { name: 'Questions', exact: true }).tap();
      await outline.getByRole('button', { name: 'Questions' }).tap();
      await outline.getByRole('button', { name: 'Add a question' }).tap();
      await outline.getByRole('textbox', { name: 'Question' }).fill('Do you ship?');
      await outline.getByRole('textbox', { name: 'Answer' }).fill('No.');
      await check('a question');
      await outline.getByRole('button', { name: 'Save' }).tap();
      await expect(outline.getByRole('status')).toContainText('Do you ship? added');
      await outline.getByRole('button', { name: 'Move Do you ship? up' }).tap();
      await expect(outline.getByRole('status')).toContainText(/Do you ship\?, \d+ of \d+/);
      await expect(preview.locator('#faq summary').nth(-2)).toHaveText('Do you ship?');
      await check('the questions');
      await page.getByRole('button', { name: 'Close Outline' }).tap();
      await expect(outline).toHaveCount(0);

      await page.getByRole('button', { name: 'Customize', exact: true }).tap();
      const sheet = page.getByRole('dialog', { name: 'Customize' });
      await sheet.getByRole('tab', { name: 'Content' }).tap();
      await sheet.getByRole('button', { name: /^Hero/ }).tap();
      await page.getByLabel(/^Picture file for/).setInputFiles({
        name: 'photo.jpg',
        mimeType: 'image/jpeg',
        buffer: await phonePhoto(page),
      });
      await expect(sheet.locator('[data-part="selection"]')).toBeVisible();
      await check('the part that is taken');
      await sheet.getByRole('button', { name: 'Use this part' }).tap();
      await expect(preview.locator('#hero [data-picture] img')).toHaveCount(1);
      await sheet.getByRole('textbox', { name: 'What it shows' }).fill('A loaf');
      await check('a photo');
      await sheet.getByRole('button', { name: 'All pictures' }).tap();

      const delivery = sheet.getByRole('form', { name: 'Where messages go' });
      await delivery.getByRole('combobox').selectOption('Another form service');
      await delivery
        .getByRole('textbox', { name: /^Address/ })
        .fill('https://forms.example.com/f/1');
      await check('where messages go');
      await delivery.getByRole('button', { name: 'Save' }).tap();
      await expect(preview.locator('form').first()).toContainText('forms.example.com');
      await page.getByRole('button', { name: 'Close Customize' }).tap();
      await expect(sheet).toHaveCount(0);

      await page.getByRole('button', { name: 'Keep this version' }).tap();
      await page.getByRole('textbox', { name: 'Name of this build' }).fill('With a photo');
      await check('a version that is kept');
      await page.keyboard.press('Enter');
      const history = page.getByRole('region', { name: 'Build History' });
      await expect(history.getByRole('listitem')).toHaveCount(2);
      await expect(history).toContainText('With a photo');
      await check('the versions');
    });
  });
