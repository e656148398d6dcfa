import type { BuiltSite } from '../../machines/desk';
import type { Direction, DirectionsRequest } from '../../machines/directions';
import type {
  ComponentAnswer,
  ComponentRequest,
  GeneratedComponent,
  GeneratedWebsite,
  WebsiteRequest,
} from '../../machines/entities';
import type { ImageRequest } from '../../machines/image';
import type { SiteChange } from '../../machines/siteChange';
import type { SiteReport } from '../../machines/siteReport';
import type { SiteRefusal } from '../../machines/siteRefusal';
import type { ExportedWebsite } from './export/exportWebsite';
import type { DocumentChoice } from './export/singleDocument';
import type { BuildToKeep } from './export/writeSiteFile';
import type { SharedWebsite } from './share/drawShared';
import type { PaintedImage } from './images/paintImage';
import type { WrittenFragment } from './share/writeFragment';

/** A painted picture as a PNG file, with the words that stand for it and what of its prompt is not in it. */
export interface PaintedFile extends Pick<PaintedImage, 'alt' | 'notDrawn' | 'isAsked'> {
  png: Uint8Array;
}

/** What was handed over is no site that can be shown; not a failure of the worker. */
export interface Refused {
  refusal: SiteRefusal;
}

/** What the page asks the worker; each question carries an id that its answer repeats. */
export type WorkerQuestion =
  | { id: number; type: 'prepare' }
  | { id: number; type: 'generate'; request: WebsiteRequest; from?: BuildToKeep }
  | { id: number; type: 'rebuild'; build: BuildToKeep; change: SiteChange }
  | { id: number; type: 'generateComponent'; request: ComponentRequest }
  | {
      id: number;
      type: 'previewComponent';
      component: Pick<GeneratedComponent, 'name' | 'framework' | 'code'>;
    }
  | { id: number; type: 'redraw'; site: string; request: WebsiteRequest }
  | { id: number; type: 'paint'; request: ImageRequest }
  | { id: number; type: 'export'; build: BuildToKeep }
  | { id: number; type: 'inspect'; build: BuildToKeep }
  | {
      id: number;
      type: 'directions';
      build: BuildToKeep;
      wish: Pick<DirectionsRequest, 'locks' | 'round'>;
    }
  | { id: number; type: 'singleDocument'; build: BuildToKeep; choice: DocumentChoice }
  | { id: number; type: 'open'; bytes: Uint8Array }
  | { id: number; type: 'share'; build: BuildToKeep }
  | { id: number; type: 'drawShared'; fragment: string };

export type WorkerAnswer =
  | { id: number; ok: true; type: 'prepare'; value: null }
  | { id: number; ok: true; type: 'generate'; value: BuiltSite }
  | { id: number; ok: true; type: 'rebuild'; value: BuiltSite }
  | { id: number; ok: true; type: 'generateComponent'; value: ComponentAnswer }
  | { id: number; ok: true; type: 'previewComponent'; value: string }
  | { id: number; ok: true; type: 'redraw'; value: GeneratedWebsite }
  | { id: number; ok: true; type: 'paint'; value: PaintedFile }
  | { id: number; ok: true; type: 'export'; value: ExportedWebsite }
  | { id: number; ok: true; type: 'singleDocument'; value: string }
  | { id: number; ok: true; type: 'inspect'; value: SiteReport }
  | { id: number; ok: true; type: 'directions'; value: Direction[] }
  | { id: number; ok: true; type: 'open'; value: BuildToKeep | Refused }
  | { id: number; ok: true; type: 'share'; value: WrittenFragment }
  | { id: number; ok: true; type: 'drawShared'; value: SharedWebsite | Refused }
  | { id: number; ok: false; error: string };
