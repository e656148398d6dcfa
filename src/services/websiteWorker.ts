import type { Remote } from 'comlink';

import type { BuiltSite } from '../../machines/builderDocument';
import type { Direction, DirectionsRequest } from '../../machines/directions';
import type {
  Build,
  ComponentAnswer,
  ComponentRequest,
  Customization,
  GeneratedComponent,
  GeneratedWebsite,
  WebsiteRequest,
} from '../../machines/entities';
import type { ImageRequest } from '../../machines/image';
import type {
  ModelQuestion,
  ModelStep,
  ModelStepAsked,
  UnreadAsked,
} from '../../machines/modelStep';
import { LOGO } from '../../machines/photo';
import type { ChangesAsked, ChangesRead } from '../../machines/requestedChanges';
import type { SiteChange } from '../../machines/siteChange';
import type { SiteReport } from '../../machines/siteReport';
import { type SiteRefusal, SiteRefusedError } from '../../machines/siteRefusal';
import type { ExportedWebsite } from '../generator/export/exportWebsite';
import type { OpenedExport } from '../generator/export/openExport';
import type { DocumentChoice } from '../generator/export/singleDocument';
import type { ExportableBuild } from '../generator/export/writeSiteFile';
import type { PaintedFile } from '../generator/images/paintFile';
import type { SharedWebsite } from '../generator/share/drawShared';
import type { WrittenFragment } from '../generator/share/writeFragment';
import type { Generator } from '../generator/generator';
import { photoBytesOf } from './photos/photoStore';
import { createWorkerClient } from './workerClient';
import { WORKER_DEADLINE, WORKER_LIMITS } from './workerDeadlines';

const createClient = () =>
  createWorkerClient<Generator>(
    () => new Worker(new URL('../generator/worker.ts', import.meta.url), { type: 'module' }),
    WORKER_LIMITS,
  );

const generator = createClient();
/** Painting takes seconds: it has a worker of its own, so that nothing else waits for it. */
const painter = createClient();

type Ask<T> = (remote: Remote<Generator>) => T;

const draw = <T extends Promise<unknown>>(signal: AbortSignal, question: Ask<T>) =>
  generator.ask(question, { signal, deadline: WORKER_DEADLINE.drawing });
const pack = <T extends Promise<unknown>>(signal: AbortSignal, question: Ask<T>) =>
  generator.ask(question, { signal, deadline: WORKER_DEADLINE.packing });

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

function unlessRefused<T extends object>(answer: T | { refusal: SiteRefusal }): T {
  if ('refusal' in answer) throw new SiteRefusedError(answer.refusal);
  return answer;
}

/** Starts the worker and loads all it needs, so that generation and export ask the network for nothing (section 7). */
export function prepareGenerator(): void {
  generator.prepare((remote) => remote.prepare());
}

/** Draws a build again with a change off the main thread. Rejects as `generateInWorker` does. */
export async function rebuildInWorker(
  build: ExportableBuild,
  change: SiteChange,
  signal: AbortSignal,
): Promise<BuiltSite> {
  return sharingTypefacesIn(await draw(signal, (remote) => remote.rebuild(build, change)));
}

/** Generates a website off the main thread; `from` is the current build, whose edits stay. Rejects when the generator fails, the worker dies or takes too long, or `signal` is aborted. */
export async function generateInWorker(
  request: WebsiteRequest,
  from: ExportableBuild | undefined,
  signal: AbortSignal,
): Promise<BuiltSite> {
  return sharingTypefacesIn(await draw(signal, (remote) => remote.generate(request, from)));
}

/** Generates a component off the main thread, or says why none fits. Rejects as `generateInWorker` does. */
export function generateComponentInWorker(
  request: ComponentRequest,
  signal: AbortSignal,
): Promise<ComponentAnswer> {
  return draw(signal, (remote) => remote.generateComponent(request));
}

/** Draws the preview of a component's code off the main thread. Rejects as `generateInWorker` does. */
export function previewComponentInWorker(
  { name, framework, code }: Pick<GeneratedComponent, 'name' | 'framework' | 'code'>,
  signal: AbortSignal,
): Promise<string> {
  return draw(signal, (remote) => remote.previewComponent({ name, framework, code }));
}

/** Draws a kept site again off the main thread. Rejects as `generateInWorker` does. */
export async function redrawInWorker(
  site: string,
  request: WebsiteRequest,
  customization: Customization,
  signal: AbortSignal,
): Promise<GeneratedWebsite> {
  return sharingTypefaces(
    await draw(signal, (remote) => remote.redraw(site, request, customization)),
  );
}

/** Packs a build as a ZIP off the main thread. Rejects as `generateInWorker` does. */
export async function exportInWorker(
  build: ExportableBuild,
  signal: AbortSignal,
): Promise<ExportedWebsite> {
  const photos = await photoBytesOf(build.customization);
  return pack(signal, (remote) => remote.export(build, photos));
}

/** Paints an image off the main thread. Rejects as `generateInWorker` does. */
export function paintInWorker(request: ImageRequest, signal: AbortSignal): Promise<PaintedFile> {
  return painter.ask((remote) => remote.paint(request), {
    signal,
    deadline: WORKER_DEADLINE.painting,
  });
}

/** Draws a build as one HTML document off the main thread. Rejects as `generateInWorker` does. */
export async function singleDocumentInWorker(
  build: ExportableBuild,
  choice: DocumentChoice,
  signal: AbortSignal,
): Promise<string> {
  const photos = await photoBytesOf(build.customization);
  return pack(signal, (remote) => remote.singleDocument(build, choice, photos));
}

/** Draws three designs of a build off the main thread. Rejects as `generateInWorker` does. */
export async function directionsInWorker(
  { build, locks, round }: DirectionsRequest,
  signal: AbortSignal,
): Promise<Direction[]> {
  const drawn = await draw(signal, (remote) => remote.directions(build, { locks, round }));
  return drawn.map(sharingTypefaces);
}

/** Reads what a person asks to be changed, off the main thread. Rejects as `generateInWorker` does. */
export function readChangesInWorker(
  asked: ChangesAsked,
  signal: AbortSignal,
): Promise<ChangesRead> {
  return draw(signal, (remote) => remote.readChanges(asked));
}

/** What a language model's answer comes to and what it is asked next, off the main thread. Rejects as `generateInWorker` does. */
export function modelStepInWorker(asked: ModelStepAsked, signal: AbortSignal): Promise<ModelStep> {
  return draw(signal, (remote) => remote.modelStep(asked));
}

/** What a language model is asked about a request for changes, off the main thread. Rejects as `generateInWorker` does. */
export function modelQuestionInWorker(
  asked: UnreadAsked,
  signal: AbortSignal,
): Promise<ModelQuestion> {
  return draw(signal, (remote) => remote.modelQuestion(asked));
}

/** Checks a build as it would be exported, off the main thread. Rejects as `generateInWorker` does. */
export async function inspectInWorker(
  build: ExportableBuild,
  signal: AbortSignal,
): Promise<SiteReport> {
  const logo = build.customization.photos?.[LOGO];
  const photos = await photoBytesOf(logo === undefined ? {} : { photos: { [LOGO]: logo } });
  return pack(signal, (remote) => remote.inspect(build, photos));
}

/** Reads an exported ZIP and draws its site off the main thread. Rejects with `SiteRefusedError`, or as `generateInWorker` does. */
export async function openInWorker(bytes: Uint8Array, signal: AbortSignal): Promise<OpenedExport> {
  return sharingTypefacesIn(unlessRefused(await draw(signal, (remote) => remote.open(bytes))));
}

/** Packs a build as the fragment of a share link off the main thread. Rejects as `generateInWorker` does. */
export function shareInWorker(
  build: ExportableBuild,
  signal: AbortSignal,
): Promise<WrittenFragment> {
  return draw(signal, (remote) => remote.share(build));
}

/** Draws the site of a share link off the main thread. Rejects with `SiteRefusedError`, or as `generateInWorker` does. */
export async function drawSharedInWorker(
  fragment: string,
  signal: AbortSignal,
): Promise<SharedWebsite> {
  return unlessRefused(await pack(signal, (remote) => remote.drawShared(fragment)));
}
