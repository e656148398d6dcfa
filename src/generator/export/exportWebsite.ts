import { strToU8, zipSync, type Zippable } from 'fflate';
import { contentTexts } from '../document/contentTexts';
import { untitledIn } from '../document/untitled';
import { withTexts } from '../document/withTexts';
import { HERO_FILE, renderSite } from '../render/renderSite';
import { fileNameOf } from './fileNameOf';
import { paintHero } from './paintHero';
import { licences, readme } from './readme';
import { type BuildToKeep, siteOf, writeSiteFile } from './writeSiteFile';

export interface ExportedWebsite {
  /** Such as `brotzeit.zip`. */
  fileName: string;
  bytes: Uint8Array;
}

/**
 * A build as a ZIP that opens by double-click, offline (specification section 2, Export): index.html, styles.css, images,
 * README.txt, LICENSES.txt, site.json. Same build, same bytes. Rejects when the build's site cannot be read.
 */
export async function exportWebsite(build: BuildToKeep): Promise<ExportedWebsite> {
  const site = siteOf(build);
  const { customization } = build;
  const rendered = await renderSite(site, customization, 'export');
  const { title } = contentTexts(customization.content, untitledIn(site.copy.language));
  const files: Zippable = {
    'index.html': strToU8(rendered.html),
    'styles.css': strToU8(rendered.css),
    'README.txt': strToU8(
      readme(
        title,
        withTexts(site.copy, customization.texts),
        build.framework,
        site.intent.facts.email !== null,
      ),
    ),
    'LICENSES.txt': strToU8(licences(build.framework)),
    'site.json': strToU8(`${JSON.stringify(writeSiteFile(site, build), null, 2)}\n`),
  };
  for (const { path, content } of rendered.files) files[path] = strToU8(content);
  const hero = paintHero(customization, rendered.html);
  // A PNG is packed already.
  if (hero !== null) files[HERO_FILE] = [hero, { level: 0 }];
  return {
    fileName: `${fileNameOf(title)}.zip`,
    // fflate writes local time: a local date gives the same bytes in every time zone.
    bytes: zipSync(files, { level: 9, mtime: new Date(2020, 0, 1) }),
  };
}
