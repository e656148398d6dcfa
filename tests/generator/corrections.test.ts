import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Corrections } from '../../machines/entities';
import { CORRECTION_LENGTH, MOST_OFFERINGS } from '../../machines/limits';
import { generateSite } from '../../src/generator/generateSite';
import { loadLanguage } from '../../src/generator/languages/languages';
import { loadTrades } from '../../src/generator/languages/tradeWords';
import { planSite } from '../../src/generator/plan/planSite';
import { applyCorrections } from '../../src/generator/read/corrections/applyCorrections';
import { keptCorrections } from '../../src/generator/read/corrections/keptCorrections';
import { understand } from '../../src/generator/read/understand';
import { readSite, writeSite } from '../../src/generator/siteState';
import { sectionRequest } from '../../src/generator/sectionRequest';
import type { Brief, BriefPart, SectionKind } from '../../src/generator/types';
import { understandingOf } from '../../src/generator/understandingOf';
import { graphemesOf } from '../../src/generator/document/contentTexts';
import { writeCopy } from '../../src/generator/write/writeCopy';

const PROMPT =
  'A bakery called Crumb in Porto for families with rye 4€ and coffee, a gallery, no pricing. hello@crumb.example';
const { reader } = await loadLanguage('en');
await loadTrades('en');
const typed = (value: string) => ({ value, evidence: value });
const sectionAsked = (kind: SectionKind, words: string) => sectionRequest(kind, typed(words));
const asked = await understand(PROMPT);
/** What the prompt says, whatever reading makes of it. */
const read: Brief = {
  ...asked,
  subject: typed('bakery'),
  noun: typed('bakery'),
  trade: 'bakery',
  schemaType: null,
  motif: null,
  name: typed('Crumb'),
  place: typed('Porto'),
  audience: typed('families'),
  offerings: [
    { id: 'i1', name: typed('rye'), price: typed('4€'), detail: typed('dark and dense') },
    { id: 'i2', name: typed('coffee'), price: null, detail: null },
  ],
  requests: [sectionAsked('gallery', 'a gallery')],
  refusals: [{ kind: 'pricing', words: typed('pricing') }],
  statements: [],
  points: [],
  facts: { ...asked.facts, email: typed('hello@crumb.example') },
};
const corrected = (corrections: Corrections) => applyCorrections(read, corrections, [reader]);
const siteWith = (prompt: string, corrections?: Corrections) =>
  generateSite({
    prompt,
    theme: 'modern',
    framework: 'tailwind',
    ...(corrections === undefined ? {} : { corrections }),
  });
const kindsOf = (list: readonly { kind: string | null }[]) => list.map(({ kind }) => kind);

describe('what a person corrected', () => {
  test('replaces what was read, typed words being their own evidence', () => {
    expect(
      corrected({
        name: 'Crumb & Ember',
        place: 'Braga',
        audience: 'students',
        tone: 'bold',
        email: 'ask@ember.example',
        phone: '+351 22 000 00 00',
        address: 'Rua Nova 1',
        hours: 'daily 8-18',
        webAddress: 'https://www.ember.example/menu',
        secondLanguage: 'pt',
        isMultiPage: true,
      }),
    ).toEqual({
      ...read,
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
      secondLanguage: { value: 'pt', evidence: '' },
      pages: 'several',
    });
  });

  test('keeps the words of the prompt where it says the same', () => {
    expect(corrected({ kind: 'bakery', name: 'Crumb', audience: 'families' })).toEqual(read);
  });

  test('removes by null, by nothing but blanks, and by an empty list', () => {
    const brief = corrected({
      kind: null,
      name: null,
      place: '  ',
      audience: null,
      tone: null,
      offerings: [],
      email: null,
    });
    const { subject, noun, trade, name, place, audience, tone, offerings, facts } = brief;
    expect([subject, noun, name, place, audience, tone, facts.email]).toEqual(
      Array.from({ length: 7 }, () => null),
    );
    expect([trade, offerings]).toEqual(['general', []]);
  });

  test('sections become requests or refusals, and unknown ones nothing', () => {
    const { requests, refusals } = corrected({
      sections: {
        gallery: false,
        pricing: true,
        team: true,
        faq: false,
        constructor: true,
        x: true,
      },
    });
    expect(kindsOf(requests)).toEqual(['pricing', 'team']);
    expect(kindsOf(refusals)).toEqual(['gallery', 'faq']);
  });

  test.each<Corrections>([
    { email: 'not an address' },
    { email: 'a@b.example?bcc=all@b.example' },
    { phone: 'javascript:alert(1)' },
    { webAddress: 'nowhere' },
    { language: 'xx' },
  ])('is ignored where it is none: %j', async (corrections) => {
    expect(await understand(PROMPT, corrections)).toEqual(asked);
  });

  test('is cut at whole graphemes, and holds no control characters', () => {
    const family = '👩‍👩‍👧‍👦';
    const { name, place, offerings } = corrected({
      name: `A\u0000B\u202E ${family.repeat(80)}`,
      place: 'x'.repeat(100_000),
      offerings: Array.from({ length: MOST_OFFERINGS + 10 }, (_, index) => ({
        id: `n${index}`,
        name: `${index}${'y'.repeat(80)}`,
      })),
    });
    expect(name?.value).toMatch(/^A B (?:👩‍👩‍👧‍👦)+$/u);
    expect(name?.value.length).toBeLessThanOrEqual(CORRECTION_LENGTH.name);
    expect(place?.value).toBe('x'.repeat(CORRECTION_LENGTH.place));
    expect(offerings).toHaveLength(MOST_OFFERINGS);
    for (const { name: shown } of offerings) {
      expect(shown.value.length).toBeLessThanOrEqual(CORRECTION_LENGTH.offering);
    }
  });

  test('another language than that of the prompt changes the words of the site and loses nothing it was told', async () => {
    const prompt =
      'A bakery called "Fennel & Rye" in Leith with sourdough and cardamom buns, open Tue-Sun 8-16, no pricing';
    const told = await understand(prompt);
    for (const language of ['fr', 'de', 'ar', 'ja']) {
      expect(await understand(prompt, { language })).toEqual({ ...told, language });
      const { copy } = await siteWith(prompt, { language });
      expect(copy.language).toBe(language);
    }
  });

  test('stands in the site, on its page, and in its file', async () => {
    const corrections: Corrections = {
      name: 'Ember',
      kind: 'tea room',
      sections: { team: true },
      secondLanguage: null,
      isMultiPage: true,
      offerings: [{ id: 'n1', name: 'Toast', price: '2€' }],
      placed: { coffee: 'offering', 'for families': null },
    };
    const site = await generateSite({
      prompt: PROMPT,
      theme: 'modern',
      framework: 'tailwind',
      corrections,
      direction: 2,
    });
    expect(site.copy.title.value).toBe('Ember');
    expect(kindsOf(site.plan.sections)).toContain('team');
    expect((await readSite(writeSite(site))).request).toEqual({
      prompt: PROMPT,
      theme: 'modern',
      framework: 'tailwind',
      corrections,
      direction: 2,
    });
  });

  test('a file’s unknown corrections are dropped, and wrong ones refused', async () => {
    const site = await siteWith(PROMPT);
    const withCorrections = (corrections: unknown): string =>
      JSON.stringify({
        ...(JSON.parse(writeSite(site)) as Record<string, unknown>),
        request: { ...site.request, corrections },
      });
    const opened = await readSite(withCorrections({ name: 'Ember', mood: 'odd' }));
    expect(opened.request.corrections).toEqual({ name: 'Ember' });
    await expect(readSite(withCorrections({ offerings: 'bread' }))).rejects.toThrow();
    expect((await readSite(writeSite(site))).request).toEqual(site.request);
  });
});

describe('a kind that was typed', () => {
  const kindOf = async (kind: string, prompt = 'I am a plumber.') => {
    const { subject, noun, trade, schemaType } = await understand(prompt, { kind });
    return [subject?.value, noun?.value ?? null, trade, schemaType];
  };

  test.each([
    ['bakery', 'bakery', 'bakery', null],
    ['small vegan bakery', 'bakery', 'bakery', null],
    ['locksmith', 'locksmith', 'homeServices', 'Locksmith'],
    ['Home services', 'Home services', 'homeServices', null],
    ['piano tuner', 'piano tuner', 'general', null],
    ['beekeeping museum', 'museum', 'museum', 'Museum'],
    ['llama whisperer', null, 'general', null],
    ['software for plumbers', 'software', 'software', null],
  ])('%s has noun %s, trade %s, type %s', async (kind, noun, trade, type) => {
    expect(await kindOf(kind)).toEqual([kind, noun, trade, type]);
  });

  test('is read in the language of the site, then in that of the prompt', async () => {
    const prompt = 'Klempner in Bremen, ruft uns an';
    expect(await kindOf('Bäckerei', prompt)).toEqual(['Bäckerei', 'Bäckerei', 'bakery', null]);
    const { trade } = await understand(prompt, { kind: 'Bäckerei', language: 'en' });
    expect(trade).toBe('bakery');
  });

  test.each(['Home services', 'piano tuner', 'llama whisperer'])(
    'brings no other trade’s words: %s',
    (kind) => {
      const plumber: Brief = {
        ...read,
        subject: typed('plumber'),
        noun: typed('plumber'),
        trade: 'homeServices',
        schemaType: 'Plumber',
        name: null,
        place: typed('Bristol'),
      };
      const brief = applyCorrections(plumber, { kind }, [reader]);
      const plan = planSite(brief);
      const copy = writeCopy(brief, plan);
      expect(JSON.stringify([brief, copy, plan])).not.toMatch(/plumb|boiler|\bdrain/i);
      expect(copy.title.value.toLowerCase()).toBe(`${kind.toLowerCase()} in bristol`);
    },
  );
});

describe('offerings that were corrected', () => {
  const offered = (offerings: NonNullable<Corrections['offerings']>) =>
    corrected({ offerings }).offerings.map(({ id, name, price }) => [
      id,
      name.value,
      price?.value ?? null,
    ]);

  test('fault 81: keep name and price together wherever they are moved, whatever they are called', () => {
    expect(
      offered([
        { id: 'i2', name: 'Filter coffee', price: '2€' },
        { id: 'i1', name: 'Dark rye' },
        { id: 'n1', name: 'Toast', price: null },
      ]),
    ).toEqual([
      ['i2', 'Filter coffee', '2€'],
      ['i1', 'Dark rye', '4€'],
      ['n1', 'Toast', null],
    ]);
  });

  test.each([
    ['Sourdough loaf 4 €', 'Sourdough loaf', '4 €'],
    ['Haircut - £25', 'Haircut', '£25'],
    ['Deep clean ($90)', 'Deep clean', '$90'],
    ['Deep clean from $90', 'Deep clean', 'from $90'],
    ['7 day pass', '7 day pass', null],
    ['£5', '£5', null],
  ])('have the price that is typed behind the name: %s', (line, name, price) => {
    expect(offered([{ id: 'n1', name: line }])).toEqual([['n1', name, price]]);
    expect(offered([{ id: 'n1', name: line, price: null }])).toEqual([['n1', name, price]]);
  });

  test('keep what was typed as their price beside it', () => {
    expect(offered([{ id: 'n1', name: 'Any 3 for £5', price: '£6' }])).toEqual([
      ['n1', 'Any 3 for £5', '£6'],
    ]);
  });

  test('are there once', () => {
    expect(
      offered([
        { id: 'n1', name: 'Toast' },
        { id: 'n1', name: 'Tea' },
      ]),
    ).toEqual([['n1', 'Toast', null]]);
  });
});

describe('words of the prompt that got a role', () => {
  const placed = (given: NonNullable<Corrections['placed']>) => corrected({ placed: given });

  test('become what they were said to be', () => {
    const brief = placed({
      'piano tuner': 'subject',
      'Ember Bakehouse': 'name',
      'Bread first': 'slogan',
      'Vila Nova': 'place',
      'night owls': 'audience',
      'milk rolls 1€': 'offering',
      'opening times': 'request',
      'We bake at night': 'clause',
      'so yeah': 'comment',
    });
    expect(brief).toMatchObject({
      subject: typed('piano tuner'),
      trade: 'general',
      name: typed('Ember Bakehouse'),
      slogan: typed('Bread first'),
      place: typed('Vila Nova'),
      audience: typed('night owls'),
    });
    expect(brief.offerings.at(-1)).toMatchObject({
      name: typed('milk rolls'),
      price: typed('1€'),
    });
    expect(brief.requests.at(-1)).toMatchObject({ kind: 'visit', words: typed('opening times') });
    expect(brief.statements.at(-1)).toEqual(typed('We bake at night'));
    expect(JSON.stringify(brief)).not.toContain('so yeah');
  });

  test('the later of two names counts, and what was typed as the name above both', () => {
    expect(placed({ Ember: 'name', Crumbs: 'name' }).name).toEqual(typed('Crumbs'));
    expect(corrected({ placed: { Ember: 'name' }, name: 'Loaf' }).name).toEqual(typed('Loaf'));
  });

  test('are no longer the request or refusal they were read as', () => {
    const words = { value: 'a swing', evidence: 'a swing' };
    const brief: Brief = {
      ...read,
      requests: [sectionRequest(null, words)],
      refusals: [{ kind: null, words: typed('noise') }],
    };
    const given = { 'a swing': 'offering', noise: 'comment' } as const;
    const { requests, refusals, offerings } = applyCorrections(brief, { placed: given }, [reader]);
    expect([requests, refusals]).toEqual([[], []]);
    expect(offerings.at(-1)?.name).toEqual(typed('a swing'));
    expect(applyCorrections(brief, { placed: { 'a swing': null } }, [reader])).toEqual(brief);
  });

  test('are told with their role, those that were not used last', async () => {
    const site = await siteWith(PROMPT, { placed: { 'for families': 'clause', Porto: null } });
    const part = (words: string): BriefPart => {
      const start = PROMPT.indexOf(words);
      return { role: 'leftOver', start, end: start + words.length, reason: '' };
    };
    const brief: Brief = {
      ...site.brief,
      parts: ['and', 'for families', 'coffee'].map(part),
      requests: [
        sectionAsked('gallery', 'a gallery'),
        { ...sectionAsked('faq', 'rye'), kind: null },
      ],
      refusals: [{ kind: 'pricing', words: typed('pricing') }],
    };
    expect(understandingOf({ ...site, brief }).passages).toEqual([
      { words: 'for families', role: 'clause', isPlaced: true },
      { words: 'rye', role: 'request', isPlaced: false },
      { words: 'pricing', role: 'refusal', isPlaced: false },
      { words: 'coffee', role: 'leftOver', isPlaced: false },
    ]);
  });
});

test('whatever is typed gives a site with a whole page', () => {
  const words = fc.option(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.string({ unit: 'grapheme', maxLength: 120 }),
    ),
  );
  const offer = fc.record({
    id: fc.stringMatching(/^[a-z][a-z0-9]{0,4}$/),
    name: fc.string({ unit: 'binary', maxLength: 120 }),
    price: words,
  });
  const corrections = fc.record(
    {
      kind: words,
      name: words,
      place: words,
      audience: words,
      email: words,
      phone: words,
      address: words,
      hours: words,
      webAddress: words,
      offerings: fc.array(offer, { maxLength: 15 }),
      sections: fc.dictionary(
        fc.oneof(fc.string(), fc.constantFrom('team', 'events', 'about', 'pricing')),
        fc.boolean(),
      ),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(corrections, (made) => {
      const brief = corrected(made);
      expect(applyCorrections(brief, made, [reader])).toEqual(brief);
      const copy = writeCopy(brief, planSite(brief));
      expect(copy.title.value.length).toBeLessThanOrEqual(CORRECTION_LENGTH.kind);
      expect(copy.title.value).not.toBe('');
      expect(graphemesOf(copy.description.value).length).toBeLessThanOrEqual(155);
      expect(JSON.stringify(brief)).not.toMatch(/[\u202A-\u202E\u2066-\u2069]|\\u00/);
    }),
    { numRuns: 200 },
  );
}, 30_000);

describe('after the prompt was edited', () => {
  const corrections: Corrections = {
    name: 'Ember',
    place: 'Braga',
    kind: 'cafe',
    tone: null,
    offerings: [{ id: 'n1', name: 'toast' }],
    sections: { gallery: false, pricing: true },
    placed: { 'for families': 'clause', Porto: 'name' },
    secondLanguage: 'pt',
    isMultiPage: true,
  };
  const kept = (after: Partial<Brief>, prompt = PROMPT) =>
    keptCorrections(read, { ...read, ...after }, corrections, prompt);

  test('all stay while it says the same', () => {
    expect(kept({ colors: { primary: typed('blue') } })).toEqual(corrections);
  });

  test('those give way of which it now says something else', () => {
    const { place: _, ...others } = corrections;
    const requests = [sectionAsked('gallery', 'a gallery'), sectionAsked('pricing', 'pricing')];
    const after = { place: typed('Lisbon'), requests, refusals: [] };
    expect(kept(after, PROMPT.replace('Porto', 'Lisbon'))).toEqual({
      ...others,
      sections: { gallery: false },
      placed: { 'for families': 'clause' },
    });
  });

  test('nothing is left of what was read when all is new', async () => {
    const garage = await understand('Garage in Turin, brakes and tyres');
    expect(kept(garage, 'Garage in Turin, brakes and tyres')).toEqual({
      tone: null,
      secondLanguage: 'pt',
      isMultiPage: true,
    });
  });
});
