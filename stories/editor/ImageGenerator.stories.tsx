import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';

import { aDrawnImage, emptyLibrary } from '../fixtures/anImage';
import { aBuild } from '../fixtures/aBuild';
import { builderWith, emptyBuilder } from '../fixtures/builderContexts';
import { inImageGenerator, libraryResting, noImageAsked } from '../support/inImageGenerator';

const withoutSite = { value: 'ready', context: emptyBuilder } as const;
const withSite = {
  value: 'ready',
  context: builderWith([aBuild()]),
} as const;
const drawn = aDrawnImage({ favorite: true });
const withDrawn = { ...emptyLibrary, images: [drawn, ...emptyLibrary.images] };
const withMissing = {
  ...emptyLibrary,
  images: [
    aDrawnImage({
      prompt: 'A ginger cat on a harp, beside a heron',
      notDrawn: ['harp', 'heron'],
    }),
    ...emptyLibrary.images,
  ],
};
const nothingDrawn = {
  value: 'refused',
  context: { ...noImageAsked.context, refusal: { notDrawn: ['herons'] } },
} as const;
const generating = {
  value: { generating: { work: 'working', pace: 'waiting', helper: 'crafter' } },
  context: { ...noImageAsked.context, request: { kind: 'image', ...drawn } },
} as const;

const meta = {
  title: 'Editor/Image generator',
  component: inImageGenerator(),
  args: {
    actorRef: { value: libraryResting, context: emptyLibrary },
    generationRef: noImageAsked,
    builderRef: withoutSite,
    onEvent: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A first visit: the settings of the specification and the two sample images. */
export const Painted: Story = { tags: ['phone'] };

/** A drawn image, marked as a favorite, before the samples. */
export const PaintedWithADrawnImage: Story = {
  args: { actorRef: { value: libraryResting, context: withDrawn } },
};

/** Only the favorites are listed. */
export const PaintedFavoritesOnly: Story = {
  args: { actorRef: { value: libraryResting, context: { ...withDrawn, isFavoritesOnly: true } } },
};

/** Only favorites are listed and there is none: a sentence says how to get one. */
export const PaintedWithoutFavorites: Story = {
  args: {
    actorRef: { value: libraryResting, context: { ...emptyLibrary, isFavoritesOnly: true } },
  },
};

/** What the picture does not show of its description stands under it, in the person's own words. */
export const PaintedWithoutAllOfIt: Story = {
  args: { actorRef: { value: libraryResting, context: withMissing } },
};

/** The words under the picture name what is missing; its alternative text only what is there. */
export const TellsWhatIsMissing: Story = {
  args: PaintedWithoutAllOfIt.args ?? {},
  play: async ({ canvas }) => {
    const [card] = within(canvas.getByRole('region', { name: 'Your images' })).getAllByRole(
      'listitem',
    );
    if (card === undefined) throw new Error('There is no image.');
    await expect(within(card).getByText(/Not in the picture yet/)).toHaveTextContent(
      'Not in the picture yet: harp, heron',
    );
    await expect(within(card).getByRole('img')).toHaveAccessibleName(
      'Rendered scene of a ginger cat on a table',
    );
  },
};

/** Nothing of the description can be drawn: the answer stands under the field, and no image is made. */
export const Refused: Story = {
  args: {
    actorRef: { value: libraryResting, context: { ...withDrawn, prompt: 'two herons' } },
    generationRef: nothingDrawn,
  },
  tags: ['phone'],
};

/** Describing on takes the answer away; the text stays as it was typed. */
export const TakesTheRefusalAway: Story = {
  args: Refused.args ?? {},
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Not drawn yet/)).toHaveTextContent('Not drawn yet: herons');
    const field = canvas.getByRole('textbox', { name: 'What should the image show?' });
    await userEvent.type(field, ' by a lake');
    await expect(canvas.queryByText(/^Not drawn yet/)).toBeNull();
    await expect(field).toHaveValue('two herons by a lake');
  },
};

/** An image with a name of its own; what it was asked for stands under it. */
export const PaintedWithAName: Story = {
  args: {
    actorRef: {
      value: libraryResting,
      context: { ...withDrawn, images: [{ ...drawn, name: 'Shop cat' }, ...emptyLibrary.images] },
    },
    builderRef: withSite,
  },
};

/** The name of the drawn image is in a field. */
export const Typing: Story = {
  args: {
    actorRef: {
      value: { ...libraryResting, naming: 'typing' },
      context: { ...withDrawn, namedId: drawn.id, typedName: drawn.prompt },
    },
  },
};

/** The drawn image was deleted: the list says so and offers the way back. */
export const PaintedAfterDeleting: Story = {
  args: {
    actorRef: {
      value: libraryResting,
      context: {
        ...emptyLibrary,
        changes: [{ kind: 'deleted', entry: drawn, below: emptyLibrary.images.length }],
      },
    },
  },
};

/** Renaming by keyboard, deleting, and both undone; the focus is never lost. */
export const RenamesAndDeletesWithUndo: Story = {
  args: PaintedWithADrawnImage.args ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Rename: ${drawn.prompt}` }));
    const field = canvas.getByRole('textbox', { name: 'Name of this image' });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'Shop cat{Enter}');
    await expect(canvas.getByRole('button', { name: 'Rename: Shop cat' })).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Delete: Shop cat' }));
    await expect(canvas.queryByText('Shop cat', { selector: 'p' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Your images' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo delete' }));
    await expect(canvas.getByRole('button', { name: 'Rename: Shop cat' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo rename' }));
    await expect(canvas.getByRole('button', { name: `Rename: ${drawn.prompt}` })).toBeVisible();
  },
};

/** A download failed; the message stands in the image's card. */
export const ReadyAfterFailedDownload: Story = {
  args: {
    actorRef: {
      value: libraryResting,
      context: {
        ...withDrawn,
        downloadId: drawn.id,
        downloadProblem: 'The image could not be downloaded. Please try again.',
      },
    },
  },
};

/** A prompt of 100,000 characters and one from right to left: both stay inside their cards. */
export const PaintedWithExtremePrompts: Story = {
  args: {
    actorRef: {
      value: libraryResting,
      context: {
        ...emptyLibrary,
        images: [
          aDrawnImage({ id: 'image-2', prompt: 'lighthouse'.repeat(10_000) }),
          aDrawnImage({ id: 'image-3', prompt: 'منارة على البحر عند الغروب' }),
        ],
      },
    },
  },
};

/** After a reload the picture is drawn again from what it was asked for. */
export const Repainting: Story = {
  args: {
    actorRef: {
      value: { pictures: 'repainting', download: 'ready' },
      context: {
        ...withDrawn,
        images: [{ ...drawn, url: null }, ...emptyLibrary.images],
        repaintedId: drawn.id,
      },
    },
  },
};

/** A picture that could not be drawn again says so and offers to try. */
export const PaintedExceptOne: Story = {
  args: {
    actorRef: {
      value: libraryResting,
      context: {
        ...withDrawn,
        images: [{ ...drawn, url: null }, ...emptyLibrary.images],
        unpainted: [drawn.id],
      },
    },
  },
};

/** A file is being made; the other downloads wait. */
export const Downloading: Story = {
  args: {
    actorRef: {
      value: { pictures: 'painted', download: 'downloading' },
      context: { ...withDrawn, downloadId: drawn.id },
    },
  },
};

/** An image is being drawn: the loading card stands in front and the form waits. */
export const Generating: Story = {
  args: {
    actorRef: { value: libraryResting, context: { ...withDrawn, prompt: drawn.prompt } },
    generationRef: generating,
  },
};

/** Drawing failed; the prompt is still there. */
export const IdleAfterFailure: Story = {
  args: {
    actorRef: { value: libraryResting, context: { ...emptyLibrary, prompt: drawn.prompt } },
    generationRef: {
      value: 'idle',
      context: { ...noImageAsked.context, problem: 'Failed to generate image' },
    },
  },
};

/** Generate sends prompt, style, size and quality. */
export const GeneratesFromTheForm: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coffee' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Cartoon' }));
    await userEvent.click(canvas.getByRole('radio', { name: '768 × 1024' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'HD' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'generation.start',
      request: {
        kind: 'image',
        prompt: 'A cup of coffee on a wooden table in the morning',
        style: 'cartoon',
        size: '768x1024',
        quality: 'hd',
      },
    });
    await expect(canvas.getByText('Generating your image...')).toBeVisible();
  },
};

/** Generate without a description stays reachable and says what is missing. */
export const AsksForADescription: Story = {
  play: async ({ canvas, userEvent }) => {
    const generate = canvas.getByRole('button', { name: 'Generate' });
    await expect(generate).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(generate);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please enter an image description');
  },
};

/** Failing to draw keeps the prompt; Generate tries again. */
export const GeneratesAgainAfterFailure: Story = {
  args: IdleAfterFailure.args ?? {},
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue(drawn.prompt);
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    await expect(args.onEvent).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'generation.start' }),
    );
  },
};

/** 'Use as hero' puts a drawn image into the website on the builder; pressed again, it takes it out. */
export const UsesAnImageAsHero: Story = {
  args: { actorRef: { value: libraryResting, context: withDrawn }, builderRef: withSite },
  play: async ({ args, canvas, userEvent }) => {
    const { prompt, style, size, quality, alt } = drawn;
    const [use] = canvas.getAllByRole('button', { name: 'Use as hero: A ginger cat on a table' });
    if (use === undefined) throw new Error('There is no button to press.');
    await userEvent.click(use);
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'hero.choose',
      hero: { prompt, style, size, quality, alt },
    });
    await expect(use).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('link', { name: 'See it in the builder' })).toBeVisible();
    await userEvent.click(use);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'hero.remove' });
  },
};

/** Without a website no image can be a hero: a sentence says why and leads to the builder. */
export const SaysWhatAHeroNeeds: Story = {
  args: { actorRef: { value: libraryResting, context: withDrawn } },
  play: async ({ canvas }) => {
    const use = canvas.getByRole('button', { name: /^Use as hero/ });
    await expect(use).toBeDisabled();
    await expect(use).toHaveAccessibleDescription(/Generate a website first/);
    await expect(canvas.getByRole('link', { name: 'Generate a website first' })).toHaveAttribute(
      'href',
      '/editor/builder',
    );
  },
};

/** The heart marks an image and takes the mark back. */
export const TogglesAFavorite: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: 'Favorite: A ginger cat on a table' });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'favorite.toggle', id: 'sample-cat' });
  },
};

/** 'Favorites only' lists what is marked and nothing else. */
export const FiltersFavorites: Story = {
  args: PaintedWithADrawnImage.args ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Favorites only' }));
    const list = within(canvas.getByRole('region', { name: 'Your images' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** 'Use these settings' fills the form. */
export const UsesTheSettings: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Use these settings: A ginger cat on a table' }),
    );
    await expect(canvas.getByRole('textbox', { name: 'What should the image show?' })).toHaveValue(
      'A ginger cat on a table',
    );
  },
};

/** fault 41: when the stock host answers no more, the bundled drawings stand in the samples' place. */
export const ShowsTheBundledDrawings: Story = {
  play: async ({ canvas }) => {
    for (const name of [/a cat/, /mountains/]) {
      const drawing = canvas.getByRole<HTMLImageElement>('img', { name });
      await waitFor(() => expect(drawing.naturalWidth).toBeGreaterThan(100));
      await expect(new URL(drawing.src).origin).toBe(location.origin);
      await expect(drawing).toBeVisible();
      const photo = drawing.nextElementSibling;
      if (photo === null) throw new Error('There is no photograph to lose.');
      await fireEvent.load(photo);
      await waitFor(() => expect(photo).toHaveStyle({ opacity: '1' }));
      await fireEvent.error(photo);
      await waitFor(() => expect(photo).toHaveStyle({ opacity: '0' }));
    }
  },
};

/** fault 41: a download that fails says so in its card, and the button can be pressed again. */
export const OffersAFailedDownloadAgain: Story = {
  args: ReadyAfterFailedDownload.args ?? {},
  play: async ({ args, canvas, userEvent }) => {
    const [card] = within(canvas.getByRole('region', { name: 'Your images' })).getAllByRole(
      'listitem',
    );
    if (card === undefined) throw new Error('There is no image.');
    await expect(within(card).getByRole('alert')).toHaveTextContent(
      'The image could not be downloaded. Please try again.',
    );
    await userEvent.click(within(card).getByRole('button', { name: /^Download: / }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'image.download', id: drawn.id });
    await expect(within(card).queryByRole('alert')).toBeNull();
  },
};

/** Download asks for one file at a time. */
export const DownloadsAnImage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const download = canvas.getByRole('button', { name: 'Download: A ginger cat on a table' });
    await userEvent.click(download);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'image.download', id: 'sample-cat' });
    await expect(download).toBeDisabled();
  },
};
