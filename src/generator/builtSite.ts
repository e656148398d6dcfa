import type { BuiltSite } from '../../machines/builderDocument';
import type { Customization } from '../../machines/entities';
import { drawWebsite } from './generateWebsite';
import type { Site } from './types';

/** A site with its documents; `customization`: what the person made of it, else the site's own. Rejects as `drawWebsite` does. */
export async function builtSite(site: Site, customization?: Customization): Promise<BuiltSite> {
  const website = await drawWebsite(site, customization);
  const { theme, framework, corrections, direction } = site.request;
  return {
    theme,
    framework,
    website,
    customization: customization ?? website.customization,
    ...(corrections === undefined ? {} : { corrections }),
    ...(direction === undefined ? {} : { direction }),
  };
}
