import { strToU8, zipSync, type Zippable } from 'fflate';
import { contentTexts } from '../document/contentTexts';
import { SHARE_IMAGE } from '../document/discovery';
import { untitledIn } from '../document/untitled';
import { HERO_FILE, renderSite } from '../render/renderSite';
import { type PhotoBytes, photoFilesOf, photoPath, withKeptPhotos } from '../photoFiles';
import { fileNameOf } from './fileNameOf';
import { paintHero } from './paintHero';
import { paintShareImage } from './paintShareImage';
import { reportOf } from '../report/inspectBuild';
import { reportPage } from '../report/reportPage';
import { bytesOf } from '../typefaces/typeset';
import { licences, readme, SOURCE_FILE } from './readme';
import { seoFiles } from './seoFiles';
import { type ExportableBuild, siteOf, writeSiteFile } from './writeSiteFile';

export interface ExportedWebsite {
  /** Such as `brotzeit.zip`. */
  fileName: string;
  /** Of the files in it. */
  paths: string[];
  bytes: Uint8Array;
}

/**
 * A build as a ZIP that opens by double-click, offline (specification section 2, Export): its pages, styles.css with its
 * source, fonts, images, what search engines read, report.html, README.txt, LICENSES.txt, site.json. What nobody has filled
 * in is left out of the pages. `photos`: the files of the person's own pictures, which the build only names. Same build, same bytes. Rejects when the build's site cannot be read.
 */
export async function exportWebsite(
  whole: ExportableBuild,
  photos: PhotoBytes = {},
): Promise<ExportedWebsite> {
  const build = { ...whole, customization: withKeptPhotos(whole.customization, photos) };
  const site = await siteOf(build);
  const { customization } = build;
  const rendered = await renderSite(site, customization, 'export');
  const shareImage = await paintShareImage(site, customization, photos);
  const { pages, versions, css, source, fonts, files: drawings } = rendered;
  const { title } = contentTexts(customization.content, untitledIn(site.copy.language));
  const files: Zippable = {};
  for (const { path, html } of pages) files[path] = strToU8(html);
  files['styles.css'] = strToU8(css);
  if (source !== null) files[SOURCE_FILE] = strToU8(source);
  for (const { path, content } of seoFiles(site, versions)) files[path] = strToU8(content);
  files['README.txt'] = strToU8(readme(site, customization, fonts));
  files['LICENSES.txt'] = strToU8(licences(build.framework, fonts));
  files['site.json'] = strToU8(`${JSON.stringify(writeSiteFile(site, build), null, 2)}\n`);
  for (const { path, content } of drawings) files[path] = strToU8(content);
  // WOFF2 and PNG are packed already.
  for (const font of fonts) files[font.path] = [bytesOf(font), { level: 0 }];
  const hero = await paintHero(customization, pages.map(({ html }) => html).join('\n'));
  if (hero !== null) files[HERO_FILE] = [hero, { level: 0 }];
  const markup = pages.map(({ html }) => html).join('\n');
  for (const photo of photoFilesOf(customization)) {
    const bytes = photos[photo.name];
    const path = photoPath(photo);
    // What stands on no page is kept for the builder, not published beside the others.
    if (bytes) files[markup.includes(path) ? path : `unused/${photo.name}`] = [bytes, { level: 0 }];
  }
  files[SHARE_IMAGE] = [shareImage, { level: 0 }];
  const report = reportOf(site, build, rendered, shareImage);
  files['report.html'] = strToU8(reportPage({ title, language: site.copy.language }, report));
  return {
    fileName: `${fileNameOf(title)}.zip`,
    paths: Object.keys(files),
    // fflate writes local time: a local date gives the same bytes in every time zone.
    bytes: zipSync(files, { level: 9, mtime: new Date(2020, 0, 1) }),
  };
}
