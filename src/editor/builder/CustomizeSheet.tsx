import { useSelector } from '@xstate/react';
import { SlidersHorizontal } from 'lucide-react';

import { CustomizePanel, type CustomizePanelProps } from './CustomizePanel';
import { PanelSheet } from './PanelSheet';

/** The Customize panel on small screens. */
export function CustomizeSheet(props: CustomizePanelProps) {
  const { panelsRef } = props;
  const isOpen = useSelector(panelsRef, (snapshot) => snapshot.matches({ sheet: 'customizing' }));
  return (
    <PanelSheet
      name="Customize"
      icon={SlidersHorizontal}
      variant="solid"
      labelledBy="customize-heading"
      isOpen={isOpen}
      onOpenChange={(open) => panelsRef.send({ type: open ? 'customize.open' : 'panel.close' })}
    >
      <CustomizePanel {...props} hasRoomForClose />
    </PanelSheet>
  );
}
