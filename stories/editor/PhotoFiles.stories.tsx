import { Box } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { expect, waitFor } from 'storybook/test';

import { builderMachine } from '../../machines/builder';
import { photosMachine } from '../../machines/photos';
import { PhotosSectionWith } from '../../src/editor/builder/photos/PhotosSection';
import {
  keepPhoto,
  readPhoto,
  releaseSource,
  watchPhotos,
} from '../../src/services/photos/photoActors';
import { bakeryBuild } from '../fixtures/generatedBuilds';
import { pictureFiles } from '../fixtures/pictureFiles';

const livePhotosMachine = photosMachine.provide({
  actors: { watchPhotos, readPhoto, keepPhoto },
  actions: { releaseSource: (_, { source }) => releaseSource(source) },
});

/** The places for pictures as they run: files are read, cut and written anew as in the app. */
function LivePhotos() {
  const actorRef = useActorRef(builderMachine, {
    input: { history: [bakeryBuild], currentId: bakeryBuild.id },
  });
  const photosRef = useActorRef(livePhotosMachine, { input: { builderRef: actorRef } });
  return (
    <Box layerStyle="pane" p="4" maxW="360px">
      <PhotosSectionWith actorRef={actorRef} photosRef={photosRef} isDisabled={false} />
    </Box>
  );
}

const meta = {
  title: 'Editor/Builder/Photos/Live',
  component: LivePhotos,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof LivePhotos>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The size of a picture, and the colors of its halves. */
async function seen(image: HTMLImageElement) {
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const colorAt = (x: number) => {
    const [red = 0, , blue = 0] = context?.getImageData(x, height / 2, 1, 1).data ?? [];
    return red > blue ? 'red' : 'blue';
  };
  return { width, height, colors: [colorAt(width / 4), colorAt((3 * width) / 4)] };
}

/** A JPEG, PNG, GIF, WebP and AVIF file is each taken in as a photo of the hero, with its pixels and in the narrowest of its widths. */
export const TakesInEveryKindOfFile: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Hero/ }));
    for (const [type, bytes] of pictureFiles) {
      const file = new File([bytes], 'photo', { type });
      await userEvent.upload(canvas.getByLabelText('Picture file for Hero'), file);
      await userEvent.click(await canvas.findByRole('button', { name: 'Use this part' }));
      const remove = await canvas.findByRole('button', { name: 'Use the drawing' });
      const photo = await waitFor(() => {
        const image = canvasElement.querySelector('img');
        if (image === null) throw new Error(`There is no photo of the ${type} file.`);
        return image;
      });
      await expect([type, await seen(photo)]).toEqual([
        type,
        { width: 480, height: 360, colors: ['red', 'blue'] },
      ]);
      await userEvent.click(remove);
      await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    }
  },
};
