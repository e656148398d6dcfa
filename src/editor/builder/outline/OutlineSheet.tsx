import { useSelector } from '@xstate/react';
import { ListTree } from 'lucide-react';
import type { ActorRefFromLogic } from 'xstate';

import type { builderPanelsMachine } from '../../../../machines/builderPanels';
import { PanelSheet } from '../PanelSheet';
import { OutlinePanel, type OutlinePanelProps } from './OutlinePanel';

export interface OutlineSheetProps extends OutlinePanelProps {
  panelsRef: ActorRefFromLogic<typeof builderPanelsMachine>;
}

/** The outline on small screens. */
export function OutlineSheet({ panelsRef, ...props }: OutlineSheetProps) {
  const isOpen = useSelector(panelsRef, (snapshot) => snapshot.matches({ sheet: 'outlining' }));
  return (
    <PanelSheet
      name="Outline"
      icon={ListTree}
      variant="outline"
      labelledBy="outline-heading"
      isOpen={isOpen}
      onOpenChange={(open) => panelsRef.send({ type: open ? 'outline.open' : 'panel.close' })}
    >
      <OutlinePanel {...props} />
    </PanelSheet>
  );
}
