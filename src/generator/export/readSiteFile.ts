import * as v from 'valibot';

import type { Customization, WebsiteRequest } from '../../../machines/entities';
import { BUILD_NAME_LENGTH } from '../../../machines/limits';
import { SiteRefusedError } from '../../../machines/siteRefusal';
import { firstGraphemes, isBlank } from '../../../machines/text';
import { customizationSchema } from '../customizationSchema';
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
  name: v.exactOptional(v.string()),
  customization: customizationSchema,
  site: siteSchema,
});

/**
 * Reads what `writeSiteFile` wrote, as JSON. Everything in it may have been written by somebody else: what does not parse
 * is refused whole. Rejects with `SiteRefusedError`: `damaged`, `notOurs` or `newerVersion`.
 */
export async function readSiteFile(text: string): Promise<SiteFileState> {
  const data = parsed(text);
  const stated = v.safeParse(version, data);
  if (!stated.success) throw new SiteRefusedError('notOurs');
  if (stated.output.version > 1) throw new SiteRefusedError('newerVersion');
  const { name, customization, site } = wholeFile(data);
  return {
    version: 1,
    ...(name === undefined || isBlank(name)
      ? {}
      : { name: firstGraphemes(name.trim(), BUILD_NAME_LENGTH) }),
    request: site.request,
    customization,
    site: await designed(site),
  };
}

function wholeFile(data: unknown): v.InferOutput<typeof schema> & { site: SiteWithoutDesign } {
  try {
    return v.parse(schema, data);
  } catch {
    throw new SiteRefusedError('damaged');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new SiteRefusedError('damaged');
  }
}
