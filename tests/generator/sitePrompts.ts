import { FRAMEWORKS, THEMES } from '../../machines/entities';

/** Prompts that reach every setting of the pictures, every section kind, and the hostile strings of fault 27. */
export const SITE_PROMPTS = [
  'A website for Brotzeit, a sourdough bakery in Leeds. We sell rye loaves, cinnamon buns and cakes. hello@brotzeit.example',
  'Hair salon "Studio Nord" in Oslo offering cuts, colour and bridal styling, with a team page and testimonials',
  'A SaaS landing page for Tallyhive, invoicing software for freelancers. Dark background, purple. With a blog and events',
  'Charity River Keepers cleans the River Aire and needs volunteers. No pricing.',
  'a website',
] as const;

export const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</style><script>alert(1)</script>',
  '</title><svg onload=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '{{7*7}} ${x} -->',
] as const;

export const COMBINATIONS = THEMES.flatMap((theme) =>
  FRAMEWORKS.map((framework) => ({ theme, framework })),
);
