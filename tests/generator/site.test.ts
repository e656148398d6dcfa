import { HtmlValidate } from 'html-validate';
import { describe, expect, it, vi } from 'vitest';
import { FRAMEWORKS, type Customization } from '../../machines/entities';
import { PLACEHOLDER_ADDRESS } from '../../src/generator/document/siteAddress';
import { untitledIn } from '../../src/generator/document/untitled';
import { generateSite } from '../../src/generator/generateSite';
import { generateWebsite, redrawWebsite } from '../../src/generator/generateWebsite';
import { initialCustomization } from '../../src/generator/initialCustomization';
import { languagePack } from '../../src/generator/languages/languages';
import { renderSite } from '../../src/generator/render/renderSite';
import { readSite } from '../../src/generator/siteState';
import { COMBINATIONS, HOSTILE, SITE_PROMPTS } from './sitePrompts';
import { opened as parsed } from './documents';

vi.setConfig({ testTimeout: 60_000 });

const validator = {
  // A preview's frame may not submit forms, so its form has a plain button.
  preview: new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: { 'wcag/h32': 'off' },
  }),
  export: new HtmlValidate({ extends: ['html-validate:recommended'] }),
};

const problems = async (html: string, mode: 'preview' | 'export') =>
  (await validator[mode].validateString(html)).results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );

async function drawn(prompt: string, { theme, framework }: (typeof COMBINATIONS)[number]) {
  const site = await generateSite({ prompt, theme, framework });
  const customization = initialCustomization(site);
  return {
    site,
    customization,
    preview: await renderSite(site, customization, 'preview'),
    exported: await renderSite(site, customization, 'export'),
  };
}

describe.each(COMBINATIONS)('a page in $theme and $framework', (combination) => {
  it.each(SITE_PROMPTS)(
    'is valid HTML with one h1, ordered headings, landmarks and names: %s',
    async (prompt) => {
      const { site, preview, exported } = await drawn(prompt, combination);
      expect(await problems(preview.html, 'preview')).toEqual([]);
      expect(await problems(exported.html, 'export')).toEqual([]);
      const page = parsed(exported.html);
      expect(page.documentElement.getAttribute('lang')).toBe('en');
      expect(page.querySelectorAll('h1')).toHaveLength(1);
      const levels = [...page.querySelectorAll('h1,h2,h3')].map(({ tagName }) =>
        Number(tagName.slice(1)),
      );
      levels.forEach((level, index) =>
        expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1),
      );
      for (const landmark of ['header', 'nav[aria-label]', 'main', 'footer']) {
        expect(page.querySelectorAll(landmark)).toHaveLength(1);
      }
      for (const control of page.querySelectorAll('input,textarea')) {
        expect(page.querySelectorAll(`label[for="${control.id}"]`)).toHaveLength(1);
        expect(control.getAttribute('autocomplete')).not.toBeNull();
      }
      for (const image of page.querySelectorAll('img'))
        expect(image.getAttribute('alt')).not.toBe('');
      const { title, subtitle } = site.copy;
      const told =
        subtitle.source.from === 'prompt' ? subtitle.value : untitledIn(site.copy.language);
      const heading = title.source.from === 'placeholder' ? told : title.value;
      expect(page.title).toContain(heading.slice(0, 40));
      expect(page.querySelector('meta[name="description"]')?.getAttribute('content')).not.toBe('');
      const idsOf = (on: Document) =>
        [...on.querySelectorAll('[data-section]')].map(({ id }) => id);
      expect(idsOf(parsed(preview.html))).toEqual(site.plan.sections.map(({ id }) => id));
      const ids = idsOf(page);
      expect(ids).toEqual(site.plan.sections.map(({ id }) => id).filter((id) => ids.includes(id)));
      expect(ids).toEqual(expect.arrayContaining(['hero', 'features', 'contact']));
      expect(page.querySelector('[data-placeholder]')).toBeNull();
      for (const link of page.querySelectorAll('a[href^="#"]')) {
        expect(page.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull();
      }
    },
  );

  it('loads nothing from elsewhere and runs no script', async () => {
    for (const prompt of SITE_PROMPTS) {
      const { preview, exported } = await drawn(prompt, combination);
      for (const text of [
        preview.html,
        exported.html,
        exported.css,
        ...exported.files.map(({ content }) => content),
      ]) {
        const addresses = text
          .replaceAll('http://www.w3.org/2000/svg', '')
          .replaceAll('"https://schema.org"', '')
          .replaceAll(PLACEHOLDER_ADDRESS, '')
          .replace(/https?:\/\/(?:tailwindcss\.com|github\.com)\S*/g, '');
        expect(addresses).not.toMatch(/https?:\/\/|@import|(?:src|href)="\/\//);
      }
      expect(parsed(preview.html).querySelector('script')).toBeNull();
      const scripts = [...parsed(exported.html).querySelectorAll('script')];
      expect(scripts.map((script) => script.type)).toEqual(['application/ld+json']);
      const data: unknown = JSON.parse(scripts[0]?.textContent ?? '');
      expect(data).toMatchObject({ '@context': 'https://schema.org' });
      const policyOf = (html: string) =>
        parsed(html)
          .querySelector('meta[http-equiv="Content-Security-Policy"]')
          ?.getAttribute('content');
      expect(policyOf(preview.html)).toBeUndefined();
      // What its owner adds must work: there the policy is a comment.
      expect(policyOf(exported.html)).toBeUndefined();
      expect(exported.html).toMatch(
        /^ *<!-- <meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; [^"]*"> -->$/m,
      );
    }
  });

  it('shows hostile words as typed and never as markup (fault 27)', async () => {
    for (const words of HOSTILE) {
      const site = await generateSite({
        prompt: `A bakery called "${words}" selling ${words} and buns`,
        ...combination,
      });
      const customization: Customization = {
        ...initialCustomization(site),
        content: { title: words, subtitle: words, description: words },
      };
      for (const mode of ['preview', 'export'] as const) {
        const { html } = await renderSite(site, customization, mode);
        const page = parsed(html);
        expect(page.querySelector('h1')?.textContent).toBe(words);
        expect([...page.querySelectorAll('script')].map(({ type }) => type)).toEqual(
          mode === 'preview' ? [] : ['application/ld+json'],
        );
        expect(page.querySelectorAll('[onload],[onerror],[onmouseover]')).toHaveLength(0);
        if (mode === 'preview') continue;
        const data = JSON.parse(page.querySelector('script')?.textContent ?? '') as {
          '@graph': { name: string }[];
        };
        expect(data['@graph'].map(({ name }) => name)).toEqual([words, words]);
      }
    }
  });

  it('lets only six-digit colours reach the style sheet (fault 28)', async () => {
    const site = await generateSite({ prompt: SITE_PROMPTS[0], ...combination });
    const initial = initialCustomization(site);
    const expected = await renderSite(
      site,
      { ...initial, colors: { ...initial.colors, primary: '#3b82f6' } },
      'export',
    );
    for (const bad of [
      '#GGG',
      'red;}body{display:none',
      'url(//evil)',
      'var(--x)',
      'expression(1)',
      '',
      '#11223344',
      'red',
    ]) {
      const { css } = await renderSite(
        site,
        { ...initial, colors: { ...initial.colors, primary: bad } },
        'export',
      );
      expect(css).toBe(expected.css);
    }
  });
});

describe('a site', () => {
  it('is the same twice, and the same in every framework', async () => {
    const request = { prompt: SITE_PROMPTS[0], theme: 'elegant', framework: 'vuetify' } as const;
    expect(await generateWebsite(request)).toEqual(await generateWebsite(request));
    const [one, ...others] = await Promise.all(
      FRAMEWORKS.map((framework) => generateSite({ ...request, framework })),
    );
    for (const other of others) expect({ ...other, request }).toEqual({ ...one, request });
  });

  it('differs for two bakeries', async () => {
    const request = { theme: 'modern', framework: 'tailwind' } as const;
    const [one, other] = await Promise.all(
      ['Brotzeit', 'Mehlwerk'].map((name) =>
        generateSite({ ...request, prompt: `A bakery called ${name}` }),
      ),
    );
    expect(one?.design.pictures[0]?.svg).not.toBe(other?.design.pictures[0]?.svg);
  });

  it('comes back whole from its JSON, its drawings included', async () => {
    const request = { prompt: SITE_PROMPTS[1], theme: 'vibrant', framework: 'bootstrap' } as const;
    const { site } = await generateWebsite(request);
    expect(await readSite(site)).toEqual(await generateSite(request));
    await expect(readSite('{"version":1}')).rejects.toThrow();
  });

  it('is drawn again from its JSON as it was drawn at first', async () => {
    const request = { prompt: SITE_PROMPTS[0], theme: 'modern', framework: 'bootstrap' } as const;
    const website = await generateWebsite(request);
    expect(await redrawWebsite(website.site, request)).toEqual(website);
  });

  it('is generated again where its JSON cannot be read', async () => {
    const request = { prompt: SITE_PROMPTS[0], theme: 'elegant', framework: 'tailwind' } as const;
    const website = await generateWebsite(request);
    expect(await redrawWebsite('{"version":1}', request)).toEqual(website);
    expect(await redrawWebsite('', request)).toEqual(website);
  });

  it('has a hero picture and at least two more', async () => {
    for (const prompt of SITE_PROMPTS) {
      const { design } = await generateSite({ prompt, theme: 'modern', framework: 'tailwind' });
      const { pictures } = design;
      expect(pictures.map(({ id }) => id)).toContain('hero');
      expect(pictures.length).toBeGreaterThanOrEqual(2);
      expect(new Set(pictures.map(({ id }) => id)).size).toBe(pictures.length);
    }
  });

  it('keeps its links on the page in a preview, and inert where they lead away', async () => {
    const site = await generateSite({
      prompt: SITE_PROMPTS[0],
      theme: 'modern',
      framework: 'tailwind',
    });
    const page = parsed((await renderSite(site, initialCustomization(site), 'preview')).html);
    expect(page.querySelector('base')?.getAttribute('href')).toBe('about:srcdoc');
    for (const link of page.querySelectorAll('a[href]'))
      expect(link.getAttribute('href')).toMatch(/^#/);
    expect(page.querySelector('form')?.hasAttribute('action')).toBe(false);
  });

  it('sends its form to the e-mail address of the prompt, or says that nobody receives it', async () => {
    const page = async (prompt: string) => {
      const site = await generateSite({ prompt, theme: 'modern', framework: 'bootstrap' });
      return {
        site,
        page: parsed((await renderSite(site, initialCustomization(site), 'export')).html),
      };
    };
    const known = await page(SITE_PROMPTS[0]);
    expect(known.page.querySelector('form')?.getAttribute('action')).toBe(
      'mailto:hello@brotzeit.example',
    );
    expect(known.page.querySelector('[data-part="notice"]')?.textContent).toBe(
      languagePack('en').labels.formMail,
    );
    const unknown = await page('A bakery in Leeds');
    expect(unknown.page.querySelector('form')?.hasAttribute('action')).toBe(false);
    expect(unknown.page.querySelector('[data-part="notice"]')?.textContent).toBe(
      unknown.site.copy.labels.formNotice,
    );
  });
});
