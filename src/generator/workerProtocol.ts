import type {
  Build,
  ComponentRequest,
  GeneratedComponent,
  GeneratedWebsite,
  WebsiteRequest,
} from '../../machines/entities';
import type { ImageRequest } from '../../machines/image';
import type { ExportedWebsite } from './export/exportWebsite';

/** A painted picture as a PNG file, with the words that stand for it. */
export interface PaintedFile {
  png: Uint8Array;
  alt: string;
}

export type ExportRequest = Pick<
  Build,
  'prompt' | 'theme' | 'framework' | 'website' | 'customization'
>;

/** What the page asks the worker; each question carries an id that its answer repeats. */
export type WorkerQuestion =
  | { id: number; type: 'prepare' }
  | { id: number; type: 'generate'; request: WebsiteRequest }
  | { id: number; type: 'generateComponent'; request: ComponentRequest }
  | { id: number; type: 'redraw'; site: string; request: WebsiteRequest }
  | { id: number; type: 'paint'; request: ImageRequest }
  | { id: number; type: 'export'; build: ExportRequest }
  | { id: number; type: 'singleDocument'; build: ExportRequest };

export type WorkerAnswer =
  | { id: number; ok: true; type: 'prepare'; value: null }
  | { id: number; ok: true; type: 'generate'; value: GeneratedWebsite }
  | { id: number; ok: true; type: 'generateComponent'; value: GeneratedComponent }
  | { id: number; ok: true; type: 'redraw'; value: GeneratedWebsite }
  | { id: number; ok: true; type: 'paint'; value: PaintedFile }
  | { id: number; ok: true; type: 'export'; value: ExportedWebsite }
  | { id: number; ok: true; type: 'singleDocument'; value: string }
  | { id: number; ok: false; error: string };
