import type { SiteContent } from '../../../machines/entities';
import type { Site } from '../types';

/** schema.org description of the organisation: what the prompt states and nothing else. */
export function structuredData(site: Site, texts: SiteContent): Record<string, unknown> {
  const { facts, place } = site.intent;
  return {
    '@context': 'https://schema.org',
    '@type': site.plan.schemaType,
    name: texts.title,
    ...(texts.description ? { description: texts.description } : {}),
    ...(facts.email ? { email: facts.email.value } : {}),
    ...(facts.phone ? { telephone: facts.phone.value } : {}),
    ...(facts.address ? { address: facts.address.value } : {}),
    ...(place && !facts.address
      ? { address: { '@type': 'PostalAddress', addressLocality: place.value } }
      : {}),
    ...(facts.hours ? { openingHours: facts.hours.value } : {}),
  };
}
