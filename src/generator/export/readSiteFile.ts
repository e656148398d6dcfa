import * as v from 'valibot';
import type { Customization, WebsiteRequest } from '../../../machines/entities';
import { customizationSchema, siteSchema } from '../siteState';
import type { Site } from '../types';

/** The whole state of an exported site: what `site.json` in the ZIP holds. */
export interface SiteFileState {
  version: 1;
  request: WebsiteRequest;
  customization: Customization;
  site: Site;
}

const schema = v.object({
  version: v.literal(1),
  customization: customizationSchema,
  site: siteSchema,
});

/** Opens an exported `site.json` again. Throws `Error` with a sentence for the person when it is not one. */
export function readSiteFile(text: string): SiteFileState {
  try {
    const { version, customization, site } = v.parse(schema, JSON.parse(text));
    return { version, request: site.request, customization, site };
  } catch {
    throw new Error('This file is not a site.json of this website builder.');
  }
}
