/**
 * How to reach the people who run the site (specification section 3, "Site contact info"). These stand-ins use reserved names
 * and numbers: put your own here before you deploy. A map of another host must be added to frame-src in firebase.json.
 */
export const siteContact = {
  email: 'hello@example.com',
  phone: '+1 (207) 555-0142',
  address: '12 Example Street, Portland, ME 04101, USA',
  map: {
    /** The page to show in a frame. */
    embed:
      'https://www.openstreetmap.org/export/embed.html?bbox=-70.2665%2C43.6515%2C-70.2455%2C43.6625&layer=mapnik',
    /** The same place on a page of its own. */
    link: 'https://www.openstreetmap.org/#map=16/43.6570/-70.2560',
    /** Whom the visitor's browser asks for it. */
    provider: 'OpenStreetMap',
  },
} as const;

/** Where the e-mail, phone and address lead: mail, tel and map links (specification section 2, "Contact"). */
export const contactLinks = {
  email: `mailto:${siteContact.email}`,
  phone: `tel:${siteContact.phone.replace(/[^+\d]/g, '')}`,
  address: siteContact.map.link,
} as const;
