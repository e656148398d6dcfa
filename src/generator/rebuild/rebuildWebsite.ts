import { CONTACT_FACTS, type ContactFact, isTextOf } from '../../../machines/contactFacts';
import type {
  Corrections,
  Customization,
  SectionItems,
  WebsiteRequest,
} from '../../../machines/entities';
import type { BuiltSite } from '../../../machines/builderDocument';
import { itemTextKey } from '../../../machines/itemTexts';
import { withoutModelWords } from '../../../machines/modelWords';
import { mergeCorrections, type SiteChange } from '../../../machines/siteChange';
import { builtSite } from '../builtSite';
import type { ExportableBuild } from '../export/writeSiteFile';
import { generateSite } from '../generateSite';
import { readSite } from '../siteState';
import type { Site } from '../types';
import { keptCorrections } from '../read/corrections/keptCorrections';
import { understand } from '../read/understand';
import { carryOver } from './carryOver';

/**
 * A build with a change, drawn again from its prompt (specification section 2, builder): what the person wrote, colored and
 * switched stays. Rejects only when a framework's chunk cannot be loaded.
 */
export async function rebuildWebsite(
  build: ExportableBuild,
  change: SiteChange,
): Promise<BuiltSite> {
  const { site, customization } = await rebuiltSite(build, change);
  return builtSite(site, customization);
}

/** The site of a build with a change, and what the person makes of it. */
export async function rebuiltSite(
  build: ExportableBuild,
  change: SiteChange,
): Promise<{ site: Site; customization: Customization }> {
  const corrections = mergeCorrections(build.corrections, change.corrections);
  const { theme, framework } = { ...build, ...change };
  const direction = change.direction ?? build.direction;
  const { site, customization } = await carried(
    build,
    await generateSite(
      requestOf({ prompt: build.prompt, theme, framework }, corrections, direction),
    ),
  );
  return {
    site,
    customization: {
      ...withoutTextsOf(change.corrections ?? {}, customization),
      colors: change.colors ?? customization.colors,
    },
  };
}

/**
 * A request becomes a site as `generateWebsite` makes it. `from`: the current build; where the prompt still tells of the
 * same business, by its trade and name, what the person corrected and wrote there is in the new site too; what a language model
 * read and wrote is not: it is asked anew.
 */
export async function generateFrom(
  request: WebsiteRequest,
  from: ExportableBuild | undefined,
): Promise<BuiltSite> {
  if (from === undefined) return fresh(request);
  const [before, after] = await Promise.all([understand(from.prompt), understand(request.prompt)]);
  const isSameBusiness =
    before.trade === after.trade &&
    before.subject?.value === after.subject?.value &&
    before.name?.value === after.name?.value;
  if (!isSameBusiness) return fresh(request);
  const corrections = keptCorrections(before, after, from.corrections ?? {}, request.prompt);
  const generated = await generateSite(requestOf(request, corrections, from.direction));
  const customizedByHand = withoutModelWords(from.customization, from.website.customization);
  const { site, customization } = await carried(
    { ...from, customization: customizedByHand },
    generated,
  );
  return builtSite(site, customization);
}

/**
 * A customization without what the person wrote on the page for things that are corrected now: the names and prices of offerings,
 * and contact facts, which stand again where they were taken out.
 */
function withoutTextsOf(
  corrections: Corrections,
  { texts, items, ...customization }: Customization,
): Customization {
  const given = new Set(
    corrections.offerings?.flatMap(({ id }) => [`${id}.title`, `${id}.detail`]) ?? [],
  );
  const facts = CONTACT_FACTS.filter((fact) => corrections[fact] !== undefined);
  const left = Object.entries(texts ?? {}).filter(
    ([id]) => !given.has(itemTextKey(id)) && !facts.some((fact) => isTextOf(id, fact)),
  );
  const toldItems = facts.reduce(withFact, items ?? {});
  return {
    ...customization,
    ...(left.length === 0 ? {} : { texts: Object.fromEntries(left) }),
    ...(Object.keys(toldItems).length === 0 ? {} : { items: toldItems }),
  };
}

/** The items of all sections with a contact fact as the site tells it. */
const withFact = (
  items: NonNullable<Customization['items']>,
  fact: ContactFact,
): NonNullable<Customization['items']> =>
  Object.fromEntries(
    Object.entries(items).flatMap(([section, { removed, words, ...own }]) => {
      const left = removed?.filter((id) => id !== fact) ?? [];
      const { [fact]: told, ...rest } = words ?? {};
      const { body: _, ...others } = told ?? {};
      const kept = Object.keys(others).length === 0 ? rest : { ...rest, [fact]: others };
      const now: SectionItems = {
        ...own,
        ...(left.length === 0 ? {} : { removed: left }),
        ...(Object.keys(kept).length === 0 ? {} : { words: kept }),
      };
      return Object.keys(now).length === 0 ? [] : [[section, now]];
    }),
  );

async function fresh(request: WebsiteRequest): Promise<BuiltSite> {
  return builtSite(await generateSite(request));
}

function requestOf(
  { prompt, theme, framework }: WebsiteRequest,
  corrections: Corrections,
  direction: number | undefined,
): WebsiteRequest {
  const given = Object.entries(corrections).filter(([, value]) => value !== undefined);
  return {
    prompt,
    theme,
    framework,
    ...(given.length === 0 ? {} : { corrections: Object.fromEntries(given) }),
    ...(direction === undefined ? {} : { direction }),
  };
}

async function carried(
  { website, customization }: ExportableBuild,
  generated: Site,
): Promise<{ site: Site; customization: Customization }> {
  const before = await readSite(website.site);
  const { site, customization: own } =
    customization.locked === undefined
      ? { site: generated, customization }
      : await (await import('./withLocked')).withLocked(before, customization, generated);
  const initial = website.customization;
  return { site, customization: carryOver({ site: before, initial, customization: own }, site) };
}
