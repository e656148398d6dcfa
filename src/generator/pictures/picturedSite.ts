import type { Customization } from '../../../machines/entities';
import { sourceOf } from '../../../machines/sectionIds';
import { editedSite } from '../document/editedSite';
import { lookOf } from '../share/lookOf';
import type { Picture, SectionCopy, Site } from '../types';
import { itemThings } from './chooseThings';
import { withDrawings } from './drawings';
import { drawPictures, pictureOwner, sceneOf } from './drawPictures';

/**
 * A site with the pictures of the sections that the person added or laid out, and one for each item that they gave a section (specification
 * section 2, builder): those sections are drawn again, all others stay as they are. Rejects when a drawing cannot be loaded.
 */
export function picturedSite(site: Site, customization: Customization): Promise<Site> {
  const { items = {}, sections: chosen = {}, arrangement: { added = {} } = {} } = customization;
  const pages = customization.pages?.added;
  const sections = [
    ...Object.keys({ ...items, ...chosen, ...pages }),
    ...Object.values(added).flat(),
  ];
  if (sections.length === 0) return Promise.resolve(site);
  return withDrawings(() => ({
    ...site,
    design: { ...site.design, pictures: picturesFor(site, customization, sections) },
  }));
}

function picturesFor(site: Site, customization: Customization, sections: string[]): Picture[] {
  const { brief, copy, design } = editedSite(site, customization);
  const look = site.look ?? lookOf(site);
  const { motif } = sceneOf('', brief, site.copy, look);
  const sources = new Set(sections.map(sourceOf));
  // A copy that shared the pictures of its section may have its own now.
  const edited = copy.sections.filter(({ id }) => sources.has(sourceOf(id)));
  const ownerOf = (section: SectionCopy) => pictureOwner(section, copy, design.layouts);
  const owners = new Set(edited.map(ownerOf));
  const subjects = edited.flatMap((section) =>
    itemThings(section, motif, copy.language, look.things).map(
      (thing, index) => [`${ownerOf(section)}-${index + 1}`, thing] as const,
    ),
  );
  const isOwn = ({ id }: Picture) => owners.has(id) || owners.has(id.replace(/-\d+$/, ''));
  const drawn = drawPictures('', brief, copy, design.layouts, design.theme, {
    ...look,
    subjects: { ...look.subjects, ...Object.fromEntries(subjects) },
  });
  return [...design.pictures.filter((picture) => !isOwn(picture)), ...drawn.filter(isOwn)];
}
