import { isShareSlot } from '../../../../machines/pageListing';
import { LOGO, type PhotoSlot } from '../../../../machines/photo';
import { sectionNames } from '../../../content/siteWords';

/** What the editor calls a place for a picture. */
export function slotName(slot: PhotoSlot): string {
  if (slot === LOGO) return 'Logo';
  if (isShareSlot(slot)) return 'Share image';
  const [section = '', number] = slot.split('-');
  const name = sectionNames[section] ?? section;
  return number === undefined ? name : `${name} ${number}`;
}
