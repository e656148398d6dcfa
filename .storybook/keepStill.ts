import { frameworkLogos } from '../src/content/frameworkLogos';
import { stockImages } from '../src/content/stockImages';

const STORY_TIME = Date.UTC(2026, 2, 14, 12);

/** Every story happens on the same morning and reaches no service, so a picture never differs by itself. */
export function keepStill(): () => void {
  const RealDate = window.Date;
  const realFetch = window.fetch;
  const start = performance.now();
  const now = () => STORY_TIME + Math.round(performance.now() - start);

  window.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[]) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args) as object,
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) =>
      name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown),
  });
  window.fetch = (request) =>
    Promise.reject(new Error(`A story asked the network for ${String(request)}.`));

  // The sample images and logos are the drawn ones of ours: a story calls no other host.
  for (const image of Object.values(stockImages)) image.address = image.fallback;
  for (const logo of Object.values(frameworkLogos)) {
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${logo.drawing}"/></svg>`;
    logo.address = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
  }

  return () => {
    window.Date = RealDate;
    window.fetch = realFetch;
  };
}
