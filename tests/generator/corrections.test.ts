import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Corrections } from '../../machines/entities';
import { CORRECTION_LENGTH, MOST_OFFERINGS } from '../../machines/limits';
import { generateSite } from '../../src/generator/generateSite';
import { planSite } from '../../src/generator/plan/planSite';
import { readSite, writeSite } from '../../src/generator/siteState';
import { applyCorrections } from '../../src/generator/understand/applyCorrections';
import { keptCorrections } from '../../src/generator/understand/keptCorrections';
import { understand, understandCorrected } from '../../src/generator/understand/understand';
import { writeCopy } from '../../src/generator/write/writeCopy';

const PROMPT =
  'A cozy bakery called Crumb in Porto for families with rye 4€ and coffee, a gallery, no pricing. hello@crumb.example';
const read = understand(PROMPT);
const corrected = (corrections: Corrections) => applyCorrections(read, corrections);

describe('what a person set right', () => {
  test('replaces what was read, typed words being their own evidence', () => {
    const intent = corrected({
      trade: 'cafe',
      name: 'Crumb & Ember',
      place: 'Braga',
      audience: 'students',
      tone: 'bold',
      email: 'ask@ember.example',
      phone: '+351 22 000 00 00',
      address: 'Rua Nova 1',
      hours: 'daily 8-18',
      webAddress: 'https://www.ember.example/menu',
    });
    const typed = (value: string) => ({ value, evidence: value });
    expect(intent).toEqual({
      ...read,
      trade: { value: 'cafe', evidence: '' },
      name: typed('Crumb & Ember'),
      place: typed('Braga'),
      audience: typed('students'),
      tone: { value: 'bold', evidence: '' },
      facts: {
        ...read.facts,
        email: typed('ask@ember.example'),
        phone: typed('+351 22 000 00 00'),
        address: typed('Rua Nova 1'),
        hours: typed('daily 8-18'),
        webAddress: { value: 'www.ember.example', evidence: 'https://www.ember.example/menu' },
      },
    });
  });

  test('keeps the words of the prompt where it says the same', () => {
    expect(
      corrected({ trade: 'bakery', name: 'Crumb', tone: 'warm', audience: 'families' }),
    ).toEqual(read);
  });

  test('removes by null, by nothing but blanks, and by an empty list', () => {
    const intent = corrected({
      name: null,
      place: '  ',
      audience: null,
      tone: null,
      offerings: [],
      email: null,
    });
    const { name, place, audience, tone, offerings, facts } = intent;
    expect([name, place, audience, tone, facts.email]).toEqual([null, null, null, null, null]);
    expect(offerings).toEqual([]);
  });

  test('offerings keep their words, their prices and their order, each once', () => {
    const { offerings, facts } = corrected({ offerings: ['Toast', 'rye', 'toast'] });
    expect(offerings).toEqual([
      { value: 'Toast', evidence: 'Toast' },
      { value: 'rye', evidence: 'rye' },
    ]);
    expect(facts.prices.rye?.value).toBe('4€');
  });

  test('sections become wanted or unwanted, and unknown ones nothing', () => {
    const { wanted, unwanted } = corrected({
      sections: {
        gallery: false,
        pricing: true,
        team: true,
        faq: false,
        constructor: true,
        x: true,
      },
    });
    expect(wanted.map(({ value }) => value)).toEqual(['pricing', 'team']);
    expect(unwanted.map(({ value }) => value)).toEqual(['gallery', 'faq']);
  });

  test.each<Corrections>([
    { trade: 'smith' },
    { trade: '__proto__' },
    { email: 'not an address' },
    { email: 'a@b.example?bcc=all@b.example' },
    { phone: 'javascript:alert(1)' },
    { webAddress: 'nowhere' },
    { tone: 'angry' as never },
    { language: 'xx' as never },
  ])('is ignored where it is none: %j', (corrections) => {
    expect(understandCorrected(PROMPT, corrections)).toEqual(read);
  });

  test('is cut at whole graphemes, and holds no control characters', () => {
    const family = '👩‍👩‍👧‍👦';
    const { name, place, offerings } = corrected({
      name: `A\u0000B\u202E ${family.repeat(80)}`,
      place: 'x'.repeat(100_000),
      offerings: Array.from({ length: 40 }, (_, index) => `${index}${'y'.repeat(80)}`),
    });
    expect(name?.value).toMatch(/^A B (?:👩‍👩‍👧‍👦)+$/u);
    expect(name?.value.length).toBeLessThanOrEqual(CORRECTION_LENGTH.name);
    expect(place?.value).toBe('x'.repeat(CORRECTION_LENGTH.place));
    expect(offerings).toHaveLength(MOST_OFFERINGS);
    for (const { value } of offerings) {
      expect(value.length).toBeLessThanOrEqual(CORRECTION_LENGTH.offering);
    }
  });

  test('a language is that of the site, and the one in which a prompt is read that tells no more in another', () => {
    const intent = understandCorrected('Café Luna, Madrid', { language: 'es' });
    expect(intent.language).toBe('es');
    expect(
      generateSite({
        prompt: 'Café Luna, Madrid',
        theme: 'modern',
        framework: 'tailwind',
        corrections: { language: 'es' },
      }).copy.language,
    ).toBe('es');
  });

  test('another language than that of the prompt changes the words of the site and loses nothing it was told', () => {
    const prompt =
      'A bakery called "Fennel & Rye" in Leith with sourdough and cardamom buns, open Tue-Sun 8-16, no pricing';
    const told = understandCorrected(prompt, undefined);
    for (const language of ['fr', 'de', 'ar', 'ja'] as const) {
      expect(understandCorrected(prompt, { language })).toEqual({ ...told, language });
    }
  });

  test('stands in the site, on its page, and in its file', () => {
    const corrections: Corrections = {
      name: 'Ember',
      sections: { team: true },
      secondLanguage: null,
      isMultiPage: true,
    };
    const site = generateSite({
      prompt: PROMPT,
      theme: 'modern',
      framework: 'tailwind',
      corrections,
      direction: 2,
    });
    expect(site.copy.title.value).toBe('Ember');
    expect(site.plan.sections.map(({ kind }) => kind)).toContain('team');
    expect(readSite(writeSite(site)).request).toEqual({
      prompt: PROMPT,
      theme: 'modern',
      framework: 'tailwind',
      corrections,
      direction: 2,
    });
  });

  test('a file’s unknown corrections are dropped, and wrong ones refused', () => {
    const site = generateSite({ prompt: PROMPT, theme: 'modern', framework: 'tailwind' });
    const withCorrections = (corrections: unknown): string =>
      JSON.stringify({
        ...(JSON.parse(writeSite(site)) as Record<string, unknown>),
        request: { ...site.request, corrections },
      });
    expect(readSite(withCorrections({ name: 'Ember', mood: 'odd' })).request.corrections).toEqual({
      name: 'Ember',
    });
    expect(() => readSite(withCorrections({ offerings: 'bread' }))).toThrow();
    expect(readSite(writeSite(site)).request).toEqual(site.request);
  });
});

test('whatever is typed gives a site with a whole page', () => {
  const typed = fc.option(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.string({ unit: 'grapheme', maxLength: 120 }),
    ),
  );
  const corrections = fc.record(
    {
      name: typed,
      place: typed,
      audience: typed,
      email: typed,
      phone: typed,
      address: typed,
      hours: typed,
      webAddress: typed,
      trade: fc.string(),
      offerings: fc.array(fc.string({ unit: 'binary', maxLength: 120 }), { maxLength: 15 }),
      sections: fc.dictionary(
        fc.oneof(fc.string(), fc.constantFrom('team', 'events', 'about', 'pricing')),
        fc.boolean(),
      ),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(corrections, (made) => {
      const intent = corrected(made);
      expect(applyCorrections(intent, made)).toEqual(intent);
      const copy = writeCopy(intent, planSite(intent));
      expect(copy.title.value.length).toBeLessThanOrEqual(60);
      expect(copy.title.value).not.toBe('');
      expect(copy.description.value.length).toBeLessThanOrEqual(155);
      expect(JSON.stringify(intent)).not.toMatch(/[\u202A-\u202E\u2066-\u2069]|\\u00/);
    }),
    { numRuns: 200 },
  );
}, 30_000);

describe('after the prompt was edited', () => {
  const corrections: Corrections = {
    name: 'Ember',
    place: 'Braga',
    trade: 'cafe',
    tone: null,
    offerings: ['toast'],
    sections: { gallery: false, pricing: true },
    secondLanguage: 'pt',
    isMultiPage: true,
  };
  const kept = (prompt: string) => keptCorrections(read, understand(prompt), corrections);

  test('all stay while it says the same', () => {
    expect(kept(`${PROMPT} Blue.`)).toEqual(corrections);
  });

  test('those give way of which it now says something else', () => {
    expect(kept(PROMPT.replace('Porto', 'Lisbon').replace('no pricing', 'pricing'))).toEqual({
      name: 'Ember',
      trade: 'cafe',
      tone: null,
      offerings: ['toast'],
      sections: { gallery: false },
      secondLanguage: 'pt',
      isMultiPage: true,
    });
  });

  test('nothing is left of what was read when all is new', () => {
    expect(kept('Garage in Turin, brakes and tyres')).toEqual({
      secondLanguage: 'pt',
      isMultiPage: true,
    });
  });
});
