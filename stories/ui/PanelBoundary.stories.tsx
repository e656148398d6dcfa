import { Button, ChakraProvider, Stack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, waitFor } from 'storybook/test';

import { PanelBoundary } from '../../src/editor/parts/PanelBoundary';
import { system } from '../../src/theme/system';

/** Draws the panel after so many failures. */
function drawingAfter(failures: number): () => ReactNode {
  let left = failures;
  return () => {
    if (left > 0) {
      left -= 1;
      throw new Error('at Unsteady (PanelBoundary.stories.tsx:14)');
    }
    return <p>The history is here.</p>;
  };
}

function Unsteady({ draw }: { draw: () => ReactNode }) {
  return draw();
}

/** A root of its own, in which a caught error is expected and not written to the console. */
function ExpectingErrors({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return;
    const root = createRoot(place.current, { onCaughtError: () => undefined });
    root.render(<ChakraProvider value={system}>{children}</ChakraProvider>);
    return () => queueMicrotask(() => root.unmount());
  }, [children]);
  return <div ref={place} />;
}

interface PanelsProps {
  name: string;
  /** How often drawing the panel fails. React draws a failing part twice before it gives up. */
  failures: number;
}

function Panels({ name, failures }: PanelsProps) {
  const draw = useMemo(() => drawingAfter(failures), [failures]);
  return (
    <ExpectingErrors>
      <Stack gap="4" align="flex-start">
        <PanelBoundary name={name}>
          <Unsteady draw={draw} />
        </PanelBoundary>
        <Button variant="outline">A neighbor that works</Button>
      </Stack>
    </ExpectingErrors>
  );
}

const meta = {
  title: 'UI/Panel boundary',
  component: Panels,
  args: { name: 'Build History', failures: 0 },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Panels>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing fails: the panel is all there is to see. */
export const Whole: Story = {};

/** The panel cannot be drawn: a plain message in its place, its neighbor stays. */
export const Failed: Story = { args: { failures: 1000 } };

/** The same on a phone, with a long name. */
export const FailedOnAPhone: Story = {
  args: { name: 'The list of everything that was made here', failures: 1000 },
  globals: { viewport: { value: 'mobile' } },
};

/** fault 55: a panel that throws says so without a stack, its neighbor works, and trying again brings it back. */
export const TriesAgain: Story = {
  args: { failures: 2 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const alert = await waitFor(() => canvas.getByRole('alert'));
    await expect(alert).toHaveTextContent(
      'Build History could not be shown. Everything else still works.',
    );
    await expect(canvasElement).not.toHaveTextContent('Unsteady');
    await userEvent.click(canvas.getByRole('button', { name: 'A neighbor that works' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByText('The history is here.')).toBeVisible());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
