import type { Customization } from '../../../machines/entities';
import { listedPage, shareSlot } from '../../../machines/pageListing';
import { photoPath, photoType, widestOf } from '../photoFiles';
import type { Site } from '../types';
import type { ShareImage, SiteDocument } from './document';
import { ownListing } from './ownListing';
import { PLACEHOLDER_ADDRESS, pageAddress, siteAddress } from './siteAddress';
import { withTimetable } from './timetableData';

/**
 * A page with the title, the description and the picture that its person gave it for search results and shared links; what they left
 * empty is the generator's; search engines are told what takes place on a day that is surely understood. `hasPhotos`: whether their own pictures go with it. Pure.
 */
export function listedDocument(
  document: SiteDocument,
  site: Site,
  customization: Customization,
  hasPhotos: boolean,
): SiteDocument {
  const { language } = document;
  const page = listedPage(language === site.copy.language ? '' : `${language}.`, document.lead);
  const { title, description } = ownListing(customization, page);
  const image = hasPhotos ? ownImage(site, customization, page) : null;
  return {
    ...withTimetable(document, site, customization),
    metaTitle: title ?? document.metaTitle,
    metaDescription: description ?? document.metaDescription,
    discovery: { ...document.discovery, ...(image && { image }) },
  };
}

function ownImage(site: Site, { photos }: Customization, page: string): ShareImage | null {
  const photo = photos?.[shareSlot(page)];
  if (photo === undefined) return null;
  const { name, width, height } = widestOf(photo);
  const address = pageAddress(siteAddress(site) ?? PLACEHOLDER_ADDRESS, photoPath({ name }));
  return { address, type: photoType(name), width, height, alt: photo.alt.trim() };
}
