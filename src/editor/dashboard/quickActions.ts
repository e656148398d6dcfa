import { Blocks, Image, type LucideIcon, PanelsTopLeft } from 'lucide-react';

export interface QuickAction {
  label: string;
  hint: string;
  to: string;
  icon: LucideIcon;
}

/** What the dashboard offers to start with; each leads to a screen that exists. */
export const QUICK_ACTIONS: readonly QuickAction[] = [
  {
    label: 'Create Website',
    hint: 'Describe a business and see its page',
    to: '/editor/builder',
    icon: PanelsTopLeft,
  },
  {
    label: 'Generate Components',
    hint: 'Buttons, forms, cards and more, as code',
    to: '/editor/ui-components',
    icon: Blocks,
  },
  {
    label: 'Generate Images',
    hint: 'Pictures drawn on your device',
    to: '/editor/image-generator',
    icon: Image,
  },
];
