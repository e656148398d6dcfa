import { chakra } from '@chakra-ui/react';
import { useState } from 'react';

import { safePhotoUrl } from '../../machines/photoUrl';
import { randomFrom, seedOf } from '../../machines/random';

const FACADES = ['enamel', 'sky', 'tomato', 'marigold'] as const;
const ROOFS = ['M6 16 20 5l14 11z', 'M6 16V9h28v7z', 'M6 16c0-12 28-12 28 0z'] as const;

const pick = <T,>(random: () => number, values: readonly [T, ...T[]]): T =>
  values[Math.floor(random() * values.length)] ?? values[0];

export interface SeededAvatarProps {
  /** The same text always draws the same shop. */
  seed: string;
  /** Shown instead of the drawing when it is a safe address that loads. */
  photoURL?: string | null;
  /** Pixels. */
  size?: number;
}

/** A person's photo or, without one, a small shop drawn from their name. Decorative: the name stands beside it. */
export function SeededAvatar({ seed, photoURL = null, size = 40 }: SeededAvatarProps) {
  const [failedURL, setFailedURL] = useState<string | null>(null);
  const photo = safePhotoUrl(photoURL);
  if (photo !== null && photo !== failedURL) {
    return (
      <chakra.img
        src={photo}
        alt=""
        referrerPolicy="no-referrer"
        boxSize={`${size}px`}
        borderRadius="full"
        objectFit="cover"
        flexShrink="0"
        onError={() => setFailedURL(photo)}
      />
    );
  }
  const random = randomFrom(seedOf(seed));
  const color = pick(random, FACADES);
  const roof = pick(random, ROOFS);
  const doorOnLeft = random() < 0.5;
  const shade = (step: number) => `var(--sf-colors-${color}-${step})`;
  return (
    <chakra.svg
      aria-hidden="true"
      viewBox="0 0 40 40"
      boxSize={`${size}px`}
      borderRadius="full"
      flexShrink="0"
      bg={`${color}.100`}
    >
      <path d={roof} fill={shade(700)} />
      <path d="M8 16h24v24H8z" fill={shade(300)} />
      <path
        d="M6 16h28v4a3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0z"
        fill={shade(800)}
      />
      <path d={doorOnLeft ? 'M12 27h6v13h-6z' : 'M22 27h6v13h-6z'} fill={shade(900)} />
      <path d={doorOnLeft ? 'M21 27h8v6h-8z' : 'M11 27h8v6h-8z'} fill={shade(50)} />
    </chakra.svg>
  );
}
