import { describe, expect, it } from 'vitest';
import { gapsOf } from '../../src/generator/document/gaps';
import { linked } from '../../src/generator/document/links';
import { generateSite } from '../../src/generator/generateSite';
import { initialCustomization } from '../../src/generator/initialCustomization';
import { renderSite } from '../../src/generator/render/renderSite';
import { readSite, writeSite } from '../../src/generator/siteState';

const PROMPT =
  'A website for Bruno’s Plumbing in Leeds. Pages: Home, Services, Reviews, Bees, Contact. We do leaks, boilers and taps. I want a big call button. Call 0113 496 0123 or write to bruno@plumb.example. People can pay online.';
const siteOf = (prompt: string) => generateSite({ prompt, theme: 'modern', framework: 'tailwind' });

describe('what a prompt asks for', () => {
  it('gives each page that it lists a page, in its order', async () => {
    const site = await siteOf(PROMPT);
    const { pages } = await renderSite(site, initialCustomization(site), 'preview');
    expect(pages.map(({ path }) => path)).toEqual([
      'index.html',
      'services.html',
      'reviews.html',
      'bees.html',
      'contact.html',
    ]);
    expect(await readSite(writeSite(site))).toEqual(site);
  });

  it('is named where a page cannot do it, and listed before publishing', async () => {
    const site = await siteOf(PROMPT);
    const customization = initialCustomization(site);
    const services = gapsOf(site, customization).filter(({ kind }) => kind === null);
    expect(services.map(({ textId }) => textId)).toEqual(['features.need.payment']);
    const { html } = await renderSite(site, customization, 'export');
    expect(html).toContain('Paying online needs a service');
  });

  it('is a button that calls', async () => {
    const site = await siteOf(PROMPT);
    const { html } = await renderSite(site, initialCustomization(site), 'export');
    expect(html).toContain('href="tel:01134960123"');
  });

  it.each([
    ['book a table', ['name', 'email', 'phone', 'people', 'date', 'time', 'message']],
    ['an RSVP form', ['name', 'email', 'coming', 'people', 'diet', 'message']],
    ['a quote form', ['name', 'email', 'phone', 'place', 'item', 'message']],
  ])('has a form for it: %s', async (asked, names) => {
    const site = await siteOf(`A club in Leeds. The site needs ${asked}.`);
    const booking = site.copy.sections.find(({ kind }) => kind === 'booking');
    expect(booking?.fields.map(({ name }) => name)).toEqual(names);
  });
});

describe('facts', () => {
  const facts = {
    phone: { value: '0113 496 0123', evidence: '' },
    address: { value: '12 High Street', evidence: '' },
  };

  it('become links wherever they stand', () => {
    const text = 'Ring 0113 496 0123, write to a@b.example or see www.b.example at 12 High Street.';
    expect(linked('about.p1', text, facts).map(({ href }) => href)).toEqual([
      null,
      'tel:01134960123',
      null,
      'mailto:a@b.example',
      null,
      'https://www.b.example',
      null,
      'https://www.google.com/maps/search/?api=1&query=12%20High%20Street',
      null,
    ]);
  });

  it('that the owner fills in do, too', () => {
    expect(linked('contact.phone.body', '+44 113 1', { phone: null, address: null })).toEqual([
      { text: '+44 113 1', href: 'tel:+441131' },
    ]);
  });
});
