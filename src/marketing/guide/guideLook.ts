import {
  CircleQuestionMark,
  Cpu,
  DoorOpen,
  type LucideIcon,
  MessageSquareText,
  Palette,
  PenLine,
} from 'lucide-react';

import type { GuideIcon } from '../../content/guide';

/** The icon of a guide, in the color of the helper that it is about. */
export const GUIDE_LOOK: Record<GuideIcon, { icon: LucideIcon; color: string; ground: string }> = {
  door: { icon: DoorOpen, color: 'sky.700', ground: 'sky.100' },
  prompt: { icon: MessageSquareText, color: 'enamel.700', ground: 'enamel.100' },
  pen: { icon: PenLine, color: 'tomato.700', ground: 'tomato.100' },
  palette: { icon: Palette, color: 'marigold.800', ground: 'marigold.100' },
  chip: { icon: Cpu, color: 'sky.700', ground: 'sky.100' },
  question: { icon: CircleQuestionMark, color: 'ink.700', ground: 'frost' },
};
