import { expect, signIn, test } from './support/journey';

test('fault 22: the next person sees nothing of the last', async ({ page, email }) => {
  await signIn(page, email);
  await page.getByRole('link', { name: 'Website Builder', exact: true }).click();
  await page.getByRole('textbox', { name: 'What should your website be?' }).fill('A secret bakery');
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('Website generated successfully!')).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Sign out successfull!')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('A secret bakery')).toHaveCount(0);

  const next = `next-${email}`;
  await signIn(page, next);
  await expect(page.getByText(next)).toBeVisible();
  await expect(page.getByText(email, { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Website Builder', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'What should your website be?' })).toHaveValue('');
  await expect(page.getByText('A secret bakery')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Ready to Build?' })).toBeVisible();
});

test('fault 20: signing out in another tab ends a generation here without a word', async ({
  page,
  context,
  email,
}) => {
  await signIn(page, email);
  await page.getByRole('link', { name: 'Website Builder', exact: true }).click();
  const other = await context.newPage();
  await other.goto('/editor');
  await expect(other.getByRole('button', { name: 'Sign Out' })).toBeVisible();

  await page.getByRole('textbox', { name: 'What should your website be?' }).fill('A bakery');
  await page.getByRole('button', { name: 'Generate' }).click();
  await other.getByRole('button', { name: 'Sign Out' }).click();

  await expect(page).toHaveURL(/\/auth/);
  await page.waitForTimeout(2500);
  await expect(page.getByText('Website generated successfully!')).toHaveCount(0);
});

test('fault 14: a double click on Sign Out is one sign-out', async ({ page, email }) => {
  await signIn(page, email);
  await page.getByRole('button', { name: 'Sign Out' }).dblclick();
  await expect(page.getByText('Sign out successfull!')).toHaveCount(1);
  await expect(page).toHaveURL('/auth');
});
