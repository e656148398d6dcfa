import { capitalized } from '../../../machines/text';
import { chakra, Text } from '@chakra-ui/react';

import type { Build } from '../../../machines/entities';
import { formatMoment } from '../parts/formatMoment';

export interface BuildMetaProps {
  build: Build;
  /** It stands in the preview. */
  isShown?: boolean;
}

/** What a build was made with and when. */
export function BuildMeta({
  build: { theme, framework, createdAt },
  isShown = false,
}: BuildMetaProps) {
  const moment = formatMoment(createdAt);
  return (
    <Text textStyle="caption" color="fg.muted" lineClamp={2}>
      {isShown ? (
        <>
          <chakra.span fontWeight="600" color="enamel.fg" whiteSpace="nowrap">
            In the preview
          </chakra.span>{' '}
          ·{' '}
        </>
      ) : null}
      {capitalized(theme)} · {capitalized(framework)}
      {moment === null ? null : (
        <>
          {' '}
          · <time dateTime={moment.iso}>{moment.text}</time>
        </>
      )}
    </Text>
  );
}
