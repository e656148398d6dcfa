import { FACT_TARGETS, heldLinks } from '../../../machines/linkTargets';
import type { Customization } from '../../../machines/entities';
import { itemTextKey } from '../../../machines/itemTexts';
import type { Brief, Copy, Site } from '../types';
import { mailAddress, mapAddress, phoneAddress } from './links';

/**
 * A site whose buttons and links lead where the person chose (specification section 2, builder). One whose target is not there, a
 * section that does not show or a fact that is not told, leads where it led at first. A site that is so already stays as it is. Pure.
 */
export function linkedSite<T extends Pick<Site, 'copy' | 'translation' | 'brief' | 'plan'>>(
  site: T,
  customization: Customization,
): T {
  if (customization.links === undefined) return site;
  const held = heldLinks(customization);
  const { brief, plan, copy, translation } = site;
  const places = new Set(plan.sections.map(({ id }) => `#${id}`));
  const linked = (from: Copy, prefix: string): Copy => {
    const links: Record<string, string> = {};
    for (const [key, target] of Object.entries(held)) {
      const href = target.startsWith('#')
        ? places.has(target) && target
        : (factAddress(target, brief) ?? (target.startsWith('https://') && target));
      if (href) links[prefix + key] = href;
    }
    return {
      ...from,
      links,
      sections: from.sections.map((section) => ({
        ...section,
        actions: section.actions.map((action) => ({
          ...action,
          href: links[itemTextKey(action.label.id)] ?? action.href,
        })),
      })),
    };
  };
  return {
    ...site,
    copy: linked(copy, ''),
    ...(translation && { translation: linked(translation, `${translation.language}.`) }),
  };
}

function factAddress(target: string, { facts: { phone, email, address } }: Brief): string | null {
  switch (target) {
    case FACT_TARGETS.call:
      return phone && phoneAddress(phone.value);
    case FACT_TARGETS.email:
      return email && mailAddress(email.value);
    case FACT_TARGETS.map:
      return address && mapAddress(address.value);
    default:
      return null;
  }
}
