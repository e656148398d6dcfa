import { THEMES, type WebsiteRequest } from '../../machines/entities';
import { sample } from './sample';
import { showcase } from './showcase';

/** A picture of a generated site: what is made, and how it is taken. */
export interface PictureOrder {
  name: string;
  request: WebsiteRequest;
  /** The screen on which the site stands, in its CSS pixels. */
  screen: { width: number; height: number };
  /** Widths of the files, in their own pixels. */
  fileWidths: readonly number[];
}

const bakery = (theme: WebsiteRequest['theme']): WebsiteRequest => ({
  prompt: sample.prompt,
  theme,
  framework: 'tailwind',
});

export const pictureList: readonly PictureOrder[] = [
  ...showcase.map(({ kind, prompt, theme, framework }) => ({
    name: kind,
    request: { prompt, theme, framework },
    screen: { width: 1280, height: 880 },
    fileWidths: [480, 800, 1200],
  })),
  ...THEMES.map((theme) => ({
    name: `phone-${theme}`,
    request: bakery(theme),
    screen: { width: 375, height: 740 },
    fileWidths: [240, 480],
  })),
  {
    name: 'desktop',
    request: bakery('modern'),
    screen: { width: 1280, height: 800 },
    fileWidths: [480, 800],
  },
  {
    name: 'tablet',
    request: bakery('modern'),
    screen: { width: 768, height: 1000 },
    fileWidths: [240, 480],
  },
];
