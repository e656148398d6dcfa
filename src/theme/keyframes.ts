const slide = (from: string) => ({ from: { translate: from }, to: { translate: '0 0' } });
const leave = (to: string) => ({ from: { translate: '0 0' }, to: { translate: to } });

/** Our own two first; the others are the names by which Chakra's recipes move drawers. */
export const keyframes = {
  awning: { from: { transform: 'scaleY(0.2)' }, to: { transform: 'scaleY(1)' } },
  setIn: {
    from: { opacity: '0', transform: 'translateY(8px)' },
    to: { opacity: '1', transform: 'none' },
  },
  spin: { from: { transform: 'rotate(0deg)' }, to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: '0' }, to: { opacity: '1' } },
  'fade-out': { from: { opacity: '1' }, to: { opacity: '0' } },
  'slide-from-left-full': slide('-100% 0'),
  'slide-to-left-full': leave('-100% 0'),
  'slide-from-right-full': slide('100% 0'),
  'slide-to-right-full': leave('100% 0'),
  'slide-from-bottom-full': slide('0 100%'),
  'slide-to-bottom-full': leave('0 100%'),
};
