import { SiteRefusedError } from '../../machines/siteRefusal';
import { redrawWebsite } from './generateWebsite';
import { understand } from './read/understand';
import { loadObjects } from './pictures/objects';
import { generateFrom, rebuildWebsite } from './rebuild/rebuildWebsite';
import { loadDialects } from './render/dialects';
import { loadSheets } from './render/styles/siteStyles';
import { loadFonts } from './typefaces/typeset';
import type { Refused, WorkerAnswer, WorkerQuestion } from './workerProtocol';

/** What no first site waits for. */
const TOOLS = {
  corrections: () => import('./read/corrections/applyCorrections'),
  componentStyles: () => import('./components/componentStyles'),
  component: () => import('./components/generateComponent'),
  preview: () => import('./components/previewDocument'),
  paint: () => import('./images/paintImage'),
  png: () => import('./images/encodePng'),
  export: () => import('./export/exportWebsite'),
  document: () => import('./export/singleDocument'),
  report: () => import('./report/inspectBuild'),
  directions: () => import('./rebuild/drawDirections'),
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
    loadObjects(),
    loadSheets(),
    ...Object.values(TOOLS).map((load) => load()),
  ]);
  await loadComponentStyles();
}

async function answer(question: WorkerQuestion): Promise<WorkerAnswer> {
  const { id } = question;
  try {
    switch (question.type) {
      case 'prepare':
        await prepare();
        return { id, ok: true, type: 'prepare', value: null };
      case 'generate':
        return {
          id,
          ok: true,
          type: 'generate',
          value: await generateFrom(question.request, question.from),
        };
      case 'rebuild':
        return {
          id,
          ok: true,
          type: 'rebuild',
          value: await rebuildWebsite(question.build, question.change),
        };
      case 'generateComponent': {
        const { prompt: description, framework } = question.request;
        const { generateComponent } = await TOOLS.component();
        const value = await generateComponent({ description, framework });
        return { id, ok: true, type: 'generateComponent', value };
      }
      case 'previewComponent': {
        const { previewDocument } = await TOOLS.preview();
        const value = await previewDocument(question.component);
        return { id, ok: true, type: 'previewComponent', value };
      }
      case 'redraw': {
        const { site, request } = question;
        return { id, ok: true, type: 'redraw', value: await redrawWebsite(site, request) };
      }
      case 'paint': {
        const [{ paintImage }, { encodePng }] = await Promise.all([TOOLS.paint(), TOOLS.png()]);
        const painted = await paintImage(question.request);
        const { alt, notDrawn, isAsked } = painted;
        const value = { png: encodePng(painted), alt, notDrawn, isAsked };
        return { id, ok: true, type: 'paint', value };
      }
      case 'export': {
        const { exportWebsite } = await TOOLS.export();
        return { id, ok: true, type: 'export', value: await exportWebsite(question.build) };
      }
      case 'singleDocument': {
        const { singleDocument } = await TOOLS.document();
        const value = await singleDocument(question.build, question.choice);
        return { id, ok: true, type: 'singleDocument', value };
      }
      case 'inspect': {
        const { inspectBuild } = await TOOLS.report();
        return { id, ok: true, type: 'inspect', value: await inspectBuild(question.build) };
      }
      case 'directions': {
        const { drawDirections } = await TOOLS.directions();
        const value = await drawDirections(question.build, question.wish);
        return { id, ok: true, type: 'directions', value };
      }
      case 'open': {
        const { openExport } = await TOOLS.open();
        const value = await openExport(question.bytes).catch(refusedOf);
        return { id, ok: true, type: 'open', value };
      }
      case 'share': {
        const { writeFragment } = await TOOLS.share();
        return { id, ok: true, type: 'share', value: await writeFragment(question.build) };
      }
      case 'drawShared': {
        const { drawShared } = await TOOLS.shared();
        const value = await drawShared(question.fragment).catch(refusedOf);
        return { id, ok: true, type: 'drawShared', value };
      }
    }
  } catch (error) {
    return { id, ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}

/** An error's class does not reach the page; that something was refused must. */
function refusedOf(error: unknown): Refused {
  if (error instanceof SiteRefusedError) return { refusal: error.reason };
  throw error;
}

addEventListener('message', (event: MessageEvent<WorkerQuestion>) => {
  void answer(event.data).then((reply) => postMessage(reply));
});
