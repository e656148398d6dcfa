import { defineLayerStyles } from '@chakra-ui/react';

/** On enamel the ring must be marigold: the green one has no contrast there. */
const ringOnEnamel = {
  '&& :focus-visible': { outlineColor: 'marigold.300' },
  '&&:focus-visible': { outlineColor: 'marigold.300' },
};

const pane = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'card',
  boxShadow: 'sign',
};

export const layerStyles = defineLayerStyles({
  enamelSign: {
    value: {
      bg: 'enamel.900',
      color: 'sheet',
      borderRadius: 'sign',
      outline: '2px solid',
      outlineColor: 'enamel.200',
      outlineOffset: '-12px',
      ...ringOnEnamel,
    },
  },
  enamelBand: { value: { bg: 'enamel.900', color: 'sheet', ...ringOnEnamel } },
  pane: { value: pane },
  paneInteractive: {
    value: {
      ...pane,
      transition: 'transform 260ms cubic-bezier(0.2, 0.8, 0.2, 1), box-shadow 260ms',
      _hover: { transform: 'translateY(-4px)', boxShadow: 'lift' },
      _focusWithin: { transform: 'translateY(-4px)', boxShadow: 'lift' },
    },
  },
  well: { value: { bg: 'bg.muted', borderRadius: 'card' } },
  priceTag: { value: { bg: 'marigold.300', color: 'ink.950', borderRadius: 'tag' } },

  /* Names that Chakra's recipes ask for. */
  disabled: { value: { opacity: '0.55', cursor: 'not-allowed' } },
  'indicator.bottom': {
    value: {
      position: 'relative',
      _before: {
        content: '""',
        position: 'absolute',
        bottom: 'var(--indicator-offset-y, 0)',
        insetInline: '0',
        height: '3px',
        background: 'var(--indicator-color)',
      },
    },
  },
  none: { value: {} },
});
