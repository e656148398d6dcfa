import type { Build, Customization, SiteColors, SiteContent, SiteLayout } from './entities';

/** What of a build can be changed by itself, such as `color.primary` or `text.hero.note`. What is redrawn is one field. */
export type BuildField = string;

type Values = ReadonlyMap<BuildField, unknown>;

/** The fields in which two states of a build differ. */
export function changedFields(before: Build, after: Build): BuildField[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter(
    (field) => !isSame(old.get(field), now.get(field)),
  );
}

/** The fields in which two customizations differ. */
export function changedCustomization(before: Customization, after: Customization): BuildField[] {
  const [old, now] = [customizationValues(before), customizationValues(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter(
    (field) => !isSame(old.get(field), now.get(field)),
  );
}

/** A build with some fields of another state of it. */
export function withFields(build: Build, from: Build, fields: readonly BuildField[]): Build {
  if (fields.length === 0) return build;
  const base = fields.includes('site') ? { ...siteOf(build, from) } : build;
  const { name: _, ...unnamed } = base;
  const named = fields.includes('name')
    ? { ...unnamed, ...(from.name === undefined ? {} : { name: from.name }) }
    : base;
  return {
    ...named,
    customization: withCustomization(build.customization, from.customization, fields),
  };
}

/** A customization with some fields of another. */
export function withCustomization(
  customization: Customization,
  from: Customization,
  fields: readonly BuildField[],
): Customization {
  const values = new Map(customizationValues(customization));
  const theirs = customizationValues(from);
  const taken = fields.filter((field) => values.has(field) || theirs.has(field));
  if (taken.length === 0) return customization;
  for (const field of taken) {
    if (theirs.has(field)) values.set(field, theirs.get(field));
    else values.delete(field);
  }
  const group = (prefix: string) =>
    Object.fromEntries(
      [...values]
        .filter(([field]) => field.startsWith(prefix))
        .map(([field, value]) => [field.slice(prefix.length), value]),
    );
  const texts = group('text.') as Record<string, string>;
  const hasTexts = Object.keys(texts).length > 0 || customization.texts !== undefined;
  const whole: Partial<Customization> = group('whole.');
  return {
    ...whole,
    colors: group('color.') as unknown as SiteColors,
    layout: group('section.') as unknown as SiteLayout,
    content: group('content.') as unknown as SiteContent,
    ...(hasTexts ? { texts } : {}),
  };
}

function valuesOf(build: Build): Values {
  const { name, theme, framework, corrections, direction, website } = build;
  return new Map<BuildField, unknown>([
    ['name', name ?? ''],
    ['site', [theme, framework, corrections, direction, website.site]],
    ...customizationValues(build.customization),
  ]);
}

function customizationValues({ colors, layout, content, texts, ...others }: Customization): Values {
  const named = (prefix: string, values: object = {}) =>
    Object.entries(values).map(([name, value]): [string, unknown] => [prefix + name, value]);
  return new Map<BuildField, unknown>([
    ...named('color.', colors),
    ...named('section.', layout),
    ...named('content.', content),
    ...named('text.', texts),
    ...named('whole.', others),
  ]);
}

function siteOf(build: Build, from: Build): Build {
  const { corrections: _, direction: __, ...rest } = build;
  const { theme, framework, corrections, direction, website } = from;
  return {
    ...rest,
    theme,
    framework,
    website,
    ...(corrections === undefined ? {} : { corrections }),
    ...(direction === undefined ? {} : { direction }),
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
