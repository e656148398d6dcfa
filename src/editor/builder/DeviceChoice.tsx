import { chakra } from '@chakra-ui/react';
import { type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react';

import type { Device } from '../../../machines/entities';
import { ChoiceGroup } from '../../ui/ChoiceGroup';

export interface DeviceChoiceProps {
  value: Device;
  isDisabled?: boolean;
  onChoose: (device: Device) => void;
}

const options = [
  { value: 'desktop', label: <DeviceLabel icon={Monitor} name="Desktop" /> },
  { value: 'tablet', label: <DeviceLabel icon={Tablet} name="Tablet" /> },
  { value: 'mobile', label: <DeviceLabel icon={Smartphone} name="Mobile" /> },
] as const;

/** The width a preview is drawn at (specification section 2, Builder). Its names show where the container is wide. */
export function DeviceChoice(props: DeviceChoiceProps) {
  return <ChoiceGroup label="Device" isLabelHidden options={options} {...props} />;
}

function DeviceLabel({ icon: Icon, name }: { icon: LucideIcon; name: string }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" title={name}>
      <Icon aria-hidden size={18} />
      <chakra.span css={{ '@container (max-width: 839px)': { srOnly: true } }}>{name}</chakra.span>
    </chakra.span>
  );
}
