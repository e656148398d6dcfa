import { Box, Flex, IconButton } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { use } from 'react';

import type { Build } from '../../../../machines/entities';
import { BuilderPartsContext, type LinkFormRef } from '../BuilderPartsContext';
import { TargetField } from './TargetField';

export interface LinkBarProps {
  build: Build;
  isDisabled: boolean;
}

/** Over the preview: where the button or link leads whose text is being edited. */
export function LinkBar(props: LinkBarProps) {
  const linkFormRef = use(BuilderPartsContext).linkFormRef;
  return linkFormRef === undefined ? null : <LinkBarWith {...props} linkFormRef={linkFormRef} />;
}

function LinkBarWith({
  build,
  isDisabled,
  linkFormRef,
}: LinkBarProps & { linkFormRef: LinkFormRef }) {
  const link = useSelector(linkFormRef, ({ context }) => context.link);
  if (link === null) return null;
  return (
    <Flex
      as="section"
      aria-label="Link target"
      px="4"
      py="2"
      gap="2"
      align="flex-start"
      borderBottomWidth="1px"
      bg="bg.panel"
    >
      <Box flex="1" minW="0" maxW="md">
        <TargetField {...{ linkFormRef, build, link, isDisabled }} key={link.id} />
      </Box>
      <IconButton
        variant="ghost"
        minW="11"
        minH="11"
        aria-label="Close link target"
        onClick={() => linkFormRef.send({ type: 'link.close' })}
      >
        <X aria-hidden size={16} />
      </IconButton>
    </Flex>
  );
}
