import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';

import { arrange } from '../../machines/arrangement';
import type { Build, Customization, WebsiteRequest } from '../../machines/entities';
import { actOnItem, type ItemAct } from '../../machines/itemActs';
import { draftOf, wordsOf } from '../../machines/itemDraft';
import { itemSection, type ItemSection, shownItem } from '../../machines/items';
import { builtSite } from '../../src/generator/builtSite';
import { exportWebsite } from '../../src/generator/export/exportWebsite';
import { openExport } from '../../src/generator/export/openExport';
import { generateSite } from '../../src/generator/generateSite';
import { generateFrom, rebuildWebsite } from '../../src/generator/rebuild/rebuildWebsite';
import { drawShared } from '../../src/generator/share/drawShared';
import { writeFragment } from '../../src/generator/share/writeFragment';
import { opened } from './documents';

vi.setConfig({ testTimeout: 120_000 });

const prompt = 'A brass band in Leeds called Castle Brass. Concert on 3 May at the park.';
const COURSE = {
  title: 'Beginners',
  body: 'Bring a horn',
  detail: 'Sunday 14 June 2026, 10 am–1 pm',
};

async function bandSite(more: Partial<WebsiteRequest> = {}) {
  const request: WebsiteRequest = { prompt, theme: 'modern', framework: 'tailwind', ...more };
  const site = await generateSite(request);
  const { website, customization, ...built } = await builtSite(site);
  const section = itemSection(website, 'events');
  if (section === null) throw new Error('There is no timetable.');
  const build: Build = { id: 'b', createdAt: 0, prompt, ...built, website, customization };
  return { build, section };
}

const after = (build: Build, section: ItemSection, ...acts: ItemAct[]): Build => ({
  ...build,
  customization: acts.reduce((now, act) => actOnItem(now, section, act), build.customization),
});

/** The entry as its fields have it, with an end; saved as the editor saves it. */
const endingAt = ({ website, customization }: Build, section: ItemSection, id: string): ItemAct => {
  const draft = draftOf(section, shownItem(section, customization, id), website.understanding);
  if (draft.time === null) throw new Error('The entry has no fields.');
  const words = wordsOf(
    { ...draft, time: { ...draft.time, ends: '20:30' } },
    website.understanding,
  );
  return { act: 'edit', id, words };
};

const times = (html: string): string[] =>
  [...opened(html).querySelectorAll('#events [data-text$=".detail"]')].map(
    ({ textContent }) => textContent,
  );
const published = async (build: Build, path = 'index.html'): Promise<string> =>
  strFromU8(unzipSync((await exportWebsite(build)).bytes)[path] ?? new Uint8Array());
const told = (html: string) => {
  const json = opened(html).querySelector('script[type="application/ld+json"]')?.textContent;
  const { '@graph': graph } = JSON.parse(json ?? '{}') as { '@graph': { '@type': string }[] };
  return graph.filter((one) => one['@type'] === 'Event');
};

describe('a timetable', () => {
  it('is told on the page, to search engines and in a second language, each in its words', async () => {
    const { build, section } = await bandSite({ corrections: { secondLanguage: 'es' } });
    const written = after(
      build,
      section,
      {
        act: 'edit',
        id: '1',
        words: { title: 'Concert', body: 'The park', detail: 'Tuesdays 7pm' },
      },
      { act: 'add', words: COURSE },
    );
    const edited = after(written, section, endingAt(written, section, '1'));
    expect(edited.customization.texts).toBeUndefined();
    const home = await published(edited);
    expect(times(home)).toEqual(['Tue 7 pm–8:30 pm', 'Sunday 14 June 2026, 10 am–1 pm']);
    expect(told(home)).toEqual([
      {
        '@type': 'Event',
        name: 'Concert',
        description: 'The park',
        eventSchedule: {
          '@type': 'Schedule',
          repeatFrequency: 'P1W',
          byDay: 'https://schema.org/Tuesday',
          startTime: '19:00',
          endTime: '20:30',
        },
        organizer: { '@id': '#organization' },
      },
      {
        '@type': 'Event',
        name: 'Beginners',
        description: 'Bring a horn',
        startDate: '2026-06-14T10:00',
        endDate: '2026-06-14T13:00',
        organizer: { '@id': '#organization' },
      },
    ]);
    const spanish = await published(edited, 'es/index.html');
    const inSpanish = ['mar 19:00–20:30', 'domingo, 14 de junio de 2026, 10:00–13:00'];
    expect(times(spanish)).toEqual(inSpanish);
    expect(told(spanish).map((event) => ({ ...event, name: '' }))).toEqual(
      told(home).map((event) => ({ ...event, name: '' })),
    );

    // What is written over it in the preview holds for both, and is no event where it is not surely a day.
    const vague = { ...edited.customization, texts: { 'events.1.detail': 'Most evenings' } };
    const said = { ...edited, customization: vague };
    expect(times(await published(said, 'es/index.html'))).toEqual(['Most evenings', inSpanish[1]]);
    expect(told(await published(said))).toHaveLength(1);
    const [page] = build.website.outline ?? [];
    if (page === undefined) throw new Error('There is no page.');
    const hidden = arrange(vague, page, { act: 'hide', id: 'events' });
    expect(told(await published({ ...edited, customization: hidden }))).toEqual([]);
  });

  it('is the same after a ZIP, a share link, another framework and another generation', async () => {
    const { build, section } = await bandSite();
    const edited = after(
      build,
      section,
      { act: 'edit', id: '1', words: { title: 'Concert', body: '', detail: 'Tue 7 pm' } },
      { act: 'add', words: COURSE },
    );
    const expected = ['Tue 7 pm', COURSE.detail];
    const { bytes } = await exportWebsite(edited);
    const back = await openExport(bytes);
    expect(back.customization).toEqual(edited.customization);
    expect(times(back.website.html)).toEqual(expected);
    const { fragment } = await writeFragment(edited);
    expect(times((await drawShared(fragment)).html)).toEqual(expected);
    const rebuilt = await rebuildWebsite(edited, { framework: 'bootstrap' });
    expect(times(rebuilt.website.html)).toEqual(expected);
    const again = await generateFrom(
      { prompt: `${prompt} We also teach children.`, theme: 'modern', framework: 'tailwind' },
      edited,
    );
    expect(times(again.website.html)).toEqual(expected);
  });

  it('of an earlier version is read from its one text, and stands as it was written until it is edited', async () => {
    const { build, section } = await bandSite();
    const texts = { 'events.1.detail': 'Tuesdays 7pm' };
    const items = { events: { words: { added1: { title: 'Beginners', detail: '3 and 4 May' } } } };
    const earlier = { ...build, customization: { ...build.customization, texts, items } };
    const { customization } = await openExport((await exportWebsite(earlier)).bytes);
    expect(customization).toEqual(earlier.customization);
    const fields = (id: string, now: Customization) =>
      draftOf(section, shownItem(section, now, id), build.website.understanding).time;
    expect(fields('1', customization)).toEqual({ day: '1', date: '', begins: '19:00', ends: '' });
    expect(fields('added1', customization)).toBeNull();
    const opened = { ...build, customization };
    const edited = after(opened, section, endingAt(opened, section, '1'));
    expect(edited.customization.texts).toBeUndefined();
    expect(times(await published(edited))).toEqual(['Tue 7 pm–8:30 pm', '3 and 4 May']);
  });
});
