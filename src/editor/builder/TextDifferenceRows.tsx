import { chakra } from '@chakra-ui/react';

import { firstGraphemes } from '../../../machines/text';
import { NOT_DRAWN } from './compareBuilds';
import type { TextDifference } from './compareTexts';
import { DifferenceRow } from './DifferenceRow';

const TEXTS_SHOWN = 12;
const WORDS_SHOWN = 160;

/** The texts that differ, each with its words in both builds; of many the first, and how many more there are. */
export function TextDifferenceRows({ texts }: { texts: readonly TextDifference[] | null }) {
  const more = Math.max(0, (texts?.length ?? 0) - TEXTS_SHOWN);
  return (
    <>
      <DifferenceRow name="Texts" isSame values={['', '']} same={textsDiffer(texts)} />
      {texts?.slice(0, TEXTS_SHOWN).map(({ id, place, values: [words, otherWords] }) => (
        <DifferenceRow
          key={id}
          name={place}
          isSame={false}
          values={[<Words key="A" words={words} />, <Words key="B" words={otherWords} />]}
        />
      ))}
      {more > 0 ? (
        <tr>
          <td colSpan={3}>{more === 1 ? 'And 1 more text' : `And ${more} more texts`}</td>
        </tr>
      ) : null}
    </>
  );
}

function textsDiffer(texts: readonly TextDifference[] | null): string {
  if (texts === null) return NOT_DRAWN;
  if (texts.length === 0) return 'The same';
  return texts.length === 1 ? '1 text differs' : `${texts.length} texts differ`;
}

function Words({ words }: { words: string | null }) {
  if (words === null || words.trim() === '')
    return <chakra.span color="fg.muted">{words === null ? 'Not here' : 'Empty'}</chakra.span>;
  const start = firstGraphemes(words, WORDS_SHOWN);
  return (
    <bdi>
      {start}
      {start.length < words.length ? '…' : null}
    </bdi>
  );
}
