// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { system } from '../../src/theme/system';
import { SeededAvatar, type SeededAvatarProps } from '../../src/ui/SeededAvatar';

let host: HTMLElement;
let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});

afterEach(() => {
  act(() => root.unmount());
  host.remove();
});

function draw(props: SeededAvatarProps) {
  act(() =>
    root.render(
      <ChakraProvider value={system}>
        <SeededAvatar {...props} />
      </ChakraProvider>,
    ),
  );
  return host.innerHTML;
}

describe('SeededAvatar', () => {
  it('draws the same shop for the same name and another for another', () => {
    const ada = draw({ seed: 'Ada Lovelace' });
    const grace = draw({ seed: 'Grace Hopper' });
    expect(draw({ seed: 'Ada Lovelace' })).toBe(ada);
    expect(grace).not.toBe(ada);
  });

  it('shows an https photo until it fails to load, then the shop', () => {
    draw({ seed: 'Ada Lovelace', photoURL: 'https://images.invalid/ada.jpg' });
    const photo = host.querySelector('img');
    expect(photo?.getAttribute('src')).toBe('https://images.invalid/ada.jpg');

    act(() => void photo?.dispatchEvent(new Event('error')));
    expect(host.querySelector('img')).toBeNull();
    expect(host.querySelectorAll('svg')).toHaveLength(1);
  });

  it.each(['javascript:alert(1)', 'http://images.invalid/a.jpg', 'data:image/png,x', ''])(
    'never asks for %j',
    (photoURL) => {
      draw({ seed: 'Ada Lovelace', photoURL });
      expect(host.querySelector('img')).toBeNull();
    },
  );
});
