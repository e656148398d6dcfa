import type { HTMLChakraProps } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';

import { InlineNote } from './InlineNote';

/** What went well, beside it. Put it into an element of `role="status"` that is there before. */
export function InlineSuccess(props: HTMLChakraProps<'p'>) {
  return <InlineNote icon={CircleCheck} color="enamel.fg" {...props} />;
}
