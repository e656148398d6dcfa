// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { system } from '../../src/theme/system';
import { PanelBoundary } from '../../src/editor/parts/PanelBoundary';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

afterEach(() => document.body.replaceChildren());

function draw(panel: { isBroken: boolean }) {
  function Panel() {
    if (panel.isBroken) throw new Error('secret: at Panel (file.tsx:1)');
    return <p>The panel</p>;
  }
  const errors: unknown[] = [];
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, { onCaughtError: (error) => errors.push(error) });
  act(() =>
    root.render(
      <ChakraProvider value={system}>
        <main id="main" tabIndex={-1}>
          <PanelBoundary name="The preview">
            <Panel />
          </PanelBoundary>
          <p>The rest</p>
        </main>
      </ChakraProvider>,
    ),
  );
  const press = () => act(() => place.querySelector('button')?.click());
  return { place, errors, press };
}

describe('PanelBoundary', () => {
  it('fault 55: keeps a render error in its panel and says nothing of the stack', () => {
    const { place, errors } = draw({ isBroken: true });
    expect(place.querySelector('[role="alert"]')?.textContent).toBe(
      'The preview could not be shown. Everything else still works.',
    );
    expect(place.textContent).toContain('The rest');
    expect(place.textContent).not.toContain('secret');
    expect(errors).toHaveLength(1);
  });

  it('fault 55: tries again, and fails again in its panel', () => {
    const panel = { isBroken: true };
    const { place, press } = draw(panel);
    press();
    expect(place.querySelectorAll('[role="alert"]')).toHaveLength(1);
    panel.isBroken = false;
    press();
    expect(place.querySelector('[role="alert"]')).toBeNull();
    expect(place.textContent).toBe('The panelThe rest');
  });

  it('gives focus to the page’s content, whose button went away', () => {
    const panel = { isBroken: true };
    const { place, press } = draw(panel);
    panel.isBroken = false;
    press();
    expect(document.activeElement).toBe(place.querySelector('main'));
  });
});
