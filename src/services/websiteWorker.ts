import type { BuiltSite } from '../../machines/desk';
import type { Direction, DirectionsRequest } from '../../machines/directions';
import type {
  Build,
  ComponentAnswer,
  ComponentRequest,
  GeneratedComponent,
  GeneratedWebsite,
  WebsiteRequest,
} from '../../machines/entities';
import type { ImageRequest } from '../../machines/image';
import type { SiteChange } from '../../machines/siteChange';
import type { SiteReport } from '../../machines/siteReport';
import { SiteRefusedError } from '../../machines/siteRefusal';
import type { ExportedWebsite } from '../generator/export/exportWebsite';
import type { DocumentChoice } from '../generator/export/singleDocument';
import type { BuildToKeep } from '../generator/export/writeSiteFile';
import type { SharedWebsite } from '../generator/share/drawShared';
import type { WrittenFragment } from '../generator/share/writeFragment';
import type { PaintedFile, WorkerAnswer, WorkerQuestion } from '../generator/workerProtocol';
import { createWorkerClient } from './workerClient';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

const startWorker = () =>
  new Worker(new URL('../generator/worker.ts', import.meta.url), { type: 'module' });

const ask = createWorkerClient<WithoutId<WorkerQuestion>, WorkerAnswer>(startWorker);
/** Painting takes seconds: it has a worker of its own, so that nothing else waits for it. */
const askPainter = createWorkerClient<WithoutId<WorkerQuestion>, WorkerAnswer>(startWorker);

const sheets = new Map<string, string>();

/** Drawn documents whose typefaces are in memory once, however many documents are set in them. */
function sharingTypefaces<T extends { typefaces?: string }>(drawn: T): T {
  const { typefaces } = drawn;
  if (typefaces === undefined) return drawn;
  if (!sheets.has(typefaces)) sheets.set(typefaces, typefaces);
  return { ...drawn, typefaces: sheets.get(typefaces) };
}

function sharingTypefacesIn<T extends Pick<Build, 'website'>>(built: T): T {
  return { ...built, website: sharingTypefaces(built.website) };
}

/** Starts the worker and loads all it needs, so that generation and export ask the network for nothing (section 7). */
export function prepareGenerator(): void {
  // What cannot be loaded now is asked for again, and reported, by the generation itself.
  ask({ type: 'prepare' }, new AbortController().signal).catch(() => undefined);
}

/** Draws a build again with a change off the main thread. Rejects as `generateInWorker` does. */
export async function rebuildInWorker(
  build: BuildToKeep,
  change: SiteChange,
  signal: AbortSignal,
): Promise<BuiltSite> {
  const answer = await ask({ type: 'rebuild', build, change }, signal);
  if (answer.type !== 'rebuild') throw new Error('The worker answered another question.');
  return sharingTypefacesIn(answer.value);
}

/** Generates a website off the main thread; `from` is the build on the desk, whose edits stay. Rejects when the generator fails, the worker dies, or `signal` is aborted. */
export async function generateInWorker(
  request: WebsiteRequest,
  from: BuildToKeep | undefined,
  signal: AbortSignal,
): Promise<BuiltSite> {
  const answer = await ask({ type: 'generate', request, from }, signal);
  if (answer.type !== 'generate') throw new Error('The worker answered another question.');
  return sharingTypefacesIn(answer.value);
}

/** Generates a component off the main thread, or says why none fits. Rejects as `generateInWorker` does. */
export async function generateComponentInWorker(
  request: ComponentRequest,
  signal: AbortSignal,
): Promise<ComponentAnswer> {
  const answer = await ask({ type: 'generateComponent', request }, signal);
  if (answer.type !== 'generateComponent') throw new Error('The worker answered another question.');
  return answer.value;
}

/** Draws the preview of a component's code off the main thread. Rejects as `generateInWorker` does. */
export async function previewComponentInWorker(
  { name, framework, code }: Pick<GeneratedComponent, 'name' | 'framework' | 'code'>,
  signal: AbortSignal,
): Promise<string> {
  const answer = await ask(
    { type: 'previewComponent', component: { name, framework, code } },
    signal,
  );
  if (answer.type !== 'previewComponent') throw new Error('The worker answered another question.');
  return answer.value;
}

/** Draws a kept site again off the main thread. Rejects as `generateInWorker` does. */
export async function redrawInWorker(
  site: string,
  request: WebsiteRequest,
  signal: AbortSignal,
): Promise<GeneratedWebsite> {
  const answer = await ask({ type: 'redraw', site, request }, signal);
  if (answer.type !== 'redraw') throw new Error('The worker answered another question.');
  return sharingTypefaces(answer.value);
}

/** Packs a build as a ZIP off the main thread. Rejects as `generateInWorker` does. */
export async function exportInWorker(
  build: BuildToKeep,
  signal: AbortSignal,
): Promise<ExportedWebsite> {
  const answer = await ask({ type: 'export', build }, signal);
  if (answer.type !== 'export') throw new Error('The worker answered another question.');
  return answer.value;
}

/** Paints an image off the main thread. Rejects as `generateInWorker` does. */
export async function paintInWorker(
  request: ImageRequest,
  signal: AbortSignal,
): Promise<PaintedFile> {
  const answer = await askPainter({ type: 'paint', request }, signal);
  if (answer.type !== 'paint') throw new Error('The worker answered another question.');
  return answer.value;
}

/** Draws a build as one HTML document off the main thread. Rejects as `generateInWorker` does. */
export async function singleDocumentInWorker(
  build: BuildToKeep,
  choice: DocumentChoice,
  signal: AbortSignal,
): Promise<string> {
  const answer = await ask({ type: 'singleDocument', build, choice }, signal);
  if (answer.type !== 'singleDocument') throw new Error('The worker answered another question.');
  return answer.value;
}

/** Draws three designs of a build off the main thread. Rejects as `generateInWorker` does. */
export async function directionsInWorker(
  { build, locks, round }: DirectionsRequest,
  signal: AbortSignal,
): Promise<Direction[]> {
  const answer = await ask({ type: 'directions', build, wish: { locks, round } }, signal);
  if (answer.type !== 'directions') throw new Error('The worker answered another question.');
  return answer.value.map(sharingTypefaces);
}

/** Checks a build as it would be exported, off the main thread. Rejects as `generateInWorker` does. */
export async function inspectInWorker(
  build: BuildToKeep,
  signal: AbortSignal,
): Promise<SiteReport> {
  const answer = await ask({ type: 'inspect', build }, signal);
  if (answer.type !== 'inspect') throw new Error('The worker answered another question.');
  return answer.value;
}

/** Reads an exported ZIP and draws its site off the main thread. Rejects with `SiteRefusedError`, or as `generateInWorker` does. */
export async function openInWorker(bytes: Uint8Array, signal: AbortSignal): Promise<BuildToKeep> {
  const answer = await ask({ type: 'open', bytes }, signal);
  if (answer.type !== 'open') throw new Error('The worker answered another question.');
  if ('refusal' in answer.value) throw new SiteRefusedError(answer.value.refusal);
  return sharingTypefacesIn(answer.value);
}

/** Packs a build as the fragment of a share link off the main thread. Rejects as `generateInWorker` does. */
export async function shareInWorker(
  build: BuildToKeep,
  signal: AbortSignal,
): Promise<WrittenFragment> {
  const answer = await ask({ type: 'share', build }, signal);
  if (answer.type !== 'share') throw new Error('The worker answered another question.');
  return answer.value;
}

/** Draws the site of a share link off the main thread. Rejects with `SiteRefusedError`, or as `generateInWorker` does. */
export async function drawSharedInWorker(
  fragment: string,
  signal: AbortSignal,
): Promise<SharedWebsite> {
  const answer = await ask({ type: 'drawShared', fragment }, signal);
  if (answer.type !== 'drawShared') throw new Error('The worker answered another question.');
  if ('refusal' in answer.value) throw new SiteRefusedError(answer.value.refusal);
  return answer.value;
}
