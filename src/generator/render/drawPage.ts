import { markup, jsonLd, type Html } from '../document/html';
import {
  relativePath,
  type NavigationLink,
  type SectionBlock,
  type SiteDocument,
} from '../document/document';
import { photoType } from '../photoFiles';
import type { Drawing } from './Dialect';
import { classNames, inLanguage, linkAttributes, pageAttributes, words } from './elements';
import { profileName } from '../document/links';
import { drawAll } from './drawBlock';
import { faviconData } from './favicon';
import { fitting, isTwice } from './fitting';

// Nothing in a page asks for anything; what checks a page asks for robots.txt in its name.
const POLICY = `default-src 'none'; style-src 'self' 'unsafe-inline' file:; img-src 'self' data: file:; font-src 'self' data: file:; connect-src 'self'; form-action`;

/** A comment: it would stop what the owner adds to the page, without a sign of it. README.txt tells of it. */
const ownersPolicy = ({ formAction }: SiteDocument): Html =>
  markup`<!-- <meta http-equiv="Content-Security-Policy" content="${POLICY} ${formAction}"> -->`;

/** A link to the same page in the site's other language, in that language. */
function languageLinks(drawing: Drawing, link: string): Html[] {
  const { alternates } = drawing.document;
  return alternates.map(({ language, name, path }) => {
    const target = pageAttributes(path, '', drawing);
    const of = target.value !== '' && markup` hreflang="${language}"`;
    return markup`<li${classNames(drawing.dialect.classes.link)} data-part="language"><a${classNames(link)}${target} lang="${language}"${of}>${name}</a></li>`;
  });
}

function links(drawing: Drawing, list: string, link: string): Html {
  const { document, dialect, hidden } = drawing;
  const item = ({ label, path, anchor, leadsTo, href }: NavigationLink) => {
    const isHere = !href && anchor === '' && path === document.path;
    const goesWith =
      leadsTo !== null &&
      markup`${hidden.has(leadsTo) && markup` hidden`} data-leads-to="${leadsTo}"${isTwice(document, leadsTo) && markup` data-twice`}`;
    return markup`<li${classNames(dialect.classes.link)}${goesWith}><a${classNames(link)}${href ? linkAttributes(href, drawing) : pageAttributes(path, anchor, drawing)}${isHere && markup` aria-current="page"`}>${words(label, drawing)}</a></li>`;
  };
  return markup`<ul${classNames(list)}>${document.navigation.map(item)}${languageLinks(drawing, link)}</ul>`;
}

/** The name stands beside it: it needs no words of its own. */
function logo({ document }: Drawing): Html | null {
  if (document.logo === null) return null;
  const { address, width, height } = document.logo;
  return markup`<img data-logo src="${relativePath(document.path, address)}" alt="" width="${width}" height="${height}">`;
}

function icon({ document, mode }: Drawing): Html {
  if (mode === 'preview')
    return markup`<link rel="icon" type="image/svg+xml" href="${faviconData(document)}">`;
  const file = document.logo?.icon ?? 'images/favicon.svg';
  const type = document.logo === null ? 'image/svg+xml' : photoType(file);
  return markup`<link rel="icon" type="${type}" href="${relativePath(document.path, file)}">`;
}

function header(drawing: Drawing): Html {
  const { document, dialect } = drawing;
  const { classes } = dialect;
  const action = document.navigationAction;
  return markup`<header${classNames(classes.header)} data-part="header"><div${classNames(classes.headerInner)}><a${classNames(classes.brand)}${pageAttributes(document.homePath, '', drawing)} data-part="brand">${logo(drawing) ?? markup`<span data-part="mark" aria-hidden="true"></span>`}${words(document.title, drawing)}</a><nav${classNames(classes.navigation)} aria-label="${document.labels.navigation}"><div data-part="wide">${links(drawing, classes.links, classes.linkInRow)}${action && markup`<a${classNames(classes.button.small)}${linkAttributes(action.href, drawing)}>${dialect.buttonContent(words(action.label, drawing))}</a>`}</div><details${classNames(classes.menu)} data-part="menu"><summary${classNames(classes.menuButton)}>${document.labels.menu}</summary>${links(drawing, classes.menuLinks, classes.menuLink)}</details></nav></div></header>`;
}

function section(block: SectionBlock, drawing: Drawing): Html {
  const { classes } = drawing.dialect;
  return markup`<section id="${block.id}"${classNames(classes.section)} data-section="${block.id}" data-kind="${block.kind}" data-layout="${block.layout}" data-surface="${block.surface}" data-state="${block.state}"${inLanguage(block.language, drawing)}${block.headingId !== null && markup` aria-labelledby="${block.headingId}"`}${block.state === 'hidden' && markup` hidden`}><div${classNames(classes.container)}>${drawAll(block.children, { ...drawing, language: block.language })}</div></section>`;
}

/** The business elsewhere. */
function profiles(drawing: Drawing): Html | undefined {
  const { footerLinks, footerLink, link } = drawing.dialect.classes;
  const { profiles } = drawing.document.facts;
  return (
    profiles &&
    markup`<ul${classNames(footerLinks)} data-part="profiles">${profiles.map(
      (address) =>
        markup`<li${classNames(link)}><a${classNames(footerLink)}${linkAttributes(address, drawing)} rel="me">${profileName(address)}</a></li>`,
    )}</ul>`
  );
}

function footer(drawing: Drawing): Html {
  const { classes } = drawing.dialect;
  return markup`<footer${classNames(classes.footer)} data-surface="deep" data-part="footer"><div${classNames(classes.footerInner)}><div><p data-part="brand">${words(drawing.document.title, drawing)}</p>${drawing.document.footer && markup`<p data-tone="muted">${words(drawing.document.footer, drawing)}</p>`}</div>${links(drawing, classes.footerLinks, classes.footerLink)}${profiles(drawing)}</div></footer>`;
}

/**
 * The complete page; `styles` is put inside it for a preview and linked for an export, which has `discovery` as well. A preview's policy is written by
 * the frame that shows it.
 */
export function drawPage(drawing: Drawing, styles: Html, discovery?: Html): string {
  const { document, dialect, mode } = drawing;
  const { classes } = dialect;
  const body = markup`<a${classNames(classes.skip)} href="#main" data-part="skip">${document.labels.skip}</a><div${classNames(classes.page)}>${header(drawing)}<main id="main" tabindex="-1"${classNames(classes.main)}>${document.sections.map((block) => section(block, drawing))}</main>${footer(drawing)}</div>`;
  return markup`<!DOCTYPE html>
<html lang="${document.language}" dir="${document.direction}" data-theme="${document.theme}" data-type="${document.looks.type}" data-header="${document.looks.header}" data-footer="${document.looks.footer}" data-framework="${dialect.framework}"${fitting(document)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${mode === 'export' ? ownersPolicy(document) : markup`<base href="about:srcdoc">`}
<title>${document.metaTitle}</title>
<meta name="description" content="${document.metaDescription}">
${icon(drawing)}
${discovery}${styles}
${document.structuredData && markup`<script type="application/ld+json">${jsonLd(document.structuredData)}</script>\n`}</head>
<body>${body}</body>
</html>
`.value;
}
