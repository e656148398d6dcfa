import { Box } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { builderMachine } from '../../machines/builder';
import { handoverMachine } from '../../machines/handover';
import { inspectionMachine } from '../../machines/inspection';
import { pointingMachine } from '../../machines/pointing';
import { DeviceFrame } from '../../src/editor/builder/DeviceFrame';
import { PreviewLine, type PreviewLineProps } from '../../src/editor/builder/PreviewLine';
import {
  ExportedNote,
  type ExportedNoteProps,
} from '../../src/editor/builder/publish/ExportedNote';
import { crumbAndEmber } from '../fixtures/aBuild';
import { aReport } from '../fixtures/aReport';
import { handover } from '../fixtures/builderAtRest';
import { builderWith } from '../fixtures/builderContexts';
import { inStates } from '../support/inState';

interface LineProps extends Pick<PreviewLineProps, 'pointingRef'>, ExportedNoteProps {
  builderRef: PreviewLineProps['actorRef'];
}

function UnderTheSite({ builderRef, pointingRef, actorRef, inspectionRef }: LineProps) {
  return (
    <Box layerStyle="pane" display="flex" height="160px" overflow="hidden">
      <DeviceFrame
        device="desktop"
        preview={<Box height="100%" />}
        about={
          <PreviewLine
            pointingRef={pointingRef}
            actorRef={builderRef}
            handoverRef={actorRef}
            isEditingTexts={false}
            isBusy={false}
            exported={<ExportedNote {...{ actorRef, inspectionRef }} />}
          />
        }
      />
    </Box>
  );
}

const packed = {
  fileName: 'crumb-ember.zip',
  paths: ['index.html', 'styles.css', 'site.json', 'report.html', 'README.txt', 'LICENSES.txt'],
};
const checked = (report: typeof aReport) => ({
  value: 'checked' as const,
  context: { build: crumbAndEmber, report },
});

const meta = {
  title: 'Editor/Builder/Exported',
  component: inStates(
    {
      builderRef: builderMachine,
      pointingRef: pointingMachine,
      actorRef: handoverMachine,
      inspectionRef: inspectionMachine,
    },
    UnderTheSite,
    {
      builderRef: {},
      pointingRef: undefined,
      actorRef: { builderRef: null },
      inspectionRef: undefined,
    },
  ),
  args: {
    builderRef: { value: 'ready', context: builderWith([crumbAndEmber]) },
    pointingRef: { value: 'nowhere', context: { text: null } },
    actorRef: handover({ zip: { exported: 'told' } }, { exported: packed }),
    inspectionRef: checked(aReport),
    onEvent: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** An export has begun its download: a line names the file and leads to the guides. */
export const ExportedTold: Story = { tags: ['phone'] };

/** A text is pointed at: where its words come from is said in place of the file, and the way online stays. */
export const ExportedToldWhilePointing: Story = {
  args: {
    pointingRef: {
      value: 'atText',
      context: { text: { id: 'title', from: 'prompt', evidence: 'Crumb & Ember' } },
    },
  },
};

/** The guides for exactly these files, with what to do about the address and the form. */
export const ExportedGuiding: Story = {
  args: { actorRef: handover({ zip: { exported: 'guiding' } }, { exported: packed }) },
  tags: ['phone'],
};

/** More files than GitHub takes at once, a known address, a form service. */
export const ExportedGuidingManyFiles: Story = {
  args: {
    actorRef: handover(
      { zip: { exported: 'guiding' } },
      {
        exported: {
          fileName: 'a-very-long-name-of-a-site-that-somebody-typed.zip',
          paths: Array.from({ length: 143 }, (_, index) => `page-${index}.html`),
        },
      },
    ),
    inspectionRef: checked({
      ...aReport,
      listing: { ...aReport.listing, webAddress: 'www.crumbandember.example' },
      forms: { delivery: { to: 'formspree', key: 'abcdwxyz' }, hasThanks: true },
    }),
  },
};

/** The guides open by key, the first is unfolded, another unfolds; Escape closes them and gives the focus back. */
export const LeadsOnline: Story = {
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Put it online' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Put it online' }));
    const [unpack] = dialog.getAllByText(/^Unpack crumb-ember.zip: a folder with 6 files/);
    await waitFor(() => expect(unpack).toBeVisible());
    await userEvent.click(dialog.getByText('GitHub Pages'));
    await expect(dialog.getByText(/index.html has to stand at the top. Then commit/)).toBeVisible();
    await expect(dialog.getByText(/do not know the address of your site yet/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(open).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the note about the export' }));
    await expect(canvas.queryByRole('button', { name: 'Put it online' })).toBeNull();
  },
};
