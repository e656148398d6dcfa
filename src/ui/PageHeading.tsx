import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** Id of the page's heading: focus moves here after a navigation. */
export const PAGE_HEADING_ID = 'page-heading';

/** The page's only h1. It takes focus from code, never from the Tab key, so it shows no ring. */
export function PageHeading(props: HTMLChakraProps<'h1'>) {
  return <chakra.h1 id={PAGE_HEADING_ID} tabIndex={-1} textStyle="h1" outline="none" {...props} />;
}
