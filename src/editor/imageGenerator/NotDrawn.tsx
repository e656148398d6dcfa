import { Text } from '@chakra-ui/react';
import { Fragment } from 'react';

/** What an image does not show of its description, in the person's own words; nothing where it shows all of it. */
export function NotDrawn({ words }: { words: readonly string[] }) {
  return words.length === 0 ? null : (
    <Text textStyle="caption" overflowWrap="anywhere">
      Not in the picture yet:{' '}
      {words.map((word, index) => (
        <Fragment key={word}>
          {index === 0 ? '' : ', '}
          <bdi>{word}</bdi>
        </Fragment>
      ))}
    </Text>
  );
}
