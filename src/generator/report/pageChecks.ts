import type { SiteCheck, SiteCheckId } from '../../../machines/siteReport';
import { META_DESCRIPTION_LENGTH, META_TITLE_LENGTH } from '../document/contentTexts';
import type { PageElement, ReadPage } from './readPage';

type Finding = { page: ReadPage; problem: string };

const check = (id: SiteCheckId, findings: Finding[], passed: string): SiteCheck => ({
  id,
  isPassed: findings.length === 0,
  summary: findings.length === 0 ? passed : counted(findings.length, 'thing', 'to look at.'),
  problems: findings.map(({ page, problem }) => `${page.path}: ${problem}`),
});

/** "3 links lead somewhere", with a singular for one. */
export const counted = (count: number, noun: string, rest: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'} ${rest}`;

const everywhere = (
  pages: readonly ReadPage[],
  problemsOf: (page: ReadPage) => string[],
): Finding[] => pages.flatMap((page) => problemsOf(page).map((problem) => ({ page, problem })));

const total = (pages: readonly ReadPage[], is: (element: PageElement) => boolean): number =>
  pages.reduce((sum, { elements }) => sum + elements.filter(is).length, 0);

const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'] as const;

/** Every page parses without a repair, ids are unique, and what refers to an id finds it. */
export function checkMarkup(pages: readonly ReadPage[]): SiteCheck {
  const findings = everywhere(pages, ({ errors, elements }) => {
    const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
    const known = new Set(ids);
    const twice = [...known].filter((id) => ids.indexOf(id) !== ids.lastIndexOf(id));
    const lost = elements.flatMap(({ attributes }) =>
      REFERENCES.flatMap((name) => (attributes[name] ?? '').split(/\s+/)).filter(
        (id) => id !== '' && !known.has(id),
      ),
    );
    return [
      ...errors,
      ...twice.map((id) => `the id ${id} is there twice`),
      ...lost.map((id) => `nothing has the id ${id}`),
    ];
  });
  return check(
    'markup',
    findings,
    `${counted(pages.length, 'page', 'parsed as HTML without a repair')}; ids are unique.`,
  );
}

const levelOf = ({ tag, attributes }: PageElement): number => {
  const level = /^h([1-6])$/.exec(tag)?.[1];
  return level === undefined ? 0 : Number(attributes['aria-level'] ?? level);
};

/** One first heading a page, no level left out on the way down, none empty. */
export function checkHeadings(pages: readonly ReadPage[]): SiteCheck {
  const findings = everywhere(pages, ({ elements }) => {
    const headings = elements.filter((element) => levelOf(element) > 0);
    const first = headings.filter((element) => levelOf(element) === 1).length;
    const leaps = headings.filter(
      (heading, index) => levelOf(heading) > levelOf(headings[index - 1] ?? heading) + 1,
    );
    return [
      ...(first === 1 ? [] : [`it has ${first} first headings`]),
      ...leaps.map(({ text }) => `a level is left out before “${text}”`),
      ...headings.filter(({ text }) => text === '').map(({ tag }) => `an ${tag} is empty`),
    ];
  });
  const count = total(pages, (element) => levelOf(element) > 0);
  return check('headings', findings, `${counted(count, 'heading', 'in order')}, one h1 a page.`);
}

/** Where a link of a page leads within the site; null where it leads out of it or cannot be read. */
function addressIn(path: string, href: string): { path: string; id: string } | null {
  try {
    const { protocol, pathname, hash } = new URL(href, `site://site/${path}`);
    if (protocol !== 'site:') return null;
    return { path: decodeURIComponent(pathname.slice(1)), id: decodeURIComponent(hash.slice(1)) };
  } catch {
    return null;
  }
}

/** Links within the site lead to a page or a place that is there. */
export function checkLinks(pages: readonly ReadPage[]): SiteCheck {
  const places = new Map(
    pages.map(({ path, elements }) => [
      path,
      new Set(elements.flatMap(({ attributes }) => attributes.id ?? [])),
    ]),
  );
  const isLink = ({ tag }: PageElement) => tag === 'a';
  const findings = everywhere(pages, ({ path, elements }) =>
    elements.filter(isLink).flatMap(({ attributes: { href }, text }) => {
      if (href === undefined || href === '') return [`the link “${text}” leads nowhere`];
      if (/^(?:mailto|tel|https?):/.test(href)) return [];
      const address = addressIn(path, href);
      const ids = address && places.get(address.path);
      const id = address?.id ?? '';
      return ids instanceof Set && (id === '' || ids.has(id))
        ? []
        : [`the link “${text}” leads to ${href}, which is not there`];
    }),
  );
  return check('links', findings, `${counted(total(pages, isLink), 'link', 'lead')} somewhere.`);
}

const CONTROLS = new Set(['input', 'select', 'textarea']);
const NAMED = new Set(['a', 'button', 'summary']);

const isHidden = (element: PageElement): boolean =>
  [...element.within, element].some(
    ({ attributes }) => attributes['aria-hidden'] === 'true' || attributes.hidden !== undefined,
  );

/** Controls have labels, pictures have words, links and buttons have names, pages a language. */
export function checkLabels(pages: readonly ReadPage[]): SiteCheck {
  const findings = everywhere(pages, ({ elements }) => {
    const labelled = new Set(
      elements
        .filter(({ tag }) => tag === 'label')
        .flatMap(({ attributes }) => attributes.for ?? []),
    );
    const hasName = ({ attributes, text }: PageElement) =>
      text !== '' || 'aria-label' in attributes || 'aria-labelledby' in attributes;
    const nameless = elements.filter(
      (element) => NAMED.has(element.tag) && !isHidden(element) && !hasName(element),
    );
    const unlabelled = elements.filter(
      ({ tag, attributes, within }) =>
        CONTROLS.has(tag) &&
        attributes.type !== 'hidden' &&
        !labelled.has(attributes.id ?? '') &&
        !('aria-label' in attributes) &&
        !within.some((outer) => outer.tag === 'label'),
    );
    const wordless = elements.filter(
      ({ tag, attributes }) => tag === 'img' && attributes.alt === undefined,
    );
    const language = elements.find(({ tag }) => tag === 'html')?.attributes.lang ?? '';
    return [
      ...(language === '' ? ['it names no language'] : []),
      ...nameless.map(({ tag }) => `a ${tag} has no name`),
      ...unlabelled.map(({ attributes }) => `the field ${attributes.name ?? ''} has no label`),
      ...wordless.map(({ attributes }) => `the picture ${attributes.src ?? ''} has no words`),
    ];
  });
  const pictures = total(pages, ({ tag }) => tag === 'img');
  const controls = total(pages, ({ tag }) => CONTROLS.has(tag));
  return check(
    'labels',
    findings,
    `${counted(pictures, 'picture', 'with words')}, ${counted(controls, 'field', 'with labels')}.`,
  );
}

const graphemes = new Intl.Segmenter('en');

/** A title and a description that a search result shows whole, on every page. */
export function checkSearch(pages: readonly ReadPage[]): SiteCheck {
  const findings = everywhere(pages, ({ elements }) => {
    const title = elements.find(
      ({ tag, within }) => tag === 'title' && within.at(-1)?.tag === 'head',
    );
    const description = elements.find(({ attributes }) => attributes.name === 'description');
    const length = (text: string | undefined) => [...graphemes.segment(text ?? '')].length;
    const titleLength = length(title?.text);
    const descriptionLength = length(description?.attributes.content);
    return [
      ...(titleLength === 0 ? ['it has no title'] : []),
      ...(titleLength > META_TITLE_LENGTH ? [`its title has ${titleLength} characters`] : []),
      ...(descriptionLength === 0 ? ['it has no description'] : []),
      ...(descriptionLength > META_DESCRIPTION_LENGTH
        ? [`its description has ${descriptionLength} characters`]
        : []),
    ];
  });
  return check('search', findings, 'Every page has a title and a description that fit.');
}

const LOADS = ['src', 'srcset', 'poster', 'data'] as const;

/** Nothing is loaded from elsewhere and nothing runs. */
export function checkRequests(pages: readonly ReadPage[]): SiteCheck {
  const findings = everywhere(pages, ({ elements }) =>
    elements.flatMap(({ tag, attributes }) => {
      const loaded = LOADS.flatMap((name) => attributes[name] ?? []);
      const isResource = /stylesheet|icon|preload/.test(attributes.rel ?? '');
      if (tag === 'link' && isResource) loaded.push(attributes.href ?? '');
      const runs =
        tag === 'script' && !(attributes.type ?? '').startsWith('application/ld+json')
          ? ['a script runs in it']
          : [];
      const handlers = Object.keys(attributes).filter((name) => name.startsWith('on'));
      return [
        ...loaded
          .filter((address) => /^(?:[a-z][a-z+.-]*:)?\/\//i.test(address))
          .map((address) => `it loads ${address}`),
        ...runs,
        ...handlers.map((name) => `a ${tag} runs ${name}`),
      ];
    }),
  );
  return check('requests', findings, 'Nothing is loaded from another place, and no script runs.');
}
