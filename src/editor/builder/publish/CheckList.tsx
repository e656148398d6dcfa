import { chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Check, CircleAlert } from 'lucide-react';

import type { SiteCheck } from '../../../../machines/siteReport';
import { CHECK_NAMES } from '../../../generator/report/checkNames';

export interface CheckListProps {
  checks: SiteCheck[];
}

/** What the site was checked for on this device, and what came of it. */
export function CheckList({ checks }: CheckListProps) {
  const passed = checks.filter(({ isPassed }) => isPassed).length;
  return (
    <Stack gap="2">
      <Heading as="h3" textStyle="ui" fontWeight="600">
        {passed} of {checks.length} checks passed
      </Heading>
      <chakra.ul listStyleType="none" m="0" p="0">
        {checks.map(({ id, isPassed, summary, problems }) => (
          <chakra.li key={id} py="1.5" borderTopWidth="1px" borderColor="border">
            <Flex gap="2" align="flex-start" color={isPassed ? 'enamel.fg' : 'marigold.fg'}>
              {isPassed ? (
                <Check aria-hidden size={16} style={{ flexShrink: 0, marginTop: 2 }} />
              ) : (
                <CircleAlert aria-hidden size={16} style={{ flexShrink: 0, marginTop: 2 }} />
              )}
              <Text textStyle="caption" minW="0" overflowWrap="anywhere">
                <chakra.span fontWeight="600">
                  {CHECK_NAMES[id]}: {isPassed ? 'passed' : 'open'}.
                </chakra.span>{' '}
                <chakra.span color="fg.muted">{summary}</chakra.span>
              </Text>
            </Flex>
            {problems.length === 0 ? null : (
              <chakra.ul ps="8" m="0" mt="1" textStyle="caption" overflowWrap="anywhere">
                {problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </chakra.ul>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      <Text textStyle="caption" color="fg.muted">
        The same list is in the ZIP as report.html.
      </Text>
    </Stack>
  );
}
