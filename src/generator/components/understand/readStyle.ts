import type { Size, Style } from '../ComponentIntent';
import { ROUND_WORDS, SIZE_WORDS } from '../words/looks';
import { isLook, stemsIn, tonesIn } from './bared';

/** How a masked description wants the component to look: said in its first noun phrase, or in a segment of nothing else. */
export function styleOf(text: string): Style {
  const [opening = ''] = text.split(/[,:;.]|\s(?:with|that|which|where)\s/u);
  const alone = text
    .split(/[,:;.]/u)
    .filter((one) => one.trim() !== '' && stemsIn(one).every(isLook));
  const said = `${opening} ${alone.join(' ')}`;
  const [tone] = tonesIn(said);
  const gradient = /\bgradient\b/u.test(text) ? tonesIn(text)[1] : undefined;
  const words = stemsIn(said);
  const sizes = Object.keys(SIZE_WORDS) as (keyof typeof SIZE_WORDS)[];
  const size: Size | undefined = sizes.find((one) =>
    words.some((word) => SIZE_WORDS[one].has(word)),
  );
  return {
    tone: tone ?? 'blue',
    isToned: tone !== undefined,
    gradient: gradient ?? null,
    size: size ?? 'medium',
    isPill: words.some((word) => ROUND_WORDS.has(word)),
  };
}
