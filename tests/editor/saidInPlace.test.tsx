// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

import { builderPanelsMachine } from '../../machines/builderPanels';
import { settingsMachine } from '../../machines/settings';
import { ShortcutHelp } from '../../src/editor/builder/ShortcutHelp';
import { ToDoList } from '../../src/editor/builder/publish/ToDoList';
import { AppSettingsTab } from '../../src/editor/settings/AppSettingsTab';
import { system } from '../../src/theme/system';
import { aReport } from '../../stories/fixtures/aReport';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root | null = null;

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

function draw(view: ReactNode): void {
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  act(() => root?.render(<ChakraProvider value={system}>{view}</ChakraProvider>));
}

const text = () => document.body.textContent.replace(/\s+/g, ' ');

describe('what is said where it matters', () => {
  it('how long Safari keeps the work, beside Auto Save', () => {
    const actorRef = createActor(settingsMachine, { input: {} }).start();
    draw(
      <AppSettingsTab actorRef={actorRef} betaFeatures={null} savedState="Saved in this browser" />,
    );
    expect(text()).toContain('Safari removes it after seven days without a visit');
  });

  it('how far undo reaches, with its keys', async () => {
    const panelsRef = createActor(builderPanelsMachine, { input: { builderRef: null } }).start();
    panelsRef.send({ type: 'shortcuts.open' });
    draw(<ShortcutHelp panelsRef={panelsRef} />);
    await vi.waitFor(() => expect(text()).toContain('when this page was opened or reloaded'));
  });
});

describe('the gaps of a site', () => {
  it.each([
    ['lead to their place', false, 1],
    ['wait while a site is generated', true, 0],
  ])('%s', (_, isDisabled, count) => {
    const onSeek = vi.fn();
    draw(
      <ToDoList
        gaps={aReport.gaps.map((gap) => ({ ...gap, place: gap.section }))}
        isDisabled={isDisabled}
        onSeek={onSeek}
        photos={[]}
        pages={[]}
        onDescribe={vi.fn()}
      />,
    );
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('li button')];
    expect(buttons).toHaveLength(aReport.gaps.length);
    expect(buttons.every(({ disabled }) => disabled === isDisabled)).toBe(true);
    act(() => buttons[0]?.click());
    expect(onSeek).toHaveBeenCalledTimes(count);
  });
});
