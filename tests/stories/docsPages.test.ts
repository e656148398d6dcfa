import { sanitize } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';

import { restableStates } from './restableStates';
import { machinesIn } from './storyModules';

const pages = import.meta.glob<string>('../../stories/**/*.mdx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const storyFiles = import.meta.glob<string>('../../stories/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const machines = machinesIn(import.meta.glob('../../machines/*.ts', { eager: true }));

const titleOf = (source: string) =>
  /(?:<Meta title=|const meta = \{\s+title: )["']([^"']+)["']/.exec(source)?.[1] ?? '';
const titles = [...Object.values(pages), ...Object.values(storyFiles)].map(titleOf);
const docsIds = titles.map((title) => `${sanitize(title)}--docs`);
/** A capital at the beginning only, but for abbreviations: "Build history", "Open a ZIP". */
const IN_ONE_FORM = /^(?:[A-Z][a-z]+|[A-Z]{2,})(?:,? [a-z]+|-[a-z]+| [A-Z]{2,})*$/;

const linksIn = (page: string) =>
  [...page.matchAll(/\(\?path=\/docs\/([^)]+)\)/g)].map(([, id]) => id ?? '');

describe('the pages of the documentation', () => {
  it('have titles in one form, each once', () => {
    const parts = titles
      .filter((title) => title.includes('/'))
      .flatMap((title) => title.split('/'));
    expect(parts.filter((part) => !IN_ONE_FORM.test(part))).toEqual([]);
    expect(titles.filter((title, index) => titles.indexOf(title) < index)).toEqual([]);
  });

  it.each(Object.entries(pages))('%s links only to what exists', (_, page) => {
    expect(linksIn(page).filter((id) => !docsIds.includes(id))).toEqual([]);
  });

  it.each(
    machines.filter((machine) => restableStates(machine).length > 0).map(({ id }) => [id] as const),
  )('%s has a page with its chart, its states and links to its stories', (id) => {
    const page = Object.values(pages).find((source) =>
      source.includes(`<FlowChart machine={${id}Machine} />`),
    );
    expect(page).toContain(`<StateTable machine={${id}Machine} />`);
    expect(page).toContain('**Specification**');
    expect(linksIn(page ?? '').some((link) => !link.startsWith('flows-'))).toBe(true);
  });
});
