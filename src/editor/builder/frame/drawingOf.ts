import { HOME } from '../../../../machines/arrangedPages';
import type { BuilderContext } from '../../../../machines/builderContext';
import type { Build } from '../../../../machines/entities';
import type { Drawing } from '../../../../machines/previewFrame';
import { placeOn, shownPage } from '../../../../machines/shownPage';
import emptiedLines from '../../../generator/preview/emptiedLines.css?raw';
import { withTypefaces } from '../../../generator/preview/withTypefaces';

/** The page of a build that is in view, or its first page, as the builder has it drawn. */
export function drawingOf(
  build: Build,
  { page: chosen, followsPage }: Pick<BuilderContext, 'page'> & { followsPage: boolean },
): Drawing {
  const { id: buildId, website } = build;
  const page = followsPage ? shownPage(build, chosen) : null;
  return {
    buildId,
    path: page?.path ?? 'index.html',
    lead: page?.lead ?? HOME,
    html: withTypefaces(page?.html ?? website.html, `${website.typefaces ?? ''}\n${emptiedLines}`),
    place: followsPage ? placeOn(build, chosen) : '',
  };
}
