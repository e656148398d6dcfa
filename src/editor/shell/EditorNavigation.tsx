import { chakra } from '@chakra-ui/react';
import {
  Blocks,
  Image as ImageIcon,
  LayoutDashboard,
  type LucideIcon,
  PanelsTopLeft,
  Settings,
} from 'lucide-react';
import { NavLink } from 'react-router-dom';

interface Destination {
  to: string;
  label: string;
  icon: LucideIcon;
}

/** Every screen of the editor that exists; a new one is added here. */
const DESTINATIONS: readonly Destination[] = [
  { to: '/editor', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/editor/builder', label: 'Website Builder', icon: PanelsTopLeft },
  { to: '/editor/ui-components', label: 'UI Components', icon: Blocks },
  { to: '/editor/image-generator', label: 'Image Generator', icon: ImageIcon },
  { to: '/editor/settings', label: 'Settings', icon: Settings },
];

export interface EditorNavigationProps {
  /** Icons alone; the names are read out and shown on hover. */
  isFolded?: boolean;
  onNavigate?: () => void;
}

export function EditorNavigation({ isFolded = false, onNavigate }: EditorNavigationProps) {
  return (
    <chakra.nav aria-label="Editor">
      <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="1">
        {DESTINATIONS.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <chakra.span
              display="contents"
              css={{
                '& > a': {
                  position: 'relative',
                  display: 'flex',
                  alignItems: 'center',
                  gap: '3',
                  minH: '11',
                  px: isFolded ? '2.5' : '4',
                  borderRadius: 'control',
                  textStyle: 'ui',
                  color: 'fg.muted',
                  overflow: 'hidden',
                  _hover: { bg: 'bg.muted', color: 'fg' },
                },
                '& > a[aria-current=page]': {
                  bg: 'enamel.subtle',
                  color: 'enamel.fg',
                  fontWeight: 'semibold',
                  _before: {
                    content: '""',
                    position: 'absolute',
                    insetInlineStart: '0',
                    insetBlock: '0',
                    width: '4px',
                    bg: 'enamel.solid',
                  },
                },
              }}
            >
              <NavLink to={to} end title={isFolded ? label : undefined} onClick={onNavigate}>
                <Icon aria-hidden="true" size={20} strokeWidth={1.75} style={{ flexShrink: 0 }} />
                <chakra.span srOnly={isFolded}>{label}</chakra.span>
              </NavLink>
            </chakra.span>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
