import { pictureList } from './pictureList';

/** What an `<img>` needs of a picture. */
export interface Picture {
  src: string;
  srcSet: string;
  width: number;
  height: number;
}

const files = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The files of a picture that `npm run draw:pictures` took. Throws when the list has none of that name. */
export function pictureOf(name: string): Picture {
  const order = pictureList.find((picture) => picture.name === name);
  if (order === undefined) throw new Error(`pictureList.ts has no picture called "${name}".`);
  const { fileWidths, screen } = order;
  const fileOf = (width: number) => files[`./pictures/${name}-${width}.webp`] ?? '';
  const width = Math.max(...fileWidths);
  return {
    src: fileOf(width),
    srcSet: fileWidths.map((each) => `${fileOf(each)} ${each}w`).join(', '),
    width,
    height: Math.round((screen.height * width) / screen.width),
  };
}
