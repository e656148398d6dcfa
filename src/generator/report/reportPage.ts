import { deliverySentence, receivingHost } from '../../../machines/delivery';
import type { SiteCheck, SiteForms, SiteReport } from '../../../machines/siteReport';
import { type Html, markup, styleElement } from '../document/html';
import { CHECK_NAMES } from './checkNames';
import { REPORT_STYLES } from './reportStyles';

/** What the report says of the site beside its checks. */
export interface ReportedSite {
  title: string;
  /** Language of the title and of what stands in the gaps. */
  language: string;
}

/**
 * `report.html` of an export (specification section 2, Export): what was checked, what came of it, and what is left to fill
 * in. In English, as the builder that made it; the site's own words are marked as being in its language.
 */
export function reportPage(site: ReportedSite, report: SiteReport): string {
  const { checks } = report;
  const open = checks.filter(({ isPassed }) => !isPassed);
  const passed = checks.filter(({ isPassed }) => isPassed);
  return markup`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Report: ${passed.length} of ${checks.length} checks passed</title>
${styleElement(REPORT_STYLES)}
</head>
<body>
<main>
<h1>Report: ${passed.length} of ${checks.length} checks passed</h1>
<p class="site" lang="${site.language}" dir="auto">${site.title}</p>
<p>The checks were made when this site was exported, on the device that made it. They say what was looked at and what came of it, and promise nothing beyond that. This file is for you: the site works without it.</p>
${
  open.length > 0 &&
  markup`<h2>Open</h2>
<ul>${open.map(entry)}</ul>
`
}${
    passed.length > 0 &&
    markup`<h2>Passed</h2>
<ul>${passed.map(entry)}</ul>
`
  }${
    report.forms &&
    markup`<h2>Messages</h2>
${messagesFrom(report.forms)}
`
  }<h2>To fill in</h2>
${toDo(site, report)}
</main>
</body>
</html>
`.value;
}

const entry = ({ id, isPassed, summary, problems }: SiteCheck): Html =>
  markup`<li class="${isPassed ? 'passed' : 'open'}"><p><strong>${CHECK_NAMES[id]}: ${isPassed ? 'passed' : 'open'}</strong></p><p>${summary}</p>${problems.length > 0 && markup`<ul>${problems.map((problem) => markup`<li dir="auto">${problem}</li>`)}</ul>`}</li>`;

function messagesFrom({ delivery, hasThanks }: SiteForms): Html {
  const isSent = receivingHost(delivery) !== null;
  return markup`<p>${deliverySentence(delivery)}${isSent && (hasThanks ? ' Visitors then see the thank-you page of this site.' : ' Visitors then see a page of the service: for one of your own it needs the web address of the site.')}</p>`;
}

function toDo(
  { language }: ReportedSite,
  { gaps, listing, forms, photosToDescribe, pagesToFill }: SiteReport,
): Html {
  const own = [
    ...(listing.webAddress === null
      ? [
          'The web address of the site. Until then https://www.example.com/ stands in its place, for search engines and shared links.',
        ]
      : []),
    ...(forms?.delivery.to === 'nowhere'
      ? [
          'Where messages from the form go: an e-mail address or a form service. Until then nobody receives them.',
        ]
      : []),
    ...pagesToFill.map(({ label, isLeftOut }) =>
      isLeftOut
        ? `The page “${label}”: nothing on it is shown yet, so it is left out.`
        : `The page “${label}”: it only says that more is coming.`,
    ),
    ...photosToDescribe.map(
      (slot) => `What the photo ${slot} shows, in words for people who cannot see it.`,
    ),
  ];
  if (gaps.length + own.length === 0) {
    return markup`<p>Nothing: no text of this site stands for something that only its owner knows.</p>`;
  }
  return markup`<p>Open the ZIP in the builder again to fill these in, then export it again.${gaps.length > 0 && ' What is missing in a text is left out of the pages until then.'}</p>
<ul>${own.map((words) => markup`<li>${words}</li>`)}${gaps.map(
    ({ textId, words }) =>
      markup`<li><span lang="${language}" dir="auto">${words}</span> <code>${textId}</code></li>`,
  )}</ul>`;
}
