import { openingHours } from '../../../machines/openingHours';
import type { Site } from '../types';
import type { SiteDocument } from './document';
import { pageAddress, siteAddress } from './siteAddress';

/**
 * What search engines are told of the site in their own terms (schema.org): the organisation, of its exact type and with what
 * the prompt states and nothing else; the website; on a page that is not the first, the way to it. `pages`: all of the site.
 */
export function withStructuredData(
  page: SiteDocument,
  pages: readonly SiteDocument[],
  site: Site,
): SiteDocument {
  const home = pages.find(({ path }) => path === page.homePath)?.label ?? page.label;
  const { facts, place } = site.brief;
  const address = siteAddress(site);
  const hours = facts.hours && openingHours(facts.hours.value);
  const locality = place ? { addressLocality: place.value } : {};
  const organisation = {
    '@type': site.plan.schemaType,
    '@id': '#organization',
    name: page.title.value,
    ...(page.description.value ? { description: page.description.value } : {}),
    ...(address ? { url: address, image: page.discovery.image.address } : {}),
    ...(facts.email ? { email: facts.email.value } : {}),
    ...(facts.phone ? { telephone: facts.phone.value } : {}),
    ...(facts.address
      ? { address: { '@type': 'PostalAddress', streetAddress: facts.address.value, ...locality } }
      : {}),
    ...(place && !facts.address ? { address: { '@type': 'PostalAddress', ...locality } } : {}),
    ...(hours ? { openingHours: hours } : {}),
    ...(facts.profiles && { sameAs: facts.profiles }),
  };
  const website = {
    '@type': 'WebSite',
    '@id': '#website',
    name: page.title.value,
    inLanguage: page.language,
    ...(address ? { url: pageAddress(address, page.homePath) } : {}),
    publisher: { '@id': '#organization' },
  };
  const at = (path: string) => (address ? { item: pageAddress(address, path) } : {});
  const way = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: home, ...at(page.homePath) },
      { '@type': 'ListItem', position: 2, name: page.label, ...at(page.path) },
    ],
  };
  return {
    ...page,
    structuredData: {
      '@context': 'https://schema.org',
      '@graph': [organisation, website, ...(page.path === page.homePath ? [] : [way])],
    },
  };
}
