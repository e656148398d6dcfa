import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

import type { Device } from '../../../machines/entities';
import { DEVICE_WIDTH } from '../../../machines/limits';
import { PriceTicket } from '../../ui/PriceTicket';
import { useElementWidth } from './useElementWidth';

export interface DeviceFrameProps {
  device: Device;
  isBusy?: boolean;
  /** The preview; absent, `children` stand there unframed. */
  preview: ReactNode;
  children?: ReactNode;
}

/** A preview at the width of a device, drawn smaller where there is less room; a ticket says width and scale. */
export function DeviceFrame({ device, isBusy = false, preview, children }: DeviceFrameProps) {
  const [boxRef, boxWidth] = useElementWidth();
  const width = DEVICE_WIDTH[device];
  const scale = width === null || boxWidth === 0 ? 1 : Math.min(1, boxWidth / width);

  return (
    <Flex
      direction="column"
      align="center"
      flex="1"
      minH="0"
      gap="2"
      p={{ base: '2', md: '3' }}
      bg="bg.muted"
      bgImage="radial-gradient(var(--sf-colors-rule-strong) 0.5px, transparent 0.75px)"
      bgSize="12px 12px"
    >
      <Box ref={boxRef} width="100%" flex="1" minH="0" position="relative">
        {preview === null ? (
          children
        ) : (
          <chakra.div
            position="absolute"
            top="0"
            left="50%"
            borderRadius="12px"
            overflow="hidden"
            boxShadow="lift"
            outline="1px solid"
            outlineColor="border"
            bg="sheet"
            aria-busy={isBusy}
            transformOrigin="top center"
            style={{
              width: width === null ? '100%' : `${width}px`,
              height: `${100 / scale}%`,
              transform: `translateX(-50%) scale(${scale})`,
            }}
          >
            {preview}
          </chakra.div>
        )}
      </Box>
      {preview === null ? null : <PriceTicket>{widthLabel(width, boxWidth, scale)}</PriceTicket>}
    </Flex>
  );
}

function widthLabel(width: number | null, boxWidth: number, scale: number): string {
  if (width === null) return `100 % · ${Math.round(boxWidth)} px`;
  return scale === 1 ? `${width} px` : `${width} px · ${Math.round(scale * 100)} %`;
}
