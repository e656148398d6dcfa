import { isPageTopic, sourceOf } from '../../../machines/sectionIds';
import { type Delivery, deliveryOf } from '../../../machines/delivery';
import type { Customization } from '../../../machines/entities';
import { pixelsOf } from '../../../machines/image';
import { describePicture } from '../pictures/describePicture';
import { pictureOwner } from '../pictures/drawPictures';
import { designVariables } from '../design/designVariables';
import { languagePack } from '../languages/languages';
import type { Copy, Picture, SectionCopy, Site, Text } from '../types';
import {
  innerTitle,
  META_DESCRIPTION_LENGTH,
  metaTitle,
  sectionStates,
  shortened,
  titleVariables,
} from './contentTexts';
import { meta } from './blocks';
import { callsToAction } from './callsToAction';
import { discoveryOf } from './discovery';
import type { Alternate, SectionBlock, SiteDocument } from './document';
import { headedByPage } from './headedByPage';
import { isNamedTwice } from './isNamedTwice';
import type { PictureItems } from './itemPhotos';
import { inOrder, type NamedPage, navigationOf } from './navigation';
import { homeLabel, moreLabel } from './pageWords';
import { pageDescription } from './pageDescription';
import { PAGE_HEADING, pageHead } from './pageHead';
import type { Publishing } from './publishing';
import { formAction, formDelivery, type Sender } from './receiver';
import { SECTIONS, surfaceOf } from './sections';
import { pageAddress, siteAddress } from './siteAddress';
import { sitePages } from './sitePages';
import { teaserOf } from './teaser';
import { thanksPath } from './thanksPath';
import { logoOf, withPhoto } from './withPhoto';
import type { PublishedCopy } from './withoutGaps';
import { ownWords, withTexts } from './withTexts';

export interface DocumentOptions {
  /** Where the painted image of the customization's hero stands; without it the drawing stands in its place. */
  heroAddress?: string;
  /** To be taken away, the site as `statedSite` has it: what is switched off or not filled in is left out. */
  publishing?: Publishing;
  /** A language of the site: all of its sections stand on one page, in that language alone. */
  onOnePage?: string;
  /** With the thank-you pages that its forms lead to. */
  isTakenAway?: boolean;
  /** With the person's own pictures under their names; a preview has them put in place on the screen. */
  hasPhotos?: boolean;
  /** What puts the photos of items into their sections; absent: none has one. */
  pictureItems?: PictureItems | undefined;
}

/** A site in one of its languages, as it stands after the person's changes. */
interface Version extends PublishedCopy {
  /** Begins the ids of its texts, such as `es.`. */
  prefix: string;
  pages: NamedPage[];
  /** What each section is called in the navigation. */
  names: ReadonlyMap<string, string>;
  /** Sections whose heading is that name as well. */
  namedTwice: ReadonlySet<string>;
  /** Alternative texts of the pictures, in its language. */
  alts: ReadonlyMap<string, string>;
}

/**
 * A generated site with a customization becomes the neutral documents that every renderer draws: one a page, in the order of
 * the navigation, the second language after the first (specification section 2, builder).
 */
export function buildDocuments(
  site: Site,
  customization: Customization,
  {
    heroAddress,
    publishing,
    onOnePage,
    isTakenAway = false,
    hasPhotos = false,
    pictureItems = (_, children) => children,
  }: DocumentOptions = {},
): SiteDocument[] {
  const states = sectionStates(customization);
  const isOn = (id: string) => states[id] !== 'hidden';
  const copies = [site.copy, ...(site.translation ? [site.translation] : [])];
  const { pages: _, ...onePagePlan } = site.plan;
  const plan = onOnePage === undefined ? site.plan : onePagePlan;
  const { pages: planned = [] } = onOnePage === undefined ? site.plan : {};
  const ownPages = planned.flatMap(({ lead, sections }) =>
    isPageTopic(lead) && sections.includes(lead) && isOn(lead)
      ? [{ lead, sections: sections.filter(isOn) }]
      : [],
  );
  const all = copies.map((generated, index): Version => {
    const { language } = generated;
    const prefix = index === 0 ? '' : `${language}.`;
    const own = ownWords(customization, language, site.brief.name?.value ?? null);
    const customized = withTexts(generated, customization, site.brief);
    const published = publishing?.withoutGaps(customized, ownPages) ?? {
      copy: customized,
      kept: new Map(),
    };
    const has = (id: string) =>
      published.copy.sections.some((section) => section.id === id) &&
      (publishing === undefined || isOn(id));
    const pages = sitePages(plan, generated, index === 0 ? '' : `${generated.language}/`)
      .map((page) => ({ ...page, sections: page.sections.filter(has) }))
      .flatMap((page) => {
        const [lead] = page.sections.includes(page.lead) ? [page.lead] : page.sections;
        if (lead === undefined) return [];
        const { id, names } = page;
        const label = customized.sections.find((section) => section.id === id)?.navLabel;
        const text = {
          id: `${prefix}${id}.page`,
          source: { from: 'standard' as const },
          // The person named it in the first language alone.
          ...(index > 0 &&
            isPageTopic(id) && { follows: `${id}.page`, language: site.copy.language }),
        };
        const isOwn = names !== undefined || label === undefined;
        const name = isOwn ? own({ ...text, value: names?.[language] ?? '' }) : label;
        return [{ ...page, lead, name }];
      });
    const names = new Map(customized.sections.map(({ id, navLabel }) => [id, navLabel.value]));
    const namedTwice = new Set(generated.sections.filter(isNamedTwice).map(({ id }) => id));
    const alts = altsIn(site, publishing === undefined ? generated : customized);
    return { ...published, prefix, pages, names, namedTwice, alts };
  });

  const versions = all.filter(({ copy }) => onOnePage === undefined || copy.language === onOnePage);

  const documents = versions.flatMap((version) =>
    version.pages.map((page) => {
      const others = versions.filter((other) => other !== version);
      const alternates = others.flatMap((other): Alternate[] => {
        const same = other.pages.find(({ id }) => id === page.id);
        const { language } = other.copy;
        return same ? [{ language, name: languagePack(language).name, path: same.path }] : [];
      });
      const links =
        alternates.length > 0
          ? alternates
          : others.flatMap(({ copy: { language }, pages: [home] }): Alternate[] =>
              home ? [{ language, name: languagePack(language).name, path: home.path }] : [],
            );
      return pageDocument({
        site,
        customization,
        heroAddress,
        hasPhotos,
        pictureItems,
        version,
        page,
        alternates,
        links,
      });
    }),
  );
  if (publishing === undefined) return documents;
  const published = documents
    .map(publishing.publishedDocument)
    .map((document) => publishing.withStructuredData(document, documents, site))
    .map((document) => publishing.listedDocument(document, site, customization, hasPhotos));
  return isTakenAway
    ? publishing.withThanks(published, siteDelivery(site, customization))
    : published;
}

const siteDelivery = (site: Site, customization: Customization): Delivery =>
  deliveryOf(customization, site.brief.facts.email?.value);

/** A drawing is described in the language of its page, and published with the names that its items have there. */
function altsIn({ design }: Site, copy: Copy): ReadonlyMap<string, string> {
  return new Map(design.pictures.map(({ id, shows }) => [id, describePicture(id, shows, copy)]));
}

interface PageToBuild {
  site: Site;
  customization: Customization;
  heroAddress: string | undefined;
  hasPhotos: boolean;
  pictureItems: PictureItems;
  version: Version;
  page: NamedPage;
  /** The same page in the other language. */
  alternates: Alternate[];
  /** What the language link leads to: the same page, or the first where there is none. */
  links: Alternate[];
}

function pageDocument(asked: PageToBuild): SiteDocument {
  const { site, customization, version, page, alternates, links } = asked;
  const { copy, pages, prefix } = version;
  const { title, subtitle, description } = copy;
  const pack = languagePack(copy.language);
  const states = sectionStates(customization);
  const copies = new Map(copy.sections.map((section) => [section.id, section]));
  const isHome = page.lead === 'hero';
  const own = ownWords(customization, copy.language, site.brief.name?.value ?? null);
  const standard = (id: string, value: string): Text =>
    own({ id: `${prefix}${id}`, value, source: { from: 'standard' } });
  const home = standard('home.nav', homeLabel(copy.language));
  const places = Object.fromEntries(
    pages.flatMap(({ path, sections }) => sections.map((id) => [id, path])),
  );
  const delivery = siteDelivery(site, customization);
  const thanks = thanksPath(pages[0]?.path ?? page.path);
  const address = siteAddress(site);
  const sender: Sender = {
    site: title.value,
    thanks: {
      path: `/${thanks.replace(/\.html$/, '')}`,
      address: address === null ? null : pageAddress(address, thanks),
    },
  };
  const added = new Set(
    site.plan.sections.flatMap(({ id, isAdded }) => (isAdded === undefined ? [] : [id])),
  );
  const hidden = site.plan.sections
    .map(({ id }) => id)
    .filter((id) => (states[id] ?? 'shown') === 'hidden');

  const block = (section: SectionCopy): SectionBlock => {
    const { id, kind } = section;
    const layout = site.design.layouts[id] ?? '';
    const isHeadedByPage = !isHome && sourceOf(id) === page.id && version.namedTwice.has(id);
    const blocks = SECTIONS[kind](section, {
      layout,
      theme: site.design.theme,
      isNamedTwice: version.namedTwice.has(id),
      title,
      subtitle,
      description,
      pictures: picturesOf(asked, id),
      form: formDelivery(delivery, sender, pack.labels, copy.labels.formNotice),
    });
    const children = [...asked.pictureItems(section, blocks), ...section.notes.flatMap(meta)];
    return {
      id,
      kind,
      ...(section.language && { language: section.language }),
      layout,
      surface: surfaceOf(kind, layout),
      state: states[id] ?? 'shown',
      headingId: isHeadedByPage ? PAGE_HEADING : `${id}-heading`,
      children: isHeadedByPage ? headedByPage(children) : children,
    };
  };
  const teaser = (section: SectionCopy): SectionBlock => {
    const label = moreLabel(copy.language, section.kind, version.names.get(section.id) ?? '');
    const more = {
      ...standard(`${section.id}.more`, label),
      ...(section.language && { language: copy.language }),
    };
    const link = { label: more, href: copy.links?.[more.id] ?? `#${section.id}` };
    const { copy: short, build } = teaserOf(section, link);
    const { children, ...rest } = block(short);
    const layout = rest.layout;
    const around = {
      layout,
      theme: site.design.theme,
      isNamedTwice: version.namedTwice.has(section.id),
      title,
      subtitle,
      description,
      pictures: picturesOf(asked, section.id),
    };
    const form = { receiver: null, notice: '', trapLabel: '' };
    return {
      ...rest,
      state: states[`${section.id}.more`] ?? rest.state,
      surface: 'auto',
      children: build === null ? children : SECTIONS[build](short, { ...around, form }),
    };
  };

  const hasCall = callsToAction(site.plan);
  const leads = pages
    .slice(1)
    .filter(({ id, lead }) => id === lead && !added.has(id))
    .map(({ lead }) => lead);
  const order = site.plan.sections.map(({ id }) => id);
  const sections = (isHome ? order : page.sections).flatMap((id): SectionBlock[] => {
    const section = copies.get(id);
    if (!section) return [];
    if (page.sections.includes(id)) return [block(section)];
    const isTeased = isHome && leads.includes(id) && !(id === 'contact' && hasCall);
    return isTeased ? [teaser(section)] : [];
  });
  const label = isHome ? home : page.name;

  return {
    language: copy.language,
    direction: pack.direction,
    theme: site.design.theme,
    looks: site.design.looks,
    path: page.path,
    homePath: pages[0]?.path ?? page.path,
    label: label.value,
    lead: page.id,
    metaTitle: isHome
      ? metaTitle({ title: title.value, subtitle: subtitle.value })
      : innerTitle(label.value, title.value),
    metaDescription: isHome
      ? shortened(description.value || subtitle.value || title.value, META_DESCRIPTION_LENGTH)
      : pageDescription(copies.get(page.lead), description.value || title.value, pack.grammar),
    title,
    subtitle,
    description,
    logo: asked.hasPhotos ? logoOf(customization) : null,
    navigation: inOrder(navigationOf(copy.sections, pages, { places, added, home }), order).map(
      (link) => ({ ...link, href: copy.links?.[link.label.id] }),
    ),
    navigationAction: copies.get('hero')?.actions[0] ?? null,
    alternates: links,
    sections: isHome ? sections : [pageHead(label), ...sections],
    places,
    hidden,
    footer: site.copy.footer.value === site.copy.title.value ? null : copy.footer,
    labels: { ...copy.labels, menu: pack.labels.menu },
    facts: site.brief.facts,
    discovery: discoveryOf(site, page.path, copy.language, alternates),
    structuredData: null,
    formAction: formAction(delivery, sender),
    variables: {
      ...designVariables(site.design.theme, customization.colors),
      ...titleVariables(title.value),
    },
  };
}

/** Pictures of a section have its id, or its id and a number: `about`, `gallery-1`, `gallery-2`. */
function picturesOf(
  { site, customization, heroAddress, hasPhotos, version }: PageToBuild,
  id: string,
): Picture[] {
  const kept = version.kept.get(id);
  const section = site.copy.sections.find((one) => one.id === id);
  const source =
    section === undefined ? sourceOf(id) : pictureOwner(section, site.copy, site.design.layouts);
  const number = (picture: Picture) => /-(\d+)$/.exec(picture.id)?.[1];
  return site.design.pictures
    .filter((picture) => picture.id === source || picture.id.replace(/-\d+$/, '') === source)
    .filter((picture) => {
      const item = number(picture);
      return item === undefined || kept === undefined || kept.has(Number(item) - 1);
    })
    .map((picture) => ({ ...picture, alt: version.alts.get(picture.id) ?? picture.alt }))
    .map((picture) => (id === 'hero' ? heroPicture(picture, customization, heroAddress) : picture))
    .map((picture) => (hasPhotos ? withPhoto(picture, customization) : picture));
}

/** The hero's drawing with the painted image in its place, where there is one. */
function heroPicture(
  drawing: Picture,
  { hero }: Customization,
  painted: string | undefined,
): Picture {
  if (hero === undefined || painted === undefined) return drawing;
  return { ...drawing, ...pixelsOf(hero.size), alt: hero.alt, painted };
}
