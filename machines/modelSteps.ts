import {
  type BuilderDocument,
  change,
  type DocumentItems,
  findBuild,
  MODEL_EDIT,
  type Step,
} from './builderDocument';
import type { Customization } from './entities';
import { isOpen, withModelWords } from './modelWords';

/**
 * Puts what a language model wrote into the current build. All of it is one step to undo, whatever the person did meanwhile: that step and
 * the later ones become what they would be had these words come with its first. Where what was understood has been corrected since, another
 * step begins. Words of a text that the person has touched are dropped; nothing without a build. Pure.
 */
export function writeWords(
  document: BuilderDocument,
  words: Readonly<Record<string, string>>,
): Partial<BuilderDocument> {
  const build = findBuild(document, document.currentId);
  if (build === null) return {};
  const { id: buildId, customization, website } = build;
  const taken = Object.fromEntries(
    Object.entries(words).filter(([id]) => isOpen(customization, website.customization, id)),
  );
  if (Object.keys(taken).length === 0) return {};
  // Steps share what they did not change.
  const written = new Map<Customization, Customization>();
  const withWords = (now: Customization): Customization => {
    const value = written.get(now) ?? withModelWords(now, { before: now, website }, taken);
    written.set(now, value);
    return value;
  };
  const changed = change(
    document,
    { customization: { buildId, value: withWords(customization) } },
    MODEL_EDIT,
  );
  const begun = stepOfModel(document.past, buildId);
  if (begun < 0) return changed;
  const past = document.past.map((step, index) => {
    if (index < begun) return step;
    const before = index === begun ? step.before : inItems(step.before, buildId, withWords);
    return { ...step, before, after: inItems(step.after, buildId, withWords) };
  });
  return { ...changed, past };
}

/** Where the step is that holds what a model writes for a build; -1: there is none, or what was understood is another since. */
function stepOfModel(past: readonly Step[], buildId: string): number {
  const corrections = ({ site }: Partial<DocumentItems>) =>
    JSON.stringify(site?.buildId === buildId ? site.value.corrections : undefined);
  const begun = past.findLastIndex(
    ({ edit, after }) => edit === MODEL_EDIT && after.customization?.buildId === buildId,
  );
  const isCorrected = past
    .slice(begun + 1)
    .some(({ before, after }) => corrections(before) !== corrections(after));
  return isCorrected ? -1 : begun;
}

function inItems(
  items: Partial<DocumentItems>,
  buildId: string,
  to: (now: Customization) => Customization,
): Partial<DocumentItems> {
  const { customization, site } = items;
  return {
    ...items,
    ...(customization?.buildId === buildId
      ? { customization: { buildId, value: to(customization.value) } }
      : {}),
    ...(site?.buildId === buildId
      ? {
          site: {
            buildId,
            value: { ...site.value, customization: to(site.value.customization) },
          },
        }
      : {}),
  };
}
