import {
  type BuildField,
  changedCustomization,
  changedFields,
  withCustomization,
  withFields,
} from './buildFields';
import type { BuilderContext } from './builderContext';
import { change, type DocumentItems, findBuild, siteOf, type Step } from './builderDocument';
import type { Build, Customization } from './entities';
import { type LearnedList, withLearned } from './learned';

export interface LearnedBuilds {
  changes: Partial<BuilderContext>;
  /** Something that was changed here was changed elsewhere as well. */
  isOvertaken: boolean;
}

/**
 * The builder with what another tab has done to builds. Only what was changed there is taken, field by field, and whatever
 * is being changed here meanwhile stays. Steps to undo keep it too; where they are about the same field, it becomes the last
 * of them, so that undo brings back what stood here.
 */
export function learnBuilds(context: BuilderContext, learned: LearnedList<Build>): LearnedBuilds {
  const before = new Map(learned.before?.map((build) => [build.id, build]));
  const overtaken: Partial<DocumentItems>[] = [];
  let { past, future } = context;
  const history = withLearned(context.history, learned, (now, own) => {
    const fields = fieldsToTake(own, before.get(own.id) ?? own, now);
    const touched = touchedFields(past, own.id);
    const clean = fields.filter((field) => !touched.has(field));
    past = past.map((step) => withTaken(step, own.id, now, clean));
    future = future.map((step) => withTaken(step, own.id, now, clean));
    const merged = withFields(own, now, clean);
    const others = fields.filter((field) => touched.has(field));
    if (others.length > 0) overtaken.push(...itemsOf(merged, now, others));
    return merged;
  });
  const taken: BuilderContext = {
    ...context,
    history,
    past,
    future,
    currentId: learned.removed.includes(context.currentId ?? '') ? null : context.currentId,
  };
  const all = overtaken.reduce<BuilderContext>(
    (document, items) => ({ ...document, ...change(document, items, null) }),
    taken,
  );
  return {
    changes: {
      history: all.history,
      past: all.past,
      future: all.future,
      currentId: all.currentId,
    },
    isOvertaken: overtaken.length > 0 && findBuild(all, all.currentId) !== null,
  };
}

/** What was changed elsewhere, but for what was changed here as well since then. */
function fieldsToTake(own: Build, before: Build, now: Build): BuildField[] {
  const changedHere = new Set(changedFields(before, own));
  return changedFields(before, now).filter((field) => !changedHere.has(field));
}

/** The fields of a build that steps to undo are about. */
function touchedFields(past: readonly Step[], id: string): Set<BuildField> {
  const fields = past.flatMap(({ before, after }) => [
    ...(before.customization?.buildId === id && after.customization?.buildId === id
      ? changedCustomization(before.customization.value, after.customization.value)
      : []),
    ...(after.site?.buildId === id ? ['site'] : []),
    ...(after.name?.buildId === id ? ['name'] : []),
  ]);
  return new Set(fields);
}

function withTaken(step: Step, id: string, now: Build, fields: readonly BuildField[]): Step {
  const taken = (customization: Customization) =>
    withCustomization(customization, now.customization, fields);
  const items = ({
    customization,
    site,
    ...others
  }: Partial<DocumentItems>): Partial<DocumentItems> => ({
    ...others,
    ...(customization === undefined
      ? {}
      : {
          customization:
            customization.buildId === id
              ? { ...customization, value: taken(customization.value) }
              : customization,
        }),
    ...(site === undefined
      ? {}
      : {
          site:
            site.buildId === id
              ? {
                  ...site,
                  value: { ...site.value, customization: taken(site.value.customization) },
                }
              : site,
        }),
  });
  return { ...step, before: items(step.before), after: items(step.after) };
}

/** Steps that bring a build to where it is elsewhere. */
function itemsOf(
  build: Build,
  now: Build,
  fields: readonly BuildField[],
): Partial<DocumentItems>[] {
  const buildId = build.id;
  const merged = withFields(build, now, fields);
  const name = fields.includes('name') ? [{ name: { buildId, value: merged.name ?? '' } }] : [];
  if (fields.includes('site')) return [...name, { site: { buildId, value: siteOf(merged) } }];
  return fields.some((field) => field !== 'name')
    ? [...name, { customization: { buildId, value: merged.customization } }]
    : name;
}
