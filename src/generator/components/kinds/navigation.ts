import type { KindWords } from './Kind';

/** Kinds of the category "navigation": ways through a site or a task. */
export const NAVIGATION_KINDS = {
  breadcrumb: {
    names:
      'breadcrumb, bread crumb, breadcrumb trail, crumb, path navigation, navigation path, you are here, ~path, where am i',
    signs: '#path, parent page',
    hasShortItems: true,
    strong: '#trail',
  },
  pagination: {
    names: 'pagination, pager, paginator, page number, paging, page switcher',
    strong: 'previous + next + page + #',
    signs: 'page # of #, next page, # page',
    hasShortItems: true,
  },
  tabs: {
    names:
      'tab, tab panel, tabbed panel, tab list, tab strip, tabbed interface, tabbed content, tab navigation, tab menu',
    hasShortItems: true,
  },
  stepper: {
    names:
      'stepper, progress step, step indicator, progress indicator, step bar, checkout step, step progress, progress tracker, order tracker, order tracking, parcel tracking, package tracking, delivery tracking, delivery status, order status, shipment tracking, process step, status tracker, numbered step, ~step',
    signs:
      'step # active, step # of #, current step, completed step, step # current, delivered, shipped',
    strong: 'circle|dot|number + line + connected|active|done|second',
  },
  sidebar: {
    names:
      'sidebar, side bar, side nav, sidenav, side navigation, side menu, left navigation, left menu, left nav, dashboard navigation, admin menu, admin navigation, navigation rail, dashboard menu',
    signs: 'collapsed group, user at the bottom, dashboard',
    hasShortItems: true,
  },
  'app bar': {
    names:
      'app bar, navbar, nav bar, navigation bar, top bar, topbar, top navigation, top nav, site header, page header, header, website header, main navigation, main menu, menu bar, header bar, navigation, nav, top menu, sticky header, hamburger menu, ~menu',
    signs: 'logo left, hamburger',
    hasShortItems: true,
  },
  footer: {
    names: 'footer, site footer, page footer, website footer, footer section',
    signs: 'copyright, link column',
    hasShortItems: true,
    strong:
      'bottom of website|bottom of page|bottom of the page|end of page|bottom of the website|bottom of site + link|address|social|column, imprint',
  },
  'mega menu': {
    names:
      'mega menu, megamenu, mega dropdown, big menu, wide dropdown, full width menu, full width dropdown, big dropdown',
    strong: 'menu|dropdown|navigation + column + link|promo|picture',
    of: 'dropdown menu',
  },
  'bottom navigation bar': {
    names:
      'bottom navigation bar, bottom navigation, bottom nav, bottom bar, bottom tab bar, mobile tab bar, mobile navigation, mobile nav, bottom menu, bottom tab, app tab bar, ~tab bar',
    strong:
      'tab bar|navigation|nav bar + bottom + mobile|phone|app, tab bar + bottom|mobile|phone|app',
    hasShortItems: true,
  },
  'table of contents': {
    names:
      'table of contents, table of content, toc, on this page, on this page navigation, in this article, page outline, jump link, anchor link, section link, content list, article outline, chapter navigation',
    signs: 'chapter, heading level',
  },
  'tree view': {
    names:
      'tree, tree view, treeview, folder tree, file tree, file explorer, folder structure, directory tree, hierarchy, nested list, category tree, file browser, tree menu, tree navigation, folder list, org chart',
    signs: 'folder, nested, subfolder, indented',
    strong: 'folder + #file|file|subfolder|inside, folder + #trail',
  },
  'vertical menu': {
    names:
      'vertical menu, vertical navigation, menu list, vertical link, stacked menu, account menu, list of menu item, vertical nav',
    signs: 'vertical',
    hasShortItems: true,
  },
  'dropdown menu': {
    names:
      'dropdown, drop down, dropdown menu, drop down menu, context menu, action menu, option menu, kebab menu, three dots menu, three dot menu, three dots, overflow menu, user menu, avatar menu, profile menu, account menu, right click menu, menu button, popup menu, more menu, flyout menu, sort by dropdown, sort dropdown, sort menu, sort by',
    signs: 'right click, opens on click, divider',
  },
  'language switcher': {
    names:
      'language switcher, language selector, language picker, language menu, language select, locale switcher, language dropdown, language toggle, change language, language choice, language switch, language chooser',
    strong: 'language + choose|pick|globe|flag, #languages',
    hasShortItems: true,
  },
  'skip link': {
    names: 'skip link, skip to content, skip to main content, skip navigation, skip to',
    strong: 'jump|skip + content',
  },
  'announcement bar': {
    names:
      'announcement bar, announcement, announcement strip, announcement banner, top banner, notice bar, promo bar, notification bar, info bar, top strip, hello bar, ticker, news ticker, promotion bar, thin strip, thin bar, thin banner, ~strip',
    strong:
      'strip|bar|banner|line|stripe + above + header|navigation|menu|page, strip|stripe + top, thin + strip|banner|stripe|bar + top, line|strip|bar|message|text + top + page|site|website',
    signs: 'dismissed, dismissible',
  },
} as const satisfies Record<string, KindWords>;
