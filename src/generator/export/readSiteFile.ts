import * as v from 'valibot';

import type { Customization, WebsiteRequest } from '../../../machines/entities';
import { NAME_LENGTH, SITE_FILE } from '../../../machines/limits';
import { SiteRefusedError } from '../../../machines/siteRefusal';
import { firstGraphemes, isBlank } from '../../../machines/text';
import { editedSite } from '../document/editedSite';
import { customizationSchema } from '../customizationSchema';
import { text } from '../schemaParts';
import { siteSchema } from '../siteSchema';
import { designed, type SiteWithoutDesign } from '../siteState';
import type { Site } from '../types';

/** The whole state of a site: what `site.json` in an exported ZIP and a share link hold. */
export interface SiteFileState {
  version: 1;
  /** What the person calls the build; absent: its prompt stands in its place. */
  name?: string;
  request: WebsiteRequest;
  customization: Customization;
  site: Site;
}

const version = v.object({ version: v.pipe(v.number(), v.integer(), v.minValue(1)) });
const schema = v.object({
  version: v.literal(1),
  name: v.exactOptional(text),
  customization: customizationSchema,
  site: siteSchema,
});

/**
 * Reads what `writeSiteFile` wrote, as JSON. Everything in it may have been written by somebody else: what does not parse
 * is refused whole. Rejects with `SiteRefusedError`: `damaged`, `notOurs`, `newerVersion` or `tooLarge`.
 */
export async function readSiteFile(text: string): Promise<SiteFileState> {
  const data = parsed(text);
  const stated = v.safeParse(version, data);
  if (!stated.success) throw new SiteRefusedError('notOurs');
  if (stated.output.version > 1) throw new SiteRefusedError('newerVersion');
  const { name, customization, site } = wholeFile(data);
  if (drawnLength(site, customization) > SITE_FILE.drawn) throw new SiteRefusedError('tooLarge');
  return {
    version: 1,
    ...(name === undefined || isBlank(name)
      ? {}
      : { name: firstGraphemes(name.trim(), NAME_LENGTH) }),
    request: site.request,
    customization,
    site: await designed(site),
  };
}

/** Characters of all texts, as often as the pages show them: a small file may name one long text on many pages, or copy it. */
function drawnLength(site: SiteWithoutDesign, customization: Customization): number {
  const { plan, copy, translation } = editedSite(site, customization);
  const { content, texts = {} } = customization;
  const pages = plan.pages?.length ?? 1;
  return [copy, ...(translation === undefined ? [] : [translation])].reduce(
    (sum, { sections, ...frame }) => {
      const links = sections.map(({ navLabel: { id, value } }) => texts[id] ?? value);
      const onEveryPage = lengthOf(content) + lengthOf(frame) + lengthOf(links);
      return sum + lengthOf(sections) + lengthOf(texts) + pages * onEveryPage;
    },
    0,
  );
}

function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + lengthOf(inner), 0);
}

function wholeFile(data: unknown): v.InferOutput<typeof schema> & { site: SiteWithoutDesign } {
  try {
    return v.parse(schema, data, { abortEarly: true });
  } catch {
    throw new SiteRefusedError('damaged');
  }
}

/** Deeper than this nothing of a site is nested. */
const MOST_DEPTH = 40;

/** Whether a JSON text nests too deep to be a site's; the parser takes long to find that such a text is none. */
function isDeep(text: string): boolean {
  let depth = 0;
  for (const [mark] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (mark === '[' || mark === '{') depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    if (depth > MOST_DEPTH) return true;
  }
  return false;
}

function parsed(text: string): unknown {
  if (isDeep(text)) throw new SiteRefusedError('damaged');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new SiteRefusedError('damaged');
  }
}
