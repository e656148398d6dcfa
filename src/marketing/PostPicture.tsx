import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

import type { PostImage } from '../content/post';

const tone = (name: string) => `var(--sf-colors-${name})`;

export interface PostPictureProps extends HTMLChakraProps<'svg'> {
  image: PostImage;
}

/** The drawing at the head of a blog post, 16 to 9. Decorative: the title stands beside it. */
export function PostPicture({ image, ...props }: PostPictureProps) {
  const { ground, drawing } = DRAWINGS[image];
  return (
    <chakra.svg
      aria-hidden="true"
      viewBox="0 0 480 270"
      display="block"
      width="full"
      bg={ground}
      {...props}
    >
      {drawing}
    </chakra.svg>
  );
}

const DRAWINGS: Record<PostImage, { ground: string; drawing: ReactNode }> = {
  promptSlip: { ground: 'marigold.100', drawing: <PromptSlip /> },
  fiveWindows: { ground: 'sky.100', drawing: <FiveWindows /> },
  paintCards: { ground: 'tomato.100', drawing: <PaintCards /> },
};

/** A slip of paper with five lines, and the window that it turns into. */
function PromptSlip() {
  return (
    <>
      <rect y="222" width="480" height="48" fill={tone('marigold-300')} />
      <g transform="rotate(-4 130 140)">
        <rect x="46" y="52" width="168" height="182" rx="6" fill={tone('sheet')} />
        <circle cx="130" cy="66" r="5" fill={tone('tomato-500')} />
        {FIVE_LINES.map((width, index) => (
          <g key={width}>
            <circle
              cx="68"
              cy={96 + index * 27}
              r="5"
              fill={tone(LINE_TONES[index] ?? 'ink-950')}
            />
            <rect
              x="84"
              y={92 + index * 27}
              width={width}
              height="8"
              rx="4"
              fill={tone('rule-soft')}
            />
          </g>
        ))}
      </g>
      <path
        d="M226 142h24m-9-9 9 9-9 9"
        fill="none"
        stroke={tone('ink-950')}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="268" y="46" width="172" height="188" rx="12" fill={tone('sheet')} />
      <path d="M268 58a12 12 0 0 1 12-12h148a12 12 0 0 1 12 12v18H268z" fill={tone('enamel-900')} />
      <Caps x={268} y={76} width={172} count={7} odd="enamel-700" even="sheet" />
      <rect x="286" y="122" width="98" height="12" rx="4" fill={tone('ink-950')} />
      <rect x="286" y="142" width="130" height="7" rx="3.5" fill={tone('rule-soft')} />
      {LINE_TONES.slice(1, 4).map((name, index) => (
        <rect
          key={name}
          x={286 + index * 47}
          y="164"
          width="40"
          height="52"
          rx="6"
          fill={tone(name)}
        />
      ))}
    </>
  );
}

const FIVE_LINES = [112, 84, 104, 72, 92];
const LINE_TONES = ['enamel-600', 'tomato-400', 'sky-400', 'marigold-400', 'ink-600'];

/** A street of five fronts, each with an awning of its own. */
function FiveWindows() {
  return (
    <>
      <rect y="236" width="480" height="34" fill={tone('sky-200')} />
      {FRONTS.map(({ wall, cloth, height }, index) => {
        const x = 20 + index * 90;
        const top = 236 - height;
        return (
          <g key={wall}>
            <rect x={x} y={top} width="80" height={height} fill={tone(wall)} />
            <rect x={x + 10} y={top + 14} width="60" height="8" rx="4" fill={tone('sheet')} />
            <Caps x={x} y={top + 34} width={80} count={5} odd={cloth} even="sheet" />
            <rect x={x + 10} y={top + 74} width="34" height={height - 86} fill={tone('sky-50')} />
            <rect x={x + 50} y={top + 74} width="20" height={height - 74} fill={tone('ink-950')} />
            <circle
              cx={x + 54}
              cy={top + 74 + (height - 74) / 2}
              r="2"
              fill={tone('marigold-300')}
            />
          </g>
        );
      })}
    </>
  );
}

const FRONTS = [
  { wall: 'enamel-800', cloth: 'marigold-300', height: 148 },
  { wall: 'tomato-500', cloth: 'tomato-700', height: 176 },
  { wall: 'marigold-400', cloth: 'enamel-700', height: 134 },
  { wall: 'sky-700', cloth: 'sky-400', height: 190 },
  { wall: 'enamel-400', cloth: 'enamel-800', height: 156 },
];

/** Paint cards with the same letters on each: on some they can be read, on others they cannot. */
function PaintCards() {
  return (
    <>
      <rect y="214" width="480" height="56" fill={tone('tomato-200')} />
      {CARDS.map(({ card, ink, turn }, index) => {
        const x = 34 + index * 84;
        return (
          <g key={card} transform={`rotate(${turn} ${x + 38} 236)`}>
            <rect x={x} y="52" width="76" height="176" rx="6" fill={tone('sheet')} />
            <path d={`M${x} 58a6 6 0 0 1 6-6h64a6 6 0 0 1 6 6v112h-76z`} fill={tone(card)} />
            <path
              d={`M${x + 12} 136l14-46 14 46M${x + 17} 121h18M${x + 63} 117v19`}
              fill="none"
              stroke={tone(ink)}
              strokeWidth="6"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
            <circle cx={x + 54} cy="127" r="9" fill="none" stroke={tone(ink)} strokeWidth="6" />
            <rect x={x + 12} y="186" width="40" height="7" rx="3.5" fill={tone('ink-950')} />
            <rect x={x + 12} y="202" width="26" height="6" rx="3" fill={tone('rule-soft')} />
          </g>
        );
      })}
    </>
  );
}

const CARDS = [
  { card: 'enamel-800', ink: 'sheet', turn: -5 },
  { card: 'sky-400', ink: 'sky-300', turn: -2 },
  { card: 'marigold-300', ink: 'ink-950', turn: 1 },
  { card: 'tomato-300', ink: 'tomato-200', turn: 3 },
  { card: 'tomato-700', ink: 'sheet', turn: 6 },
];

interface CapsProps {
  x: number;
  y: number;
  width: number;
  count: number;
  odd: string;
  even: string;
}

function Caps({ x, y, width, count, odd, even }: CapsProps) {
  const step = width / count;
  return Array.from({ length: count }, (_, index) => (
    <path
      key={index}
      d={`M${x + index * step} ${y}h${step}v18a${step / 2} ${step / 2} 0 0 1-${step} 0z`}
      fill={tone(index % 2 === 0 ? odd : even)}
    />
  ));
}
