import figtree from '@fontsource-variable/figtree/LICENSE?raw';
import manrope from '@fontsource-variable/manrope/LICENSE?raw';
import bitter from '@fontsource/bitter/LICENSE?raw';
import bodoni from '@fontsource/bodoni-moda/LICENSE?raw';
import bricolage from '@fontsource/bricolage-grotesque/LICENSE?raw';
import cormorant from '@fontsource/cormorant-garamond/LICENSE?raw';
import fredoka from '@fontsource/fredoka/LICENSE?raw';
import jost from '@fontsource/jost/LICENSE?raw';
import karla from '@fontsource/karla/LICENSE?raw';
import lexend from '@fontsource/lexend/LICENSE?raw';
import nunito from '@fontsource/nunito/LICENSE?raw';
import oswald from '@fontsource/oswald/LICENSE?raw';
import publicSans from '@fontsource/public-sans/LICENSE?raw';
import sora from '@fontsource/sora/LICENSE?raw';
import spectral from '@fontsource/spectral/LICENSE?raw';
import { FAMILIES } from './families';

const LICENCES: Record<keyof typeof FAMILIES, string> = {
  ...{ bitter, bodoni, bricolage, cormorant, figtree, fredoka, jost, karla, lexend, manrope },
  ...{ nunito, oswald, publicSans, sora, spectral },
};

/** The whole licence of each family, by its name. */
export const FONT_LICENCES = new Map(
  Object.entries(FAMILIES).map(([id, { name }]) => [name, LICENCES[id as keyof typeof FAMILIES]]),
);
