// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';

import { targetName } from '../../machines/linkTargets';
import { actOnPage } from '../../machines/pageActs';
import { linkAt, linksIn } from '../../src/editor/builder/links/linksIn';
import { redrawWebsite } from '../../src/generator/generateWebsite';
import { asking } from '../generator/promptBuild';

const { buildOf, requestOf } = asking(
  'A multi-page site for Olmo, an Italian restaurant in Leeds, with a menu and questions. Call 0113 555 0142.',
);

const ADDED = 'topic-page1';
async function withWeddings() {
  const build = await buildOf();
  const customization = actOnPage(build.website, build.customization, ADDED, {
    act: 'addPage',
    name: 'Weddings',
  });
  const website = await redrawWebsite(build.website.site, requestOf(), customization);
  return { ...build, customization, website };
}

describe('the links of a site', () => {
  it('lead to the pages that they name, an added one among them', async () => {
    const build = await withWeddings();
    const names = Object.fromEntries(
      linksIn(build.website).map(({ id, label, target }) => [
        id,
        [label, targetName(target, build)],
      ]),
    );
    expect(names).toMatchObject({
      'home.nav': ['Home', 'Home'],
      [`${ADDED}.nav`]: ['Weddings', 'Weddings'],
    });
    const navigation = Object.entries(names).filter(([id]) => id.endsWith('.nav'));
    expect(navigation.length).toBeGreaterThan(3);
    for (const [, [label, target]] of navigation) expect(target).toBe(label);
  });

  it('lead from the added page to itself and home, as from any other', async () => {
    const { website } = await withWeddings();
    const pages = website.pages ?? [];
    for (const { html, lead } of pages) {
      const document = new DOMParser().parseFromString(html, 'text/html');
      const targetOf = (id: string) => {
        const text = document.querySelector(`nav a [data-text="${id}"]`);
        return text === null ? null : linkAt(text, { lead, pages })?.target;
      };
      expect([targetOf('home.nav'), targetOf(`${ADDED}.nav`)], lead).toEqual([
        '#hero',
        `#${ADDED}`,
      ]);
    }
  });
});
