import { SiteRefusedError } from '../../machines/siteRefusal';
import { loadComponentStyles } from './components/componentStyles';
import { generateComponent } from './components/generateComponent';
import { previewDocument } from './components/previewDocument';
import { exportWebsite } from './export/exportWebsite';
import { openExport } from './export/openExport';
import { singleDocument } from './export/singleDocument';
import { redrawWebsite } from './generateWebsite';
import { encodePng } from './images/encodePng';
import { paintImage } from './images/paintImage';
import { inspectBuild } from './report/inspectBuild';
import { loadDialects } from './render/dialects';
import { drawDirections } from './rebuild/drawDirections';
import { generateFrom, rebuildWebsite } from './rebuild/rebuildWebsite';
import { drawShared } from './share/drawShared';
import { writeFragment } from './share/writeFragment';
import { understand } from './read/understand';
import { loadFonts } from './typefaces/typeset';
import type { Refused, WorkerAnswer, WorkerQuestion } from './workerProtocol';

async function answer(question: WorkerQuestion): Promise<WorkerAnswer> {
  const { id } = question;
  try {
    switch (question.type) {
      case 'prepare':
        await Promise.all([loadDialects(), loadComponentStyles(), loadFonts()]);
        // The first prompt compiles the words of its language: done now, no generation waits for it.
        await understand('a website');
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
        const value = await generateComponent({ description, framework });
        return { id, ok: true, type: 'generateComponent', value };
      }
      case 'previewComponent': {
        const value = await previewDocument(question.component);
        return { id, ok: true, type: 'previewComponent', value };
      }
      case 'redraw': {
        const { site, request } = question;
        return { id, ok: true, type: 'redraw', value: await redrawWebsite(site, request) };
      }
      case 'paint': {
        const painted = paintImage(question.request);
        return {
          id,
          ok: true,
          type: 'paint',
          value: { png: encodePng(painted), alt: painted.alt },
        };
      }
      case 'export':
        return { id, ok: true, type: 'export', value: await exportWebsite(question.build) };
      case 'singleDocument':
        return {
          id,
          ok: true,
          type: 'singleDocument',
          value: await singleDocument(question.build, question.choice),
        };
      case 'inspect':
        return { id, ok: true, type: 'inspect', value: await inspectBuild(question.build) };
      case 'directions': {
        const value = await drawDirections(question.build, question.wish);
        return { id, ok: true, type: 'directions', value };
      }
      case 'open':
        return {
          id,
          ok: true,
          type: 'open',
          value: await openExport(question.bytes).catch(refusedOf),
        };
      case 'share':
        return { id, ok: true, type: 'share', value: await writeFragment(question.build) };
      case 'drawShared':
        return {
          id,
          ok: true,
          type: 'drawShared',
          value: await drawShared(question.fragment).catch(refusedOf),
        };
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
