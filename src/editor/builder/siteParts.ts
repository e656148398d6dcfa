import { Comparison } from './Comparison';
import { CustomizePanel } from './CustomizePanel';
import { CustomizeSheet } from './CustomizeSheet';
import { ThreeDirections } from './directions/ThreeDirections';
import { PreviewFrame } from './frame/PreviewFrame';
import { LinkBar } from './links/LinkBar';
import { OutlinePanel } from './outline/OutlinePanel';
import { OutlineSheet } from './outline/OutlineSheet';
import { PreviewLine } from './PreviewLine';
import { ExportedNote } from './publish/ExportedNote';
import { PublishPanel } from './publish/PublishPanel';
import { UnderstandingPanel } from './understanding/UnderstandingPanel';

/** What a site is shown with and worked on: the builder loads it apart from its first screen, on which there is none yet. */
export const siteParts = {
  Comparison,
  CustomizePanel,
  CustomizeSheet,
  ThreeDirections,
  PreviewFrame,
  LinkBar,
  OutlinePanel,
  OutlineSheet,
  PreviewLine,
  ExportedNote,
  PublishPanel,
  UnderstandingPanel,
};

export type SiteParts = typeof siteParts;
