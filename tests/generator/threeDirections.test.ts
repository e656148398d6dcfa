import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_COLORS, SITE_TONES, THEMES } from '../../machines/entities';
import { contrast, lchOf } from '../../src/generator/design/color';
import { siteColors } from '../../src/generator/design/siteColors';
import { threeDirections, type Locks } from '../../src/generator/design/threeDirections';
import { generateSite } from '../../src/generator/generateSite';
import { initialCustomization } from '../../src/generator/initialCustomization';
import { readSite, writeSite } from '../../src/generator/siteState';
import { TRADE_IDS } from '../../src/generator/trades/trades';
import { understand } from '../../src/generator/read/understand';
import type { Brief } from '../../src/generator/types';

vi.setConfig({ testTimeout: 60_000 });

const PROMPT = 'A bakery called Crumb in Porto with sourdough, croissants and coffee';
const LOCKS: Locks[] = [0, 1, 2, 3, 4, 5, 6].map((bits) => ({
  theme: (bits & 1) > 0,
  colors: (bits & 2) > 0,
  layout: (bits & 4) > 0,
}));

const asked = (value: string) => ({ value, evidence: value });

describe('three directions', () => {
  it.each(LOCKS)('are three different designs that keep what is locked: %o', async (locks) => {
    for (const theme of THEMES) {
      for (const direction of [0, 1, 7]) {
        const site = await generateSite({
          prompt: PROMPT,
          theme,
          framework: 'tailwind',
          direction,
        });
        const customization = initialCustomization(site);
        for (const round of [0, 1, 2, 9]) {
          const proposals = threeDirections({ site, customization, locks, round });
          expect(threeDirections({ site, customization, locks, round })).toEqual(proposals);
          expect(new Set(proposals.map((one) => JSON.stringify(one))).size).toBe(3);
          const drawn = await Promise.all(
            (locks.layout ? proposals : []).map((one) =>
              generateSite({
                prompt: PROMPT,
                framework: 'tailwind',
                theme: one.theme,
                direction: one.direction,
              }),
            ),
          );
          if (!locks.theme)
            expect(new Set(proposals.map((one) => one.theme)).size).toBe(THEMES.length);
          for (const [index, one] of proposals.entries()) {
            if (locks.theme) expect(one.theme).toBe(theme);
            if (locks.colors) expect(one.colors).toEqual(customization.colors);
            else expect(one.colors).not.toEqual(customization.colors);
            if (locks.layout) expect(drawn[index]?.design.layouts).toEqual(site.design.layouts);
          }
        }
      }
    }
  });

  it('are three times the present design when all is locked', async () => {
    const site = await generateSite({ prompt: PROMPT, theme: 'vibrant', framework: 'tailwind' });
    const customization = initialCustomization(site);
    const present = { theme: 'vibrant', direction: 0, colors: customization.colors };
    expect(
      threeDirections({
        site,
        customization,
        locks: { theme: true, colors: true, layout: true },
      }),
    ).toEqual([present, present, present]);
  });

  it('differ in color even where the prompt leaves none open', async () => {
    const site = await generateSite({ prompt: PROMPT, theme: 'modern', framework: 'tailwind' });
    const brief: Brief = {
      ...site.brief,
      colors: {
        primary: asked('#225588'),
        secondary: asked('#667788'),
        accent: asked('#ddaa33'),
        background: asked('#ffffff'),
        text: asked('#111111'),
      },
    };
    const proposals = threeDirections({
      site: { ...site, brief },
      customization: { ...initialCustomization(site), colors: siteColors(brief) },
      locks: { theme: true, layout: true },
    });
    expect(new Set(proposals.map(({ colors }) => colors.accent)).size).toBe(3);
    for (const { colors } of proposals) expect(colors.primary).toBe('#225588');
  });

  it('come back with a site that was kept', async () => {
    const request = { prompt: PROMPT, theme: 'elegant', framework: 'vuetify' } as const;
    const site = await generateSite({ ...request, direction: 2 });
    expect(await readSite(writeSite(site))).toEqual(site);
    expect(site.design).not.toEqual((await generateSite(request)).design);
  });
});

describe('the colors of a site', () => {
  const of = async (prompt: string, direction = 0) =>
    siteColors(await understand(prompt), direction);

  it('are the default colors of the specification when the prompt says nothing of any', async () => {
    expect(await of('Build me a website')).toEqual(DEFAULT_COLORS);
    expect(await of('a website')).toEqual(DEFAULT_COLORS);
  });

  it('are those of the trade otherwise, and another set in each direction', async () => {
    const plain = await understand('a');
    for (const id of TRADE_IDS) {
      const brief = { ...plain, trade: id, subject: asked(id) };
      const sets = [0, 1, 2, 3].map((direction) => JSON.stringify(siteColors(brief, direction)));
      expect(new Set(sets).size, id).toBe(4);
    }
    expect((await of('a bakery')).primary).not.toBe((await of('a dentist')).primary);
  });

  it('keep every color that the prompt asks for, in every direction', async () => {
    for (const direction of [0, 1, 2, 3, 11]) {
      const colors = await of('A bakery. Primary #225588, background #102030', direction);
      expect(colors).toMatchObject({ primary: '#225588', background: '#102030' });
      expect(contrast(colors.text, colors.background)).toBeGreaterThan(7);
    }
  });

  it('follow the tone', async () => {
    const brief = await understand('a bakery called Crumb');
    const inTone = (value: (typeof SITE_TONES)[number]) =>
      siteColors({ ...brief, tone: { value, evidence: value } });
    expect(new Set(SITE_TONES.map((tone) => JSON.stringify(inTone(tone)))).size).toBe(
      SITE_TONES.length,
    );
    const chroma = (tone: (typeof SITE_TONES)[number]) => lchOf(inTone(tone).primary)[1];
    expect(chroma('calm')).toBeLessThan(chroma('bold'));
    expect(chroma('refined')).toBeLessThan(chroma('playful'));
  });

  it('are readable as they stand, without a page having to adjust its text', async () => {
    const plain = await understand('a');
    for (const id of TRADE_IDS) {
      for (const direction of [0, 1, 2, 3]) {
        for (const tone of [null, ...SITE_TONES]) {
          const brief: Brief = {
            ...plain,
            trade: id,
            tone: tone && { value: tone, evidence: tone },
          };
          const { text, background } = siteColors(brief, direction);
          expect(contrast(text, background)).toBeGreaterThan(7);
        }
      }
    }
  });
});
