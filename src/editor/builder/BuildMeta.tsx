import { Text } from '@chakra-ui/react';

import type { Build } from '../../../machines/entities';
import { capitalized } from '../../ui/capitalized';
import { formatMoment } from '../../ui/formatMoment';

/** What a build was made with and when. */
export function BuildMeta({ build: { theme, framework, createdAt } }: { build: Build }) {
  const moment = formatMoment(createdAt);
  return (
    <Text textStyle="caption" color="fg.muted" lineClamp={2}>
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
