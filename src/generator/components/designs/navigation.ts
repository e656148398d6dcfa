import { markup } from '../../document/html';
import type { DesignOf, Wishes } from '../ComponentIntent';
import { dressed } from '../kits/Kit';
import { slug } from '../understand/findFields';
import { idIn } from '../understand/understandComponent';
import { buttonLook, type Draw, icon, iconFor, partsOr } from './pieces';

const CURRENT = markup` aria-current="page"`;
const nameOf = (wishes: Wishes, otherwise: string) => wishes.wording ?? otherwise;

/** Designs of the category "navigation". */
export const navigationDesigns: Record<DesignOf<'navigation'>, Draw> = {
  bar: (wishes, kit) => {
    const listed = partsOr(wishes, ['Home', 'Work', 'Prices', 'Contact'], 2, 7).filter(
      (part) => !/logo|search box/iu.test(part),
    );
    const action = listed.find((part) =>
      /sign|log|book|get|start|buy|donate|contact us|button/iu.test(part),
    );
    const links = listed.filter((part) => part !== action);
    return markup`<header${dressed(kit.parts.bar)}><a href="#home"${dressed(kit.parts.brand)}>${nameOf(wishes, wishes.about ?? 'Your brand')}</a><nav aria-label="Main"><ul${dressed(kit.parts.links)}>${links.map((link, index) => markup`<li><a href="#${slug(link)}"${index === 0 && CURRENT}${dressed(kit.parts.link, ...(index === 0 ? [kit.parts.current] : []))}>${link}</a></li>`)}</ul></nav><a href="#start"${dressed(buttonLook(wishes, kit, 'solid', { size: 'small' }))}>${kit.buttonInner(markup`${action ?? 'Get started'}`)}</a></header>`;
  },

  tabs: (wishes, kit) => {
    const tabs = partsOr(wishes, ['Overview', 'Activity', 'Settings'], 2);
    return markup`<nav aria-label="${nameOf(wishes, 'Sections')}"${dressed(kit.parts.medium)}><ul${dressed(kit.parts.tabs)}>${tabs.map((tab, index) => markup`<li><a href="#${slug(tab)}"${index === 0 && CURRENT}${dressed(kit.parts.tab, ...(index === 0 ? [kit.parts.tabCurrent] : []))}>${tab}</a></li>`)}</ul></nav>`;
  },

  breadcrumb: (wishes, kit) => {
    const steps = partsOr(wishes, ['Home', 'Shop', 'Lamps'], 2);
    const last = steps.length - 1;
    return markup`<nav aria-label="Breadcrumb"><ol${dressed(kit.parts.crumbs)}>${steps.map(
      (step, index) =>
        index === last
          ? markup`<li aria-current="page"${dressed(kit.parts.strong)}>${step}</li>`
          : markup`<li><a href="#${slug(step)}"${dressed(kit.parts.crumb)}>${step}</a> <span aria-hidden="true">/</span></li>`,
    )}</ol></nav>`;
  },

  sidebar: (wishes, kit) => {
    const links = partsOr(wishes, ['Overview', 'Orders', 'Customers', 'Settings'], 2, 8);
    return markup`<nav aria-label="${nameOf(wishes, 'Sidebar')}"${dressed(kit.parts.side)}><ul${dressed(kit.parts.plainList)}>${links.map((link, index) => markup`<li><a href="#${slug(link)}"${index === 0 && CURRENT}${dressed(kit.parts.sideLink, ...(index === 0 ? [kit.parts.sideCurrent] : []))}>${icon(iconFor(link, 'dot'))}<span>${link}</span></a></li>`)}</ul></nav>`;
  },

  pagination: (wishes, kit) => {
    const count = Math.min(wishes.count ?? 5, 9);
    const pages = Array.from({ length: count }, (_, index) => index + 1);
    return markup`<nav aria-label="Pages"><ul${dressed(kit.parts.pages)}><li><a href="#previous" rel="prev"${dressed(kit.parts.page)}>Previous</a></li>${pages.map(
      (page) =>
        page === 2
          ? markup`<li><a href="#page-${page}" aria-label="Page ${page}"${CURRENT}${dressed(kit.parts.page, kit.fill(wishes.tone))}>${page}</a></li>`
          : markup`<li><a href="#page-${page}" aria-label="Page ${page}"${dressed(kit.parts.page)}>${page}</a></li>`,
    )}<li><a href="#next" rel="next"${dressed(kit.parts.page)}>Next</a></li></ul></nav>`;
  },

  steps: (wishes, kit) => {
    const steps = partsOr(wishes, ['Details', 'Delivery', 'Payment', 'Done'], 2);
    return markup`<nav aria-labelledby="${idIn(wishes, 'steps')}"${dressed(kit.parts.tight)}><h2 id="${idIn(wishes, 'steps')}"${dressed(kit.parts.heading)}>${nameOf(wishes, 'Progress')}</h2><ol${dressed(kit.parts.steps)}>${steps.map(
      (step, index) => {
        const state = index === 0 ? 'done' : index === 1 ? 'now' : 'to do';
        const dot = index <= 1 ? kit.fill(wishes.tone) : kit.tint('slate');
        return markup`<li${index === 1 && markup` aria-current="step"`}${dressed(kit.parts.step)}><span aria-hidden="true"${dressed(kit.parts.mark, dot)}>${index === 0 ? icon('check') : String(index + 1)}</span><span${index === 1 && dressed(kit.parts.strong)}>${step}<span${dressed(kit.parts.hidden)}> (${state})</span></span></li>`;
      },
    )}</ol></nav>`;
  },
};
