import type { Composition, Item } from './Composition';
import type { Shape } from './Shape';

/** The shadow that a thing throws to one side (`direction` 1 to the right) and the dark where it stands. */
export function castShadows(
  shapes: readonly Shape[],
  stand: Composition['stand'],
  direction: number,
  isInside: boolean,
): Item[] {
  const solid = shapes.filter(({ part, glow }) => part === 'subject' && glow === 0);
  const fall = (share: number) =>
    solid.flatMap(({ rings }) =>
      rings.map((ring) =>
        ring.map(({ x, y }) => {
          const height = Math.max(0, stand.y - y);
          return { x: x + height * share * direction, y: stand.y + 0.012 + height * 0.12 };
        }),
      ),
    );
  const widest = solid
    .flatMap(({ rings }) => rings.flat())
    .filter(({ y }) => y > stand.y - stand.scale * 0.25);
  const left = Math.min(...widest.map(({ x }) => x));
  const right = Math.max(...widest.map(({ x }) => x));
  const contact = Array.from({ length: 32 }, (_, index) => {
    const angle = (index / 32) * Math.PI * 2;
    return {
      x: (left + right) / 2 + (Math.cos(angle) * (right - left) * 1.06) / 2,
      y: stand.y + 0.004 + Math.sin(angle) * 0.024,
    };
  });
  return [
    { kind: 'shadow', rings: fall(isInside ? 0.55 : 0.75), strength: 0.34, softness: 0.014 },
    { kind: 'shadow', rings: [contact], strength: 0.5, softness: 0.012 },
  ];
}
