import { BuilderScreen, type BuilderScreenProps } from '../../src/editor/builder/BuilderScreen';
import { siteParts } from '../../src/editor/builder/siteParts';

/** The builder with all that a site is worked on with. */
export function LoadedBuilder(props: Omit<BuilderScreenProps, 'site'>) {
  return <BuilderScreen {...props} site={siteParts} />;
}
