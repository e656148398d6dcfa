import { Box, Button, chakra, SimpleGrid, Stack } from '@chakra-ui/react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderMachine } from '../../../machines/builder';
import { COLOR_PRESETS, presetColors } from '../../../machines/colorPresets';
import { findBuild } from '../../../machines/builderDocument';
import type { SiteColors } from '../../../machines/entities';
import { useLateSelector } from '../useLateSelector';
import { ColorField } from './ColorField';
import { GroupLegend } from '../parts/GroupLegend';
import { AppearanceChoice } from './style/AppearanceChoice';

export interface ColorsTabProps {
  actorRef: ActorRefFromLogic<typeof builderMachine>;
  isDisabled: boolean;
}

const fields: { role: keyof SiteColors; label: string }[] = [
  { role: 'primary', label: 'Primary color' },
  { role: 'secondary', label: 'Secondary color' },
  { role: 'accent', label: 'Accent color' },
  { role: 'background', label: 'Background color' },
  { role: 'text', label: 'Text color' },
];

/** Presets, the appearance, and the five colors that a person sets by hand (specification sections 2 and 3). */
export function ColorsTab({ actorRef, isDisabled }: ColorsTabProps) {
  const primary = useLateSelector(
    actorRef,
    ({ context }) => findBuild(context, context.currentId)?.customization.colors.primary,
  );

  return (
    <Stack gap="5">
      <chakra.fieldset disabled={isDisabled} border="none" p="0" m="0">
        <GroupLegend>Presets</GroupLegend>
        <SimpleGrid columns={2} gap="2">
          {COLOR_PRESETS.map((preset) => (
            <Button
              key={preset}
              size="sm"
              variant="outline"
              justifyContent="flex-start"
              aria-pressed={presetColors[preset].primary === primary}
              onClick={() => actorRef.send({ type: 'preset.choose', preset })}
              _pressed={{ borderColor: 'enamel.solid', bg: 'enamel.subtle' }}
            >
              <Box
                as="span"
                boxSize="4"
                borderRadius="tag"
                borderWidth="1px"
                borderColor="border.emphasized"
                style={{ background: presetColors[preset].primary }}
              />
              {preset}
            </Button>
          ))}
        </SimpleGrid>
      </chakra.fieldset>
      <AppearanceChoice actorRef={actorRef} isDisabled={isDisabled} />
      {fields.map(({ role, label }) => (
        <ColorField
          key={role}
          actorRef={actorRef}
          isDisabled={isDisabled}
          role={role}
          label={label}
        />
      ))}
    </Stack>
  );
}
