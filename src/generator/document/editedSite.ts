import type { Customization } from '../../../machines/entities';
import { type Arrangeable, arrangedSite } from './arrangedSite';
import { chosenSite } from './chosenSite';
import { linkedSite } from './linkedSite';
import { itemizedSite } from './itemizedSite';

/**
 * A site with its sections in the person's order, in the layouts and words that they chose, with the items and links that they gave them
 * (specification section 2, builder). Of a site that is so already only the wordings would go on. Pure.
 */
export const editedSite = <T extends Arrangeable>(site: T, customization: Customization): T =>
  linkedSite(
    itemizedSite(chosenSite(arrangedSite(site, customization), customization), customization),
    customization,
  );
