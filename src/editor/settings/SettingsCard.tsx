import { Box, chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

export interface SettingsCardProps {
  heading: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One subject of the settings. */
export function SettingsCard({ heading, lead, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      layerStyle="pane"
      p={{ base: '5', md: '6' }}
      maxW="720px"
    >
      <chakra.h2 id={id} textStyle="h3">
        {heading}
      </chakra.h2>
      {lead === undefined ? null : (
        <chakra.p textStyle="ui" color="fg.muted" mt="1" maxW="66ch">
          {lead}
        </chakra.p>
      )}
      <Box mt="5">{children}</Box>
    </Box>
  );
}
