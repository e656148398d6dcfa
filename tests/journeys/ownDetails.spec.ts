import { strFromU8, unzipSync } from 'fflate';

import { expectNoOverflow, expectNoViolations } from './support/axe';
import { exportZip, openZip, startSite } from './support/bakery';
import { expect, showPanel, test } from './support/journey';

test('phone, hours, a profile, the target of a button and an emptied line are made one’s own, and stay so through undo, reload, another framework, export and back', async ({
  page,
  email,
}) => {
  const preview = await startSite(page, email, ', show how to find us');
  await preview.locator('html').evaluate((root) => root.setAttribute('data-same', ''));
  await showPanel(page, 'Customize');
  await page.getByRole('tab', { name: 'Content' }).click();
  const details = page.getByRole('form', { name: 'Contact details' });
  const visit = preview.locator('#visit');

  await details.getByRole('textbox', { name: 'Phone' }).focus();
  await page.keyboard.type('ring us');
  await page.keyboard.press('Tab');
  await page.keyboard.type('fennel.example');
  await page.keyboard.press('Enter');
  await expect(details.getByRole('alert')).toHaveText([
    'Enter a phone number: digits, spaces and + ( ) . / - only.',
    'Enter an e-mail address like name@example.com.',
  ]);
  await expect(details.getByRole('textbox', { name: 'Phone' })).toBeFocused();
  await expectNoViolations(page, 'contact details that are refused');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('0131 555 0142');
  await details.getByRole('textbox', { name: 'E-mail' }).fill('hello@fennel.example');
  await details.getByRole('textbox', { name: 'Address' }).fill('4 Shore, Leith');
  await details.getByRole('button', { name: 'Use a weekly table' }).press('Enter');
  await details.getByRole('checkbox', { name: 'Tuesday' }).press('Space');
  await details.getByLabel('Tuesday opens').fill('07:00');
  await details.getByLabel('Tuesday closes').fill('15:00');
  await details.getByRole('button', { name: 'Add a profile' }).press('Enter');
  await expect(details.getByRole('textbox', { name: 'Profile 1' })).toBeFocused();
  await page.keyboard.type('instagram.com/fennel');
  await page.keyboard.press('Enter');
  await expect(visit).toContainText('0131 555 0142');
  await expect(visit).toContainText('4 Shore, Leith');
  await expect(visit).toContainText('Tue 7 am–3 pm');
  const profiles = preview.locator('[data-part="profiles"]');
  await expect(profiles).toHaveText('Instagram');
  await expect(preview.locator('html[data-same]')).toHaveCount(1);

  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const redo = page.getByRole('button', { name: 'Redo', exact: true });
  await undo.click();
  await expect(profiles).toHaveCount(0);
  await expect(visit).not.toContainText('0131 555 0142');
  await redo.click();
  await expect(profiles).toHaveText('Instagram');
  await showPanel(page, 'Understood');
  await expect(page.getByRole('button', { name: /Phone.*0131 555 0142/ })).toBeVisible();

  // Where a button leads, beside the text that is edited.
  await page.getByRole('button', { name: 'Edit text' }).click();
  const button = preview.locator('#hero [data-text="hero.action.1"]');
  const words = await button.textContent();
  await button.focus();
  await page.keyboard.press('Enter');
  const target = page
    .getByRole('region', { name: 'Link target' })
    .getByRole('combobox', { name: `“${words}” leads to` });
  await target.selectOption('Call the phone number');
  const link = preview.locator('#hero a:has([data-text="hero.action.1"])');
  await expect(link).toHaveAttribute('data-href', 'tel:01315550142');
  await expect(preview.locator('[data-part="wide"] > a')).toHaveAttribute(
    'data-href',
    'tel:01315550142',
  );
  await expectNoViolations(page, 'the target of a button');

  // A line that is emptied goes; Undo brings it back.
  const line = preview.locator('[data-text="gallery.heading"]');
  const heading = (await line.textContent()) ?? '';
  await line.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(line).toBeHidden();
  await undo.click();
  await expect(line).toHaveText(heading);
  await expect(line).toBeVisible();
  await redo.click();
  await expect(line).toBeHidden();
  await page.getByRole('button', { name: 'Edit text' }).click();

  // The same from the list of links.
  await showPanel(page, 'Customize');
  await page.getByRole('tab', { name: 'Content' }).click();
  await page.getByRole('combobox', { name: 'Button or link' }).selectOption('faq.nav');
  const listed = page.getByRole('form', { name: 'Where “Questions” leads' });
  await listed.getByRole('combobox').selectOption('A web address');
  await page.keyboard.type('http://shop.example');
  await page.keyboard.press('Enter');
  await expect(listed.getByRole('alert')).toHaveText(
    'Only addresses that begin with https:// can be used.',
  );
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('https://shop.example/');
  await page.keyboard.press('Enter');
  await expect(preview.locator('[data-part="wide"] a:has([data-text="faq.nav"])')).toHaveAttribute(
    'data-href',
    'https://shop.example/',
  );
  await expect(preview.locator('html[data-same]')).toHaveCount(1);

  await page.reload();
  await expect(line).toBeHidden();
  await page.getByRole('button', { name: 'All options' }).click();
  await page.getByText('Bootstrap', { exact: true }).click();
  await page.getByRole('button', { name: 'Apply to this site' }).click();
  await expect(preview.locator('html[data-framework="bootstrap"]')).toHaveCount(1);
  await expect(profiles).toHaveText('Instagram');
  await expect(link).toHaveAttribute('data-href', 'tel:01315550142');
  await expect(line).toBeHidden();

  const zip = await exportZip(page);
  const home = strFromU8(unzipSync(zip)['index.html'] ?? new Uint8Array());
  for (const part of [
    'href="tel:01315550142"',
    'mailto:hello@fennel.example',
    'Tue 7 am–3 pm',
    'href="https://instagram.com/fennel"',
    '"sameAs":["https://instagram.com/fennel"]',
    '"openingHours":["Tu 07:00-15:00"]',
    'href="https://shop.example/"',
  ])
    expect(home).toContain(part);
  expect(home).not.toContain('data-text="gallery.heading"');
  await openZip(page, zip);
  await expect(profiles).toHaveText('Instagram');
  expect((await exportZip(page)).equals(zip)).toBe(true);
});

test('a section that a button leads to is taken away: the button leads as generated, and the panel says so', async ({
  page,
  email,
}) => {
  const preview = await startSite(page, email);
  await showPanel(page, 'Customize');
  await page.getByRole('tab', { name: 'Content' }).click();
  const list = page.getByRole('combobox', { name: 'Button or link' });
  const link = preview.locator('#hero a:has([data-text="hero.action.1"])');
  const first = (await link.getAttribute('data-leads-to')) ?? '';
  await list.selectOption({ index: 1 });
  await expect(list).toHaveValue(/./);
  await list.selectOption('hero.action.1');
  const target = page.getByRole('combobox', { name: /leads to$/ });
  await target.selectOption('#pricing');
  await expect(link).toHaveAttribute('data-leads-to', 'pricing');
  await page.getByRole('tab', { name: 'Layout' }).click();
  await page.getByRole('checkbox', { name: /Pricing/ }).press('Space');
  await expect(link).toHaveAttribute('data-leads-to', first);
  await expect(link).toBeVisible();
  await page.getByRole('tab', { name: 'Content' }).click();
  await expect(page.getByText('which is hidden')).toBeVisible();

  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('button', { name: 'Customize', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Customize' });
  await sheet.getByRole('tab', { name: 'Content' }).click();
  const details = sheet.getByRole('form', { name: 'Contact details' });
  await details.getByRole('button', { name: 'Use a weekly table' }).click();
  await details.getByRole('button', { name: 'Add a profile' }).click();
  await expectNoOverflow(page, 'contact details at 320 px');
  await expectNoViolations(page, 'contact details at 320 px');
});
