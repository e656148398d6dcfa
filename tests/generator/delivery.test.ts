import { HtmlValidate } from 'html-validate';
import { strFromU8, unzipSync } from 'fflate';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';

import type { Delivery } from '../../machines/delivery';
import type { Build, WebsiteRequest } from '../../machines/entities';
import { builtSite } from '../../src/generator/builtSite';
import { customizationPatch } from '../../src/generator/customizationPatch';
import { customizationSchema } from '../../src/generator/customizationSchema';
import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { openExport } from '../../src/generator/export/openExport';
import { singleDocument } from '../../src/generator/export/singleDocument';
import { generateSite } from '../../src/generator/generateSite';
import { drawWebsite } from '../../src/generator/generateWebsite';
import { applyPatch } from '../../src/generator/preview/applyPatch';
import { redrawSections } from '../../src/generator/preview/redrawSections';
import { generateFrom, rebuildWebsite } from '../../src/generator/rebuild/rebuildWebsite';
import { inspectBuild } from '../../src/generator/report/inspectBuild';
import { readFragment } from '../../src/generator/share/readFragment';
import { writeFragment } from '../../src/generator/share/writeFragment';
import { LANGUAGES } from '../../src/generator/languages/languages';
import { readSite } from '../../src/generator/siteState';
import { aBuild } from '../../stories/fixtures/aBuild';
import { opened } from './documents';

vi.setConfig({ testTimeout: 120_000 });

const TUNER = 'A piano tuner called Pettifer in Leeds. Our website is www.pettifer.example';

async function buildOf(delivery?: Delivery, more: Partial<WebsiteRequest> = {}): Promise<Build> {
  const request = { prompt: TUNER, theme: 'modern', framework: 'tailwind', ...more } as const;
  const built = await builtSite(await generateSite(request));
  const customization = { ...built.customization, ...(delivery && { delivery }) };
  return { ...aBuild(), ...request, ...built, customization };
}

async function filesOf(build: Build): Promise<Record<string, string>> {
  const { bytes } = await exportWebsite(build);
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]),
  );
}

const formIn = (page = ''): HTMLFormElement => {
  const form = opened(page).querySelector('form');
  if (form === null) throw new Error('The page has no form.');
  return form;
};
const attributesOf = (element: Element) =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
const hiddenIn = (form: Element) =>
  Object.fromEntries(
    [...form.querySelectorAll('input[type="hidden"]')].map((input) => [
      input.getAttribute('name'),
      input.getAttribute('value'),
    ]),
  );
const policyIn = (page = '') => /form-action ([^"]*)"/.exec(page)?.[1]?.replaceAll('&#39;', "'");

const THANKS = 'https://www.pettifer.example/thank-you.html';
const SERVICES: {
  delivery: Delivery;
  form: Record<string, string>;
  hidden: Record<string, string>;
  trap: string;
  policy: string;
  host: string;
}[] = [
  {
    delivery: { to: 'web3forms', key: 'a1b2c3d4-0000-4000-8000-123456789abc' },
    form: { action: 'https://api.web3forms.com/submit', method: 'post' },
    hidden: {
      access_key: 'a1b2c3d4-0000-4000-8000-123456789abc',
      subject: 'Pettifer',
      from_name: 'Pettifer',
      redirect: THANKS,
    },
    trap: 'botcheck',
    policy: "'self' https://api.web3forms.com/submit",
    host: 'api.web3forms.com',
  },
  {
    delivery: { to: 'formspree', key: 'abcdwxyz' },
    form: { action: 'https://formspree.io/f/abcdwxyz', method: 'post' },
    hidden: { _subject: 'Pettifer', _next: THANKS },
    trap: '_gotcha',
    policy: "'self' https://formspree.io/f/abcdwxyz",
    host: 'formspree.io',
  },
  {
    delivery: { to: 'netlify' },
    form: {
      name: 'contact',
      action: '/thank-you',
      method: 'post',
      'data-netlify': 'true',
      'netlify-honeypot': 'bot-field',
    },
    hidden: {},
    trap: 'bot-field',
    policy: "'self'",
    host: 'Netlify',
  },
  {
    delivery: { to: 'other', endpoint: 'https://forms.example.com/f/1?a=b', key: 'pk_1' },
    form: { action: 'https://forms.example.com/f/1?a=b', method: 'post' },
    hidden: { access_key: 'pk_1', _subject: 'Pettifer', _next: THANKS },
    trap: '_gotcha',
    policy: "'self' https://forms.example.com/f/1",
    host: 'forms.example.com',
  },
];

describe('a form that a service receives', () => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

  it.each(SERVICES)('has the markup of $delivery.to, and no script', async (expected) => {
    const files = await filesOf(await buildOf(expected.delivery));
    const home = files['index.html'];
    const form = formIn(home);
    const { class: _, 'data-block': __, ...target } = attributesOf(form);
    expect(target).toEqual(expected.form);
    expect(hiddenIn(form)).toEqual(expected.hidden);
    const trap = form.querySelector(`[name="${expected.trap}"]`);
    expect(trap?.closest('[hidden]')?.tagName).toBe('P');
    expect(policyIn(home)).toBe(expected.policy);
    expect(form.textContent).toContain(`Your message is sent to ${expected.host}`);
    expect(home).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(files['README.txt']).toContain(expected.host);
    expect(files['report.html']).toContain(expected.host);
    const thanks = files['thank-you.html'] ?? '';
    expect(opened(thanks).querySelector('h1')?.textContent).toBe('Thank you');
    expect(thanks).toContain('<meta name="robots" content="noindex">');
    expect(thanks).toContain('href="index.html#hero"');
    expect(files['sitemap.xml']).not.toContain('thank-you');
    expect(files['report.html']).toContain('8 of 8 checks passed');
    const { results } = await validator.validateString(thanks);
    expect(results.flatMap((result) => result.messages.map(({ message }) => message))).toEqual([]);
  });

  it('leads to the page of the service where the site’s address is not known', async () => {
    const build = await buildOf(SERVICES[1]?.delivery, {
      prompt: 'A piano tuner called Pettifer in Leeds',
    });
    const files = await filesOf(build);
    expect(hiddenIn(formIn(files['index.html']))).toEqual({ _subject: 'Pettifer' });
    expect(files['thank-you.html']).toBeUndefined();
    expect(policyIn(files['index.html'])).toBe('https://formspree.io/f/abcdwxyz');
    expect((await inspectBuild(build)).forms).toEqual({
      delivery: { to: 'formspree', key: 'abcdwxyz' },
      hasThanks: false,
    });
  });

  it('thanks in each language of the site', async () => {
    const titles: string[] = [];
    for (const language of LANGUAGES) {
      const second = language === 'en' ? null : language;
      const build = await buildOf({ to: 'netlify' }, { corrections: { secondLanguage: second } });
      const files = await filesOf(build);
      const page = files[second === null ? 'thank-you.html' : `${second}/thank-you.html`];
      const document = opened(page ?? '');
      expect(document.documentElement.lang).toBe(language);
      titles.push(document.querySelector('h1')?.textContent ?? '');
      if (second === null) continue;
      expect(page).toContain('hreflang="en"');
      expect(formIn(files[`${second}/index.html`]).getAttribute('action')).toBe(
        `/${second}/thank-you`,
      );
    }
    expect(new Set(titles).size).toBe(9);
  });
});

describe('a form without a service', () => {
  it('opens the visitor’s e-mail program, or goes nowhere', async () => {
    const mail = await filesOf(await buildOf({ to: 'mail', address: 'tune@pettifer.example' }));
    expect(attributesOf(formIn(mail['index.html']))).toMatchObject({
      action: 'mailto:tune@pettifer.example',
      enctype: 'text/plain',
    });
    expect(policyIn(mail['index.html'])).toBe('mailto:');
    const prompt = `${TUNER}, tune@pettifer.example`;
    const nowhere = await filesOf(await buildOf({ to: 'nowhere' }, { prompt }));
    expect(formIn(nowhere['index.html']).getAttribute('method')).toBe('dialog');
    expect(nowhere['report.html']).toContain('Where messages from the form go');
    const asTold = await filesOf(await buildOf(undefined, { prompt }));
    expect(formIn(asTold['index.html']).getAttribute('action')).toBe(
      'mailto:tune@pettifer.example',
    );
  });
});

describe('where messages go', () => {
  const delivery: Delivery = { to: 'other', endpoint: 'https://forms.example.com/f/1', key: '' };

  it('is in the ZIP and back, in a shared link with a form, in another framework and in the next generation', async () => {
    const build = await buildOf(delivery);
    const { bytes } = await exportWebsite(build);
    const back = await openExport(bytes);
    expect(back.customization).toEqual(build.customization);
    expect((await exportWebsite({ ...build, ...back })).bytes).toEqual(bytes);
    const shared = await readFragment((await writeFragment(build)).fragment);
    expect(shared.customization.delivery).toEqual(delivery);
    const rebuilt = await rebuildWebsite(build, { framework: 'bootstrap', theme: 'elegant' });
    expect(rebuilt.customization.delivery).toEqual(delivery);
    const next = await generateFrom({ ...build, prompt: `${build.prompt}. Add a team.` }, build);
    expect(next.customization.delivery).toEqual(delivery);
  });

  it('fault 76: is in no shared link whose site has no form', async () => {
    const build = await buildOf({ to: 'mail', address: 'secret@pettifer.example' });
    const layout = { ...build.customization.layout, showContact: false };
    const fragment = await writeFragment({
      ...build,
      customization: { ...build.customization, layout },
    });
    const shared = await readFragment(fragment.fragment);
    expect(shared.site.copy.sections.filter(({ submit }) => submit !== null)).toEqual([]);
    expect(shared.customization.delivery).toBeUndefined();
  });

  it('fault 27: one that was written by somebody else is checked as a typed one', async () => {
    const { customization } = await buildOf();
    const isTaken = (one: unknown) =>
      v.safeParse(customizationSchema, { ...customization, delivery: one }).success;
    for (const { delivery: good } of SERVICES) expect(isTaken(good)).toBe(true);
    for (const bad of [
      { to: 'other', endpoint: 'http://forms.example.com', key: '' },
      { to: 'other', endpoint: 'javascript:alert(1)', key: '' },
      { to: 'other', endpoint: 'https://x.example/"><script>', key: '' },
      { to: 'web3forms', key: '"><script>alert(1)</script>' },
      { to: 'formspree', key: '../../evil' },
      { to: 'mail', address: 'a@b.example?bcc=c@d.example' },
      { to: 'constructor' },
      { to: 'netlify', key: 'x' },
    ])
      expect(isTaken(bad)).toBe(false);
  });

  it('is said in the preview without loading it again, and nothing can be sent from there', async () => {
    const build = await buildOf();
    const site = await readSite(build.website.site);
    const before = opened(build.website.html);
    const live = opened(build.website.html);
    const about = live.querySelector('#about');
    const customization = { ...build.customization, delivery };
    const { html } = await drawWebsite(site, customization);
    redrawSections(live, before, opened(html));
    applyPatch(live, customizationPatch('modern', customization));
    const form = live.querySelector('form');
    expect(form?.textContent).toContain('forms.example.com');
    expect(form?.getAttribute('action')).toBeNull();
    expect(form?.querySelector('button')?.getAttribute('type')).toBe('button');
    expect(live.querySelector('#about')).toBe(about);
  });

  it('stands in the one document that is copied, whose policy lets it go there alone', async () => {
    const page = await singleDocument(await buildOf(delivery), { isWhole: true });
    expect(page).toContain('action="https://forms.example.com/f/1"');
    expect(page).toContain('\n<meta http-equiv="Content-Security-Policy"');
    expect(policyIn(page)).toBe("'self' https://forms.example.com/f/1");
  });
});
