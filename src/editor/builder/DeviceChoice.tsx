import { chakra } from '@chakra-ui/react';
import { Monitor, Smartphone, Tablet } from 'lucide-react';

import type { Device } from '../../../machines/entities';
import { ChoiceGroup } from '../parts/ChoiceGroup';

export interface DeviceChoiceProps {
  value: Device;
  /** How wide the container is, in px, where the names show beside their pictures. */
  namedFrom: number;
  isDisabled?: boolean;
  onChoose: (device: Device) => void;
}

const DEVICES = [
  { value: 'desktop', icon: Monitor, name: 'Desktop' },
  { value: 'tablet', icon: Tablet, name: 'Tablet' },
  { value: 'mobile', icon: Smartphone, name: 'Mobile' },
] as const;

/** The width a preview is drawn at (specification section 2, Builder). */
export function DeviceChoice({ namedFrom, ...props }: DeviceChoiceProps) {
  const options = DEVICES.map(({ value, icon: Icon, name }) => ({
    value,
    label: (
      <chakra.span display="inline-flex" alignItems="center" gap="2" title={name}>
        <Icon aria-hidden size={18} />
        <chakra.span css={{ [`@container (width < ${namedFrom}px)`]: { srOnly: true } }}>
          {name}
        </chakra.span>
      </chakra.span>
    ),
  }));
  return <ChoiceGroup label="Device" isLabelHidden options={options} {...props} />;
}
