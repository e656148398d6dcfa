import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

import { dayText } from '../../content/dayText';
import type { PostSummary } from '../../content/post';

export interface PostFactsProps extends HTMLChakraProps<'p'> {
  post: PostSummary;
}

/** Category, author and day of a post. */
export function PostFacts({ post: { category, author, date }, ...props }: PostFactsProps) {
  return (
    <chakra.p textStyle="ui" color="fg.muted" {...props}>
      <chakra.span color="fg" fontWeight="semibold">
        {category}
      </chakra.span>
      , by {author}, <time dateTime={date}>{dayText(date)}</time>
    </chakra.p>
  );
}
