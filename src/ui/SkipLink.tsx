import { chakra } from '@chakra-ui/react';

/** Id of the element that `SkipLink` jumps to; give it `tabIndex={-1}`. */
export const MAIN_ID = 'main';

/** First stop of the Tab key: jumps over the navigation. */
export function SkipLink() {
  return (
    <chakra.a
      href={`#${MAIN_ID}`}
      position="fixed"
      top="3"
      insetInlineStart="3"
      zIndex="skipNav"
      px="4"
      py="3"
      bg="ink.950"
      color="sheet"
      borderRadius="control"
      textStyle="ui"
      fontWeight="semibold"
      transform="translateY(-200%)"
      _focus={{ transform: 'none' }}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
    >
      Skip to content
    </chakra.a>
  );
}
