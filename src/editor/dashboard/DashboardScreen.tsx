import { Box, chakra, Container, Flex } from '@chakra-ui/react';
import { Plus } from 'lucide-react';

import type { Build } from '../../../machines/entities';
import { EnamelSign } from '../../ui/EnamelSign';
import { QuickActions } from './QuickActions';
import { RecentBuilds } from './RecentBuilds';
import { LinkButton } from '../../ui/LinkButton';
import { PanelBoundary } from '../parts/PanelBoundary';
import { StatCards } from './StatCards';

export interface DashboardScreenProps {
  /** The user's name; the e-mail address when they have none. */
  userName: string;
  /** Newest first. */
  builds: readonly Build[];
}

export function DashboardScreen({ userName, builds }: DashboardScreenProps) {
  return (
    <Container maxW="wide" mx="0" px={{ base: '4', sm: '6' }} py="6">
      <EnamelSign minH="160px" px={{ base: '8', md: '10' }} py={{ base: '8', md: '8' }}>
        <Flex
          minH="96px"
          gap="6"
          direction={{ base: 'column', md: 'row' }}
          justify="space-between"
          align={{ base: 'flex-start', md: 'center' }}
        >
          <chakra.h2 textStyle="h2" minW="0" overflowWrap="anywhere">
            Welcome back, <chakra.bdi>{userName}</chakra.bdi>
          </chakra.h2>
          <LinkButton to="/editor/builder" variant="sign" size="lg">
            <Plus aria-hidden="true" strokeWidth={2} />
            Create New Website
          </LinkButton>
        </Flex>
      </EnamelSign>
      <Box mt="6">
        <PanelBoundary name="The figures">
          <StatCards totalBuilds={builds.length} />
        </PanelBoundary>
      </Box>
      <Box mt="12">
        <PanelBoundary name="Quick actions">
          <QuickActions />
        </PanelBoundary>
      </Box>
      <Box mt="12">
        <PanelBoundary name="Recent Builds">
          <RecentBuilds builds={builds} />
        </PanelBoundary>
      </Box>
    </Container>
  );
}
