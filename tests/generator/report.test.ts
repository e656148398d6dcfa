import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';

import { FRAMEWORKS, THEMES } from '../../machines/entities';
import type { SiteCheckId } from '../../machines/siteReport';
import { generateSite } from '../../src/generator/generateSite';
import { initialCustomization } from '../../src/generator/initialCustomization';
import { renderSite } from '../../src/generator/render/renderSite';
import { checkSite } from '../../src/generator/report/checkSite';
import { reportPage } from '../../src/generator/report/reportPage';

const PROMPT =
  'A bakery called Crumb & Ember in Porto with sourdough, croissants and coffee, hello@crumb.example';

async function exported(theme: (typeof THEMES)[number] = 'modern') {
  const site = await generateSite({ prompt: PROMPT, theme, framework: 'tailwind' });
  const customization = initialCustomization(site);
  const { html, css } = await renderSite(site, customization, 'export');
  return {
    theme,
    customization,
    pages: [{ path: 'index.html', html }],
    weight: { html: html.length, css: css.length, fonts: 0, pictures: 20_000 },
  };
}

const failed = (checks: ReturnType<typeof checkSite>) =>
  checks.filter(({ isPassed }) => !isPassed).flatMap(({ id, problems }) => [id, ...problems]);

describe('the check of a site', () => {
  test.each(THEMES.flatMap((theme) => FRAMEWORKS.map((framework) => [theme, framework] as const)))(
    'finds nothing in a generated one: %s, %s',
    async (theme, framework) => {
      const site = await generateSite({ prompt: PROMPT, theme, framework });
      const customization = initialCustomization(site);
      const { html, css } = await renderSite(site, customization, 'export');
      const checks = checkSite({
        theme,
        customization,
        pages: [{ path: 'index.html', html }],
        weight: { html: html.length, css: css.length, fonts: 0, pictures: 0 },
      });
      expect(failed(checks)).toEqual([]);
    },
  );

  test.each<[SiteCheckId, (html: string) => string, string]>([
    ['markup', (html) => html.replace('</main>', '</div></main>'), 'main is not closed'],
    ['markup', (html) => html.replace('<footer', '<p id="hero"></p><footer'), 'there twice'],
    ['markup', (html) => html.replace('id="hero-heading"', ''), 'nothing has the id hero-heading'],
    ['headings', (html) => html.replace('<footer', '<h1>Again</h1><footer'), '2 first headings'],
    ['headings', (html) => html.replace('<footer', '<h2>On</h2><h4>Deep</h4><footer'), '“Deep”'],
    ['links', (html) => html.replace('href="#contact"', 'href="#nowhere"'), '#nowhere'],
    ['links', (html) => html.replace('href="#contact"', 'href="menu.html"'), 'menu.html'],
    [
      'labels',
      (html) => html.replaceAll('<label', '<span').replaceAll('</label', '</span'),
      'no label',
    ],
    ['labels', (html) => html.replace('<footer', '<img src="x.svg"><footer'), 'no words'],
    ['labels', (html) => html.replace('<footer', '<button></button><footer'), 'no name'],
    ['labels', (html) => html.replace('lang="en"', ''), 'no language'],
    ['search', (html) => html.replace(/<title>.*<\/title>/, '<title></title>'), 'no title'],
    [
      'search',
      (html) => html.replace(/ name="description" content="/, `$&${'x'.repeat(160)}`),
      'characters',
    ],
    [
      'requests',
      (html) => html.replace('<footer', '<img alt="" src="https://other.example/a.png"><footer'),
      'other.example',
    ],
    [
      'requests',
      (html) => html.replace('<footer', '<script src="a.js"></script><footer'),
      'script',
    ],
    ['requests', (html) => html.replace('<footer', '<footer onclick="x()"'), 'onclick'],
  ])('finds what is wrong with the %s (%#)', async (id, spoil, words) => {
    const site = await exported();
    const html = spoil(site.pages[0]?.html ?? '');
    expect(html).not.toBe(site.pages[0]?.html);
    const checks = checkSite({ ...site, pages: [{ path: 'index.html', html }] });
    const found = checks.find((check) => check.id === id);
    expect(found?.isPassed).toBe(false);
    expect(found?.problems.join('\n')).toContain(words);
  });

  test.each([
    ['title', 60, true],
    ['title', 61, false],
    ['description', 155, true],
    ['description', 156, false],
  ] as const)('a %s of %i letters in two marks each: fits is %s', async (what, length, fits) => {
    const site = await exported();
    const words = 'कि'.repeat(length);
    const html = (site.pages[0]?.html ?? '').replace(
      what === 'title' ? /<title>.*<\/title>/ : /(?<= name="description" content=")[^"]*/,
      what === 'title' ? `<title>${words}</title>` : words,
    );
    expect(html).toContain(words);
    const checks = checkSite({ ...site, pages: [{ path: 'index.html', html }] });
    expect(failed(checks).includes('search')).toBe(!fits);
  });

  test('finds a page too heavy', async () => {
    const site = await exported();
    const checks = checkSite({ ...site, weight: { html: 700_000, css: 1, fonts: 0, pictures: 0 } });
    expect(failed(checks)[0]).toBe('weight');
  });

  test('follows links between pages and into folders', async () => {
    const site = await exported();
    const page = (path: string, links: string) => ({
      path,
      html: `<!DOCTYPE html><html lang="en"><head><title>A</title><meta name="description" content="A page"></head><body><h1 id="top">A</h1>${links}</body></html>`,
    });
    const pages = [
      page('index.html', '<a href="menu.html#top">Menu</a> <a href="es/index.html">Español</a>'),
      page('menu.html', '<a href="index.html">Home</a> <a href="tel:+351">Call</a>'),
      page('es/index.html', '<a href="../index.html">English</a>'),
    ];
    expect(failed(checkSite({ ...site, pages }))).toEqual([]);
    expect(failed(checkSite({ ...site, pages: pages.slice(0, 2) }))).toEqual([
      'links',
      'index.html: the link “Español” leads to es/index.html, which is not there',
    ]);
  });

  test('takes any markup', async () => {
    const site = await exported();
    for (const html of [
      '',
      '<',
      '\u0000',
      '<svg><a href="javascript:alert(1)">x</a>',
      '<a href="http://[">x</a>',
    ]) {
      expect(() => checkSite({ ...site, pages: [{ path: 'index.html', html }] })).not.toThrow();
    }
  });
});

describe('report.html', () => {
  const listing = { title: '', description: '', webAddress: 'crumb.example', image: null };
  const forms = { delivery: { to: 'netlify' }, hasThanks: true } as const;
  const reported = { title: 'Crumb & Ember', language: 'en' };
  const validator = new HtmlValidate({ extends: ['html-validate:recommended'] });
  const problems = async (html: string) =>
    (await validator.validateString(html)).results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message }) => `${ruleId} ${message}`),
    );

  test('says that all checks passed, and nothing more', async () => {
    const site = await exported();
    const report = {
      checks: checkSite(site),
      gaps: [],
      weight: site.weight,
      listing,
      pages: [],
      forms,
      photosToDescribe: [],
      pagesToFill: [],
    };
    const html = reportPage(reported, report);
    expect(await problems(html)).toEqual([]);
    expect(html).toContain('<h1>Report: 8 of 8 checks passed</h1>');
    expect(html).toContain('Nothing: no text of this site stands for something');
    expect(html).not.toContain('<h2>Open</h2>');
    expect(html).toContain('promise nothing beyond that');
    expect(html).toContain('<h2>Messages</h2>\n<p>Netlify receives the messages');
    expect(html).not.toMatch(/guarantee|perfect|compliant|certif/i);
    expect(html).not.toMatch(/<script|https?:|src=/);
  });

  test('puts first what did not pass, with each problem, of a broken site', async () => {
    const site = await exported();
    const broken = (site.pages[0]?.html ?? '')
      .replace('href="#contact"', 'href="#nowhere"')
      .replace('</main>', '</div></main>')
      .replace(
        '<footer',
        '<h1><script>alert(1)</script>Again</h1><img src="//x.example/a.png"><footer',
      );
    const checks = checkSite({ ...site, pages: [{ path: 'index.html', html: broken }] });
    const open = checks.filter(({ isPassed }) => !isPassed);
    expect(open.map(({ id }) => id)).toEqual(['markup', 'headings', 'links', 'labels', 'requests']);
    const html = reportPage(reported, {
      checks,
      gaps: [],
      weight: site.weight,
      listing,
      pages: [],
      forms,
      photosToDescribe: [],
      pagesToFill: [],
    });
    expect(await problems(html)).toEqual([]);
    expect(html).toContain('<h1>Report: 3 of 8 checks passed</h1>');
    expect(html.indexOf('<h2>Open</h2>')).toBeLessThan(html.indexOf('<h2>Passed</h2>'));
    for (const words of ['#nowhere', 'it has 2 first headings', 'main is not closed'])
      expect(html).toContain(words);
    expect(html.match(/: open<\/strong>/g)).toHaveLength(5);
    expect(html.match(/: passed<\/strong>/g)).toHaveLength(3);
  });

  test('lists what is missing, in the language of the site, and shows the title as typed', async () => {
    const site = await exported();
    const html = reportPage(
      { title: '<script>alert(1)</script>', language: 'ar' },
      {
        checks: checkSite(site),
        gaps: [{ textId: 'pricing.1.detail', section: 'pricing', words: 'أضف السعر' }],
        weight: site.weight,
        listing: { ...listing, webAddress: null },
        pages: [],
        forms: { delivery: { to: 'nowhere' }, hasThanks: false },
        photosToDescribe: ['hero'],
        pagesToFill: [],
      },
    );
    expect(await problems(html)).toEqual([]);
    expect(html).toContain('lang="ar" dir="auto">&lt;script&gt;alert(1)&lt;/script&gt;</p>');
    expect(html).toContain(
      '<li><span lang="ar" dir="auto">أضف السعر</span> <code>pricing.1.detail</code></li>',
    );
    expect(html).toContain('<li>The web address of the site.');
    expect(html).toContain('<li>Where messages from the form go:');
    expect(html).toContain('<li>What the photo hero shows');
  });
});
