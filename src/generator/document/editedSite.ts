import type { Customization } from '../../../machines/entities';
import { type Arrangeable, arrangedSite } from './arrangedSite';
import { itemizedSite } from './itemizedSite';

/**
 * A site with its sections in the person's order and the items that they gave them (specification section 2, builder). A site
 * that is so already stays as it is. Pure and total.
 */
export const editedSite = <T extends Arrangeable>(site: T, customization: Customization): T =>
  itemizedSite(arrangedSite(site, customization), customization);
