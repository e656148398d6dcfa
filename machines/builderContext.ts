import type { ArrangingAct } from './arrangement';
import type { ColorPreset } from './colorPresets';
import type { Delivery } from './delivery';
import type { BuilderDocument } from './builderDocument';
import type { PendingChange, SiteChange } from './siteChange';
import type { SiteEdit } from './siteEdits';
import type {
  Build,
  Framework,
  GeneratedWebsite,
  HeroImage,
  SiteColors,
  SiteContent,
  SiteLayout,
  Theme,
} from './entities';
import type { GenerationFinished } from './generation';
import type { ItemAct } from './itemActs';
import type { LearnedList } from './learned';
import type { ListedPage, ListingField } from './pageListing';
import type { SiteOpened } from './openSite';
import type { PageAct } from './pageActs';
import type { PhotoFile, PhotoSlot } from './photo';
import type { ChosenPage } from './shownPage';
import type { Appearance, StyleChoice } from './styleChoices';

export interface BuilderContext extends BuilderDocument {
  /** Texts in color fields, as typed, while they are edited or wrong. */
  colorDrafts: Partial<Record<keyof SiteColors, string>>;
  /** Counts up to ask the preview for a fresh document. */
  refreshCount: number;
  /** What is asked of sites until they are drawn with it, in order; the first is being drawn. */
  pendingChanges: PendingChange[];
  /** Why the site could not be updated. */
  rebuildProblem: string | null;
  /** The page of a site with several that was gone to; another build begins at its first. */
  page: ChosenPage | null;
  /** Builds whose documents are needed besides the one in the preview. */
  wantedIds: string[];
  /** Builds whose documents are kept: those that were shown last. */
  shownIds: string[];
}

export type BuilderEvent =
  | { type: 'prompt.change'; value: string }
  | { type: 'suggestion.choose'; prompt: string }
  | { type: 'theme.choose'; theme: Theme }
  | { type: 'framework.choose'; framework: Framework }
  | { type: 'preview.refresh' }
  | { type: 'page.show'; path: string }
  | { type: 'preset.choose'; preset: ColorPreset }
  | { type: 'color.change'; role: keyof SiteColors; value: string }
  | { type: 'appearance.choose'; appearance: Appearance }
  | { type: 'style.choose'; choice: StyleChoice }
  | { type: 'section.toggle'; section: keyof SiteLayout }
  /** `page`: id of the section that it is named after. */
  | { type: 'sections.arrange'; page: string; done: ArrangingAct | PageAct }
  /** `section`: a section with items, or a copy of one. */
  | { type: 'items.change'; section: string; done: ItemAct }
  | { type: 'content.change'; field: keyof SiteContent; value: string }
  | { type: 'text.change'; id: string; value: string }
  /** Where a button or link leads, by its text; null: where it led at first. */
  | { type: 'link.choose'; id: string; target: string | null }
  /** The texts that were emptied have the generator's words again. */
  | { type: 'texts.restore' }
  /** `createdAt`: in milliseconds since the epoch. */
  | { type: 'version.keep'; id: string; createdAt: number; name: string }
  | { type: 'text.seek'; id: string }
  /** `buildId`: the build it is asked of; the current one where none is named. */
  | { type: 'site.change'; change: SiteChange; buildId?: string }
  /** What was asked for in words, as one step. */
  | { type: 'changes.apply'; edits: SiteEdit[]; change: SiteChange }
  /** Sentences by text id that a language model wrote for a build. */
  | { type: 'words.written'; buildId: string; words: Record<string, string> }
  | { type: 'delivery.choose'; delivery: Delivery }
  | { type: 'listing.change'; page: ListedPage; field: ListingField; value: string }
  | { type: 'photo.choose'; slot: PhotoSlot; files: PhotoFile[] }
  | { type: 'photo.describe'; slot: PhotoSlot; alt: string }
  | { type: 'photo.remove'; slot: PhotoSlot }
  | { type: 'hero.choose'; hero: HeroImage }
  | { type: 'hero.remove' }
  | { type: 'edit.end' }
  | { type: 'edit.undo' }
  | { type: 'edit.redo' }
  | { type: 'build.load'; id: string }
  | { type: 'build.rename'; id: string; name: string }
  | { type: 'build.delete'; id: string }
  | { type: 'builds.want'; ids: string[] }
  /** `from`: what it was drawn of. */
  | { type: 'build.redrawn'; id: string; from: GeneratedWebsite; website: GeneratedWebsite }
  | { type: 'builder.reset' }
  /** What another tab has kept. */
  | { type: 'work.learned'; learned: LearnedList<Build> }
  | GenerationFinished<'website'>
  | SiteOpened;

/** A text of the preview is to be brought into view, ready to be written over. */
export interface TextSought {
  type: 'text.sought';
  id: string;
}

/** What is worth keeping over a reload (specification section 1, "work is session-based"); what is not drawn yet is drawn then, steps to undo end with the page. */
export type SavedBuilder = Pick<
  BuilderContext,
  'prompt' | 'theme' | 'framework' | 'currentId' | 'history' | 'pendingChanges'
>;

/** What to write down of a builder; it is the builder's `input` when it is made again. */
export function builderToSave(context: BuilderContext): SavedBuilder {
  const { prompt, theme, framework, currentId, history, pendingChanges } = context;
  return { prompt, theme, framework, currentId, history, pendingChanges };
}
