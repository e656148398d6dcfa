import { Box, chakra } from '@chakra-ui/react';
import type { Ref } from 'react';

export interface ProblemSummaryProps {
  /** Takes the focus when the form was submitted. */
  ref: Ref<HTMLDivElement>;
  problems: readonly { fieldId: string; message: string }[];
}

/** All complaints in one place, in the words that stand beside the fields; each leads to its field. */
export function ProblemSummary({ ref, problems }: ProblemSummaryProps) {
  return (
    <Box
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby="contact-problems"
      bg="bg.error"
      borderRadius="card"
      borderWidth="2px"
      borderColor="border.error"
      px="6"
      py="4"
    >
      <chakra.h2 id="contact-problems" textStyle="ui" fontWeight="bold">
        {problems.length} fields need another look before this can be sent
      </chakra.h2>
      <chakra.ul listStyleType="none" mt="1">
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <chakra.a
              href={`#${fieldId}`}
              textStyle="ui"
              color="fg.error"
              fontWeight="medium"
              textDecoration="underline"
              textUnderlineOffset="0.2em"
              display="inline-flex"
              alignItems="center"
              minH="7"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {message}
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
    </Box>
  );
}
