import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';

import { FRAMEWORKS } from '../../machines/entities';
import { addressNote, hostingGuides, OWNERS_FILES } from '../../src/content/hostingGuides';
import { exportWebsite, type ExportedWebsite } from '../../src/generator/export/exportWebsite';
import { asking } from '../generator/promptBuild';

/** GitHub's upload page takes files up to this size, in bytes. */
const GITHUB_FILE = 25_000_000;
const prompt =
  'A bakery called Crumb & Ember in Porto, with a home page, a menu page and a contact page with a form, in English and Portuguese';

describe.each(FRAMEWORKS)('the guides to put a site online, for %s', (framework) => {
  let exported: ExportedWebsite;
  let files: Record<string, Uint8Array>;
  beforeAll(async () => {
    exported = await exportWebsite(await asking(prompt).buildOf({ framework }));
    files = unzipSync(exported.bytes);
  });
  const pages = () =>
    exported.paths.filter((path) => /\.html$/.test(path) && path !== 'report.html');

  it('name the file and how many there are in it', () => {
    expect(exported.paths.toSorted()).toEqual(Object.keys(files).toSorted());
    for (const { steps } of hostingGuides(exported)) {
      expect(steps[0]).toContain(exported.fileName);
      expect(steps[0]).toContain(`${exported.paths.length} files`);
    }
  });

  it('are true: the home page stands at the top, and every host takes the names and sizes', () => {
    expect(exported.paths).toContain('index.html');
    expect(pages().length).toBeGreaterThan(2);
    expect(
      exported.paths.filter((path) => !/^[\w./-]+$/.test(path) || path.startsWith('_')),
    ).toEqual([]);
    expect(Object.values(files).filter(({ length }) => length > GITHUB_FILE)).toEqual([]);
  });

  it('are true: no link begins at the top of the domain, and no page asks for what is the owner’s', () => {
    for (const path of pages()) {
      const html = strFromU8(files[path] ?? new Uint8Array());
      const asked = [...html.matchAll(/\b(?:href|src|action)="([^"]*)"/g)].map(([, to = '']) => to);
      expect(asked.length, path).toBeGreaterThan(3);
      expect(asked.filter((to) => to.startsWith('/'))).toEqual([]);
      expect(asked.filter((to) => OWNERS_FILES.some((own) => to.endsWith(own)))).toEqual([]);
    }
    expect(exported.paths).toEqual(expect.arrayContaining(OWNERS_FILES));
  });
});

describe('the guides', () => {
  it('send more than a hundred files to GitHub in several goes', () => {
    const step = (count: number) =>
      hostingGuides({
        fileName: 'site.zip',
        paths: Array.from({ length: count }, (_, index) => `${index}.html`),
      }).find(({ id }) => id === 'github')?.steps[2];
    expect([step(100), step(101)]).toEqual([
      expect.stringContaining('Then commit.'),
      expect.stringContaining('until all 101 are there'),
    ]);
  });

  it('tell what is missing of the address, and which one the files name', () => {
    expect([addressNote(null), addressNote('www.crumb.example')]).toEqual([
      expect.stringContaining('do not know the address'),
      expect.stringContaining('www.crumb.example'),
    ]);
  });
});
