import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ARK = '@ark-ui/react/dist';
const CHAKRA = '@chakra-ui/react/dist/esm';

/** Matches modules by how their paths begin, below node_modules unless they are ours; the last part is matched whole. */
const modules = (/** @type {string[]} */ ...paths) => {
  const folders = paths.map((path) => (path.startsWith('src/') ? path : `node_modules/${path}`));
  return new RegExp(`/(?:${folders.join('|')})[/.]`);
};

/** The parts of the editor that are loaded by themselves. */
const EDITOR =
  /\/src\/(?:app\/routes\/(?:(?:Billing|Builder|Dashboard|Editor|EditorNotFound|ImageGenerator|Settings|UIComponents)Route|LiveModelWork)\.tsx|editor\/builder\/siteParts\.ts)$/;
/** Those that a person waits for before the builder is there. */
const FIRST = /\/(?:Builder|Editor)Route\.tsx$/;
/** What these draw with and no public page does. */
const CONTROLS = modules(
  'fflate',
  '@zag-js/(?:aria-hidden|dialog|focus-trap|focus-visible|presence|progress|remove-scroll|switch|tabs)',
  `${ARK}/(?:components/(?:dialog|presence|progress|switch|tabs)|utils/(?:react-activity|render-strategy|use-event))`,
  `${CHAKRA}/(?:components/(?:button/close-button|dialog|drawer|kbd|progress|switch|tabs|wrap)|hooks)`,
);

/**
 * The name of a chunk for what the builder's first screen shares with other screens of the editor and with nothing else.
 * Whatever such a module imports is reached from all that reaches it: the chunk and others never import each other in a circle.
 * @param {string} id
 * @param {{ getModuleInfo: (id: string) => { importers: string[], dynamicImporters: string[], isEntry: boolean } | null }} context
 * @returns {string | null}
 */
export function editorChunk(id, context) {
  if (CONTROLS.test(id)) return 'editor';
  if (!/\/(?:machines|src)\//.test(id) || id.includes('/node_modules/')) return null;
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {string[]} */
  const parts = [];
  const climb = (/** @type {string} */ module) => {
    if (seen.has(module)) return;
    seen.add(module);
    const {
      importers = [],
      dynamicImporters = [],
      isEntry = false,
    } = context.getModuleInfo(module) ?? {};
    if (isEntry || dynamicImporters.length > 0) parts.push(module);
    importers.forEach(climb);
  };
  climb(id);
  const isEditors = parts.length > 1 && parts.every((part) => EDITOR.test(part));
  return isEditors && parts.some((part) => FIRST.test(part)) ? 'editor' : null;
}

/**
 * Tells the modules of lucide-react that pages outside of the editor draw with.
 * @param {readonly string[]} folders where those pages stand
 * @returns {(id: string) => boolean}
 */
export function iconsOf(folders) {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const names = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(
        ([, imported = '']) => imported.match(/\w+/g) ?? [],
      ),
    )
    .map((name) => name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase());
  const icons = new Set(names);
  return (id) => {
    const [, icon] = /\/lucide-react\/.*\/icons\/([\w-]+)\./.exec(id) ?? [];
    return icon === undefined ? id.includes('/node_modules/lucide-react/') : icons.has(icon);
  };
}

/** What the sections of trades say, several trades of a language in a file: each alone is a few hundred bytes. */
export const tradeSections = {
  debugName: 'trades',
  name: (/** @type {string} */ id) => `${/(\w+)[\\/]trades[\\/]/.exec(id)?.[1] ?? ''}-trades`,
  test: /[\\/]trades[\\/]\w+\.yaml\?sections$/,
  maxSize: 10_000,
};

/**
 * What many pages need, in few files: small ones pack badly and cost a request each. Components that hold more than a box
 * stay out, the editor alone uses most of them; so does all that the first script needs, which would ask for the whole file.
 */
export const chunkGroups = [
  tradeSections,
  {
    name: 'libraries',
    priority: 2,
    test: modules(
      'react',
      'react-dom',
      'react-is',
      'scheduler',
      'react-router',
      'react-router-dom',
      'xstate',
      '@xstate/react',
      '@emotion',
      'stylis',
      '@pandacss/is-valid-prop',
      'hoist-non-react-statics',
      'use-sync-external-store',
      '@zag-js/anatomy',
      // The theme names the slots of what it styles.
      '@zag-js/[\\w-]+/dist/[\\w-]+\\.anatomy',
      `${ARK}/components/[\\w-]+/[\\w-]+\\.anatomy`,
      '@zag-js/dom-query/dist/shared',
      `${CHAKRA}/(?:styled-system|preset-base)`,
      `${CHAKRA}/components/(?:box|button/(?:button|icon-button)|flex|grid|link|text|visually-hidden)`,
    ),
  },
  {
    name: 'fields',
    priority: 1,
    test: modules(
      '@zag-js/(?:auto-resize|core/dist/merge-props|dom-query/dist/(?:node|computed-style)|utils/dist/(?:functions|guard))',
      `${ARK}/(?:_virtual|providers/environment|components/(?:factory|fieldset|field))`,
      `${ARK}/utils/(?:compose-refs|create-context|create-split-props|use-safe-layout-effect)`,
      `${CHAKRA}/components/(?:input|stack|textarea)`,
      'src/ui/(?:BusyButton|FieldLabel|InlineNote|InlineProblem|InlineSuccess|TextField)',
    ),
  },
  {
    name: 'toasts',
    priority: 1,
    test: modules(
      '@zag-js/(?:core|dismissable|dom-query|interact-outside|react|toast|types|utils)',
      `${ARK}/(?:providers/locale|components/(?:portal|toast))`,
      `${CHAKRA}/components/(?:icons|toast)`,
      'src/ui/(?:Toaster|toasts)',
    ),
  },
  {
    name: 'icons',
    test: iconsOf(['src/marketing', 'src/auth', 'src/ui']),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'editorIcons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
  { name: 'languages', test: /\/languages\/\w+\/language\.yaml$/ },
  {
    name: 'shell',
    test: /\/(?:machines|src\/.*)\/(?:Awning|capitalized|ClosingSign|dayText|EnamelSign|entities|inForcedColors|LinkButton|PriceTicket|product|PromptTicket|sample|Scallops|sectionPadding|SeededAvatar|seededRandom|ShopWindow|ShopWindowDisplay|structuredData|text|TitledColumns|Wordmark)\.tsx?$/,
  },
  { name: editorChunk, debugName: 'editor', includeDependenciesRecursively: false },
];
