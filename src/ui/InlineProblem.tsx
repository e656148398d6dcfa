import type { HTMLChakraProps } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';

import { InlineNote } from './InlineNote';

/** An error beside what failed. Pass `role="alert"` when it appears later. */
export function InlineProblem(props: HTMLChakraProps<'p'>) {
  return <InlineNote icon={CircleAlert} color="fg.error" {...props} />;
}
