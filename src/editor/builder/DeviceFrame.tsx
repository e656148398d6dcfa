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
  /** What is said about the preview, beside its width. */
  about?: ReactNode;
}

/** A preview laid out as on a device, drawn smaller where there is less room; a ticket says width and scale. */
export function DeviceFrame({
  device,
  isBusy = false,
  preview,
  children,
  about,
}: DeviceFrameProps) {
  const [boxRef, boxWidth] = useElementWidth();
  const isDesktop = device === 'desktop';
  const width = isDesktop ? Math.max(DEVICE_WIDTH.desktop, boxWidth) : DEVICE_WIDTH[device];
  const scale = boxWidth === 0 ? 1 : Math.min(1, boxWidth / width);

  return (
    <Flex
      direction="column"
      flex="1"
      minH="0"
      bg="bg.muted"
      bgImage="radial-gradient(var(--sf-colors-rule-strong) 0.5px, transparent 0.75px)"
      bgSize="12px 12px"
    >
      <Box ref={boxRef} flex="1" minH="0" m={{ base: '2', lg: '0.5' }} position="relative">
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
              ['--device-scale' as string]: scale,
              width: `${width}px`,
              height: `${100 / scale}%`,
              transform: `translateX(-50%) scale(${scale})`,
            }}
          >
            {preview}
          </chakra.div>
        )}
      </Box>
      {preview === null ? null : (
        <Box
          bg="bg.panel"
          borderTopWidth="1px"
          borderColor="border"
          css={{ containerType: 'inline-size' }}
        >
          <Flex
            align="center"
            justify="space-between"
            wrap="wrap"
            columnGap="2"
            ps="3"
            pe="1.5"
            minH={{ base: '10', lg: '7' }}
          >
            {about}
            <PriceTicket flexShrink="0" paddingBlock="0.5" ms="auto" whiteSpace="nowrap">
              {widthLabel(isDesktop, width, scale)}
            </PriceTicket>
          </Flex>
        </Box>
      )}
    </Flex>
  );
}

function widthLabel(isDesktop: boolean, width: number, scale: number): string {
  const percent = Math.round(scale * 100);
  const size =
    percent === 100 ? `${Math.round(width)} px` : `${Math.round(width)} px · ${percent} %`;
  return isDesktop ? `100 % · ${size}` : size;
}
