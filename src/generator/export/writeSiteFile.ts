import type { Build, Customization } from '../../../machines/entities';
import { readSite, writeSite } from '../siteState';
import type { Site } from '../types';

/** The part of a build that its file is made from. */
export type ExportableBuild = Pick<
  Build,
  | 'prompt'
  | 'theme'
  | 'framework'
  | 'name'
  | 'website'
  | 'customization'
  | 'corrections'
  | 'direction'
>;

/** The site of a build under the request that the build has now. Rejects when the site cannot be read. */
export async function siteOf({
  prompt,
  theme,
  framework,
  website,
}: ExportableBuild): Promise<Site> {
  const site = await readSite(website.site);
  return { ...site, request: { ...site.request, prompt, theme, framework } };
}

/**
 * The whole state of a site as a plain value, to be written as JSON: what `site.json` in an exported ZIP holds, and what
 * a share link holds. `readSiteFile` reads it.
 */
export function writeSiteFile(site: Site, { name, customization }: ExportableBuild): object {
  return {
    version: 1,
    ...(name === undefined ? {} : { name }),
    request: site.request,
    customization: inOrder(customization),
    site: JSON.parse(writeSite(site)) as unknown,
  };
}

/** In whatever order it was changed, the same customization is the same file. */
function inOrder({
  colors,
  layout,
  content,
  texts,
  hero,
  arrangement,
  items,
  delivery,
  photos,
  sections,
  pages,
  locked,
  links,
  style,
  listings,
  written,
}: Customization): Customization {
  return {
    colors,
    layout,
    content,
    ...(texts && { texts }),
    ...(hero && { hero }),
    ...(arrangement && {
      arrangement: keysInOrder(arrangement, ['order', 'away', 'added', 'moved']),
    }),
    ...(items && { items }),
    ...(delivery && { delivery }),
    ...(photos && { photos: photosInOrder(photos) }),
    ...(sections && {
      sections: Object.fromEntries(
        Object.entries(sections).map(([id, choice]) => [
          id,
          keysInOrder(choice, ['layout', 'wording']),
        ]),
      ),
    }),
    ...(pages && { pages: keysInOrder(pages, ['order', 'added', 'removed']) }),
    ...(locked && { locked }),
    ...(links && { links }),
    ...(style && { style }),
    ...(listings && { listings }),
    ...(written && { written }),
  };
}

/** `keys`: all that the value may have, as the schema that reads it names them. */
const keysInOrder = <T extends object>(value: T, keys: readonly (keyof T)[]): T =>
  Object.fromEntries(
    keys.flatMap((key) => (value[key] === undefined ? [] : [[key, value[key]]])),
  ) as T;

const photosInOrder = (photos: NonNullable<Customization['photos']>) =>
  Object.fromEntries(
    Object.entries(photos)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([slot, { files, alt }]) => [
        slot,
        {
          files: files.map(({ name, width, height, size }) => ({ name, width, height, size })),
          alt,
        },
      ]),
  );
