/** Business constants of specification section 9. Times are milliseconds, widths CSS pixels, lengths graphemes. */

export const GENERATION_DELAY = { website: 2000, component: 2000, image: 3000 } as const;

export const EDITOR_NOTICE_DURATION = 3000;
export const CONTACT_NOTICE_DURATION = 5000;
/** How long a browser may take to give back what it keeps, in milliseconds. */
export const OPEN_TIMEOUT = 10_000;
export const SIGN_OUT_REDIRECT_DELAY = 1000;

/** How long the session may stay unknown before the person is offered a retry. */
export const SESSION_ANSWER_TIMEOUT = 15_000;
/** How long a sent link blocks sending another one. */
export const RESEND_COOLDOWN_SECONDS = 30;

/** How long the contact service may take to answer. */
export const CONTACT_ANSWER_TIMEOUT = 30_000;
/** Most characters of a contact message, counted as browsers count `maxlength`. */
export const CONTACT_LENGTH = { name: 100, subject: 150, message: 5000 } as const;

/** Questions that stand on the landing page before 'Show More'. */
export const FIRST_QUESTIONS = 3;
/** Posts on the landing page. */
export const LATEST_POSTS = 3;
export const POST_EXCERPT = 100;

/** What a search result shows whole of a page's title and description. */
export const SEARCH_TITLE_SHOWN = 60;
export const SEARCH_DESCRIPTION_SHOWN = 155;

export const DESKTOP_NAVIGATION_BREAKPOINT = 805;
export const HEADER_SCROLL_THRESHOLD = 10;
/** Layout widths of the preview, in px; the desktop's is the least one: a wider pane shows more. */
export const DEVICE_WIDTH = { desktop: 1280, tablet: 768, mobile: 375 } as const;

export const RECENT_BUILDS = 5;
/** Images drawn at first, and how many more at each 'Show more'. */
export const IMAGES_SHOWN = 48;
export const LOAD_BUILD_EXCERPT = 50;
/** Longest name that a person gives to a build, a component or an image. */
export const NAME_LENGTH = 80;
export const COMPONENT_NAME = 30;
/** How long a copy button says that it copied. */
export const COPIED_SHOWN = 2000;

/** Entries that a person may have on one page, copies among them. */
export const MOST_ENTRIES = 60;
/** Pages that a person may have, and the longest name of one. */
export const MOST_PAGES = 30;
export const PAGE_NAME_LENGTH = 60;

/** Longest words of an item's fields, and most items of a section. */
export const ITEM_LENGTH = { title: 120, body: 1000, detail: 80 } as const;
export const MOST_ITEMS = 60;

/**
 * What an exported ZIP may be to be opened again, in bytes and files; `unpacked` is its site.json alone, `drawn` the
 * characters of its texts as often as its pages show them, of a share link too.
 */
export const SITE_FILE = {
  zip: 60_000_000,
  entries: 1000,
  packed: 2_000_000,
  unpacked: 8_000_000,
  drawn: 400_000,
} as const;
/** Longest share link, in characters, and how many bytes its site may be once it is unpacked. */
export const SHARE_LINK = { length: 32_000, unpacked: 2_000_000 } as const;

/** Longest values of what a person corrects in "What I understood", and how many offerings. */
export const CORRECTION_LENGTH = {
  name: 60,
  place: 40,
  audience: 60,
  offering: 80,
  price: 40,
  kind: 90,
  email: 254,
  phone: 30,
  address: 90,
  hours: 240,
  webAddress: 90,
} as const;
export const MOST_OFFERINGS = 60;
export const MOST_PROFILES = 12;
