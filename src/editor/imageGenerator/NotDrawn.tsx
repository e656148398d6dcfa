import { Text } from '@chakra-ui/react';
import { Fragment } from 'react';

/** What is not drawn of a description, in the person's own words; nothing where all of it is. */
export function NotDrawn({ label, words }: { label: string; words: readonly string[] }) {
  return words.length === 0 ? null : (
    <Text textStyle="caption" overflowWrap="anywhere">
      {label}:{' '}
      {words.map((word, index) => (
        <Fragment key={word}>
          {index === 0 ? '' : ', '}
          <bdi>{word}</bdi>
        </Fragment>
      ))}
    </Text>
  );
}
