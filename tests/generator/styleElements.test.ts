import { type CssNode, fork, generate, parse as parseCss, walk } from 'css-tree';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, it, vi } from 'vitest';

import { FRAMEWORKS, THEMES } from '../../machines/entities';
import { generateComponent } from '../../src/generator/components/generateComponent';
import { styleElement } from '../../src/generator/document/html';
import { singleDocument } from '../../src/generator/export/singleDocument';
import { generateWebsite } from '../../src/generator/generateWebsite';
import { inspectBuild } from '../../src/generator/report/inspectBuild';
import { reportPage } from '../../src/generator/report/reportPage';
import { opened } from './documents';

vi.setConfig({ testTimeout: 60_000 });

const PROMPT = 'Trattoria Lucia in Porto: pasta, pizza and tiramisu, in English and Portuguese';

type Node = DefaultTreeAdapterTypes.Node;

/** The text of each `<style>`, as a browser reads it. */
function sheetsOf(html: string): string[] {
  const collect = (node: Node): string[] => {
    const children = 'childNodes' in node ? node.childNodes : [];
    if (node.nodeName !== 'style') return children.flatMap(collect);
    return [children.map((child) => ('value' in child ? child.value : '')).join('')];
  };
  return collect(parse(html));
}

/** What a CSS parser cannot read. */
function unread(css: string): string[] {
  const found: string[] = [];
  parseCss(css, {
    parseCustomProperty: true,
    // Tailwind asks for the oldest browsers in conditions that this parser does not know.
    parseAtrulePrelude: false,
    onParseError: ({ message, line }) => found.push(`line ${line}: ${message}`),
  });
  return found;
}

/** As the properties' own grammars have it; `content` has had an alternative text since CSS Generated Content 3. */
const { lexer } = fork({ properties: { content: '<string> [ / <string> ]?' } });

function wrongValues(css: string): string[] {
  const found: string[] = [];
  walk(parseCss(css), (node: CssNode) => {
    if (node.type !== 'Declaration') return;
    const { error } = lexer.matchDeclaration(node);
    // Other errors say only that a custom property can hold anything.
    if (error?.name.startsWith('Syntax')) found.push(`${node.property}: ${error.message}`);
  });
  return found;
}

async function aBuild(theme: (typeof THEMES)[number], framework: (typeof FRAMEWORKS)[number]) {
  const request = { prompt: PROMPT, theme, framework };
  const website = await generateWebsite(request);
  return { ...request, website, customization: website.customization };
}

/** A report of which some checks passed and some did not, with gaps to fill. */
async function aReport(): Promise<string> {
  const { checks, ...report } = await inspectBuild(await aBuild('modern', 'tailwind'));
  const [first, ...others] = checks;
  if (first === undefined) throw new Error('A report has checks.');
  const open = { ...first, isPassed: false, problems: ['index.html: main is not closed'] };
  const site = { title: 'Lucia & Söhne', language: 'en' };
  return reportPage(site, { ...report, checks: [open, ...others] });
}

describe('the style sheet of report.html', () => {
  it('is read whole, and every value is one that its property knows', async () => {
    const [css = '', ...more] = sheetsOf(await aReport());
    expect(more).toEqual([]);
    expect(unread(css)).toEqual([]);
    expect(wrongValues(css)).toEqual([]);
    expect(css).not.toMatch(/&(?:[a-z]+|#\d+);/);
  });

  it('has no rule that matches nothing', async () => {
    const html = await aReport();
    const document = opened(html);
    const idle: string[] = [];
    walk(parseCss(sheetsOf(html).join('\n')), (node: CssNode) => {
      if (node.type !== 'Selector') return;
      const selector = generate(node).replace('::before', '');
      if (document.querySelector(selector) === null) idle.push(selector);
    });
    expect(idle).toEqual([]);
  });
});

describe.each(THEMES.flatMap((theme) => FRAMEWORKS.map((framework) => ({ theme, framework }))))(
  'the style sheets inside the documents of a site in $theme and $framework',
  ({ theme, framework }) => {
    it('are read whole', async () => {
      const build = await aBuild(theme, framework);
      const { html, pages = [] } = build.website;
      const documents = [
        html,
        ...pages.map((page) => page.html),
        await singleDocument(build),
        await singleDocument(build, { isWhole: true }),
      ];
      for (const document of documents) {
        const sheets = sheetsOf(document);
        expect(sheets).toHaveLength(1);
        expect(sheets.flatMap(unread)).toEqual([]);
      }
    });
  },
);

describe.each(FRAMEWORKS)('the style sheet inside the preview of a %s component', (framework) => {
  it('is read whole', async () => {
    for (const description of ['A contact form', 'A "quoted" <button> & more', 'A modal dialog']) {
      const answer = await generateComponent({ description, framework });
      if (!answer.fits) throw new Error(`"${description}" is no component.`);
      expect(sheetsOf(answer.component.preview).flatMap(unread)).toEqual([]);
    }
  });
});

describe('a style element', () => {
  it('holds a sheet as it stands', () => {
    const css = 'main > ul::before { content: "&amp; <b>" }';
    expect(sheetsOf(styleElement(css).value)).toEqual([`\n${css}`]);
  });

  it.each(['</style>', '</STYLE ', 'a { content: "</style/" }'])('refuses %s', (css) => {
    expect(() => styleElement(css)).toThrow('may not close');
  });
});
