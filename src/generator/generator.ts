import type { DirectionsRequest } from '../../machines/directions';
import type { ComponentRequest, GeneratedComponent, WebsiteRequest } from '../../machines/entities';
import type { ImageRequest } from '../../machines/image';
import { type SiteRefusal, SiteRefusedError } from '../../machines/siteRefusal';
import type { ChangesAsked } from '../../machines/requestedChanges';
import type { ModelStepAsked, UnreadAsked } from '../../machines/modelStep';
import type { SiteChange } from '../../machines/siteChange';
import { builtSite } from './builtSite';
import type { DocumentChoice } from './export/singleDocument';
import type { ExportableBuild } from './export/writeSiteFile';
import { generateSite } from './generateSite';
import { redrawWebsite } from './generateWebsite';
import { loadTrades } from './languages/tradeWords';
import type { PhotoBytes } from './photoFiles';
import { loadFittings } from './pictures/fittings';
import { loadObjects } from './pictures/objects';
import { loadPlaces } from './pictures/places';
import { understand } from './read/understand';
import { loadDialects } from './render/dialects';
import { loadSheets } from './render/styles/siteStyles';
import { loadFonts } from './typefaces/typeset';

/** What no first site waits for. */
const TOOLS = {
  outline: () => import('./outlineOf'),
  rebuild: () => import('./rebuild/rebuildWebsite'),
  drawnWith: () => import('./rebuild/drawnWith'),
  editing: () => import('./document/editing'),
  itemPhotos: () => import('./document/itemPhotos'),
  translation: () => import('./write/writeTranslation'),
  ownStyle: async () => (await import('./render/ownStyle')).loadMoreFonts(),
  corrections: () => import('./read/corrections/applyCorrections'),
  componentStyles: () => import('./components/componentStyles'),
  component: () => import('./components/generateComponent'),
  preview: () => import('./components/previewDocument'),
  paint: () => import('./images/paintFile'),
  export: () => import('./export/exportWebsite'),
  document: () => import('./export/singleDocument'),
  report: () => import('./report/inspectBuild'),
  directions: () => import('./rebuild/drawDirections'),
  changes: () => import('./changes/readChanges'),
  open: () => import('./export/openExport'),
  share: () => import('./share/writeFragment'),
  shared: () => import('./share/drawShared'),
};

/** Loads everything, so that no later work has to ask the network; what a first site needs before the rest. */
async function prepare(): Promise<void> {
  // The first prompt compiles the words of its language: done now, no generation waits for it.
  await Promise.all([understand('a website'), loadDialects()]);
  const [{ loadComponentStyles }] = await Promise.all([
    TOOLS.componentStyles(),
    loadFonts(),
    loadFittings(),
    loadObjects(),
    loadPlaces(),
    loadSheets(),
    loadTrades('en'),
    ...Object.values(TOOLS).map((load) => load()),
  ]);
  await loadComponentStyles();
}

/** What was handed over is no site that can be shown; not a failure of the worker. */
interface Refused {
  refusal: SiteRefusal;
}

/** An error's class does not reach the page; that something was refused must. */
function refusedOf(error: unknown): Refused {
  if (error instanceof SiteRefusedError) return { refusal: error.reason };
  throw error;
}

/** What the worker answers. */
export const generator = {
  prepare,
  generate: async (request: WebsiteRequest, from: ExportableBuild | undefined) =>
    from === undefined
      ? builtSite(await generateSite(request))
      : (await TOOLS.rebuild()).generateFrom(request, from),
  rebuild: async (build: ExportableBuild, change: SiteChange) =>
    (await TOOLS.rebuild()).rebuildWebsite(build, change),
  redraw: redrawWebsite,
  generateComponent: async ({ prompt: description, framework }: ComponentRequest) =>
    (await TOOLS.component()).generateComponent({ description, framework }),
  previewComponent: async (component: Pick<GeneratedComponent, 'name' | 'framework' | 'code'>) =>
    (await TOOLS.preview()).previewDocument(component),
  paint: async (request: ImageRequest) => (await TOOLS.paint()).paintFile(request),
  export: async (build: ExportableBuild, photos: PhotoBytes) =>
    (await TOOLS.export()).exportWebsite(build, photos),
  singleDocument: async (build: ExportableBuild, choice: DocumentChoice, photos: PhotoBytes) =>
    (await TOOLS.document()).singleDocument(build, choice, photos),
  inspect: async (build: ExportableBuild, photos: PhotoBytes) =>
    (await TOOLS.report()).inspectBuild(build, photos),
  directions: async (build: ExportableBuild, wish: Pick<DirectionsRequest, 'locks' | 'round'>) =>
    (await TOOLS.directions()).drawDirections(build, wish),
  modelStep: async (asked: ModelStepAsked) => (await import('./model/modelStep')).modelStep(asked),
  modelQuestion: async (asked: UnreadAsked) =>
    (await import('./model/changeTask')).changeQuestion(asked),
  readChanges: async (asked: ChangesAsked) => (await TOOLS.changes()).readChanges(asked),
  open: async (bytes: Uint8Array) => (await TOOLS.open()).openExport(bytes).catch(refusedOf),
  share: async (build: ExportableBuild) => (await TOOLS.share()).writeFragment(build),
  drawShared: async (fragment: string) =>
    (await TOOLS.shared()).drawShared(fragment).catch(refusedOf),
};

/** What the page may ask the worker. */
export type Generator = typeof generator;
