import type { Framework } from '../../../machines/entities';

type Styles = (used: ReadonlySet<string>) => Promise<string>;

const STYLES: Record<Framework, () => Promise<Styles>> = {
  tailwind: async () => (await import('./styles/tailwindStyles')).tailwindStyles,
  bootstrap: async () => (await import('./styles/bootstrapStyles')).bootstrapStyles,
  vuetify: async () => (await import('./styles/vuetifyStyles')).vuetifyStyles,
};

/** The framework's style sheet for markup that uses these class names. */
export async function componentCss(
  framework: Framework,
  used: ReadonlySet<string>,
): Promise<string> {
  return (await STYLES[framework]())(used);
}

/** Loads all style sheets, so that no later generation has to ask the network. */
export async function loadComponentStyles(): Promise<void> {
  await Promise.all(Object.values(STYLES).map((load) => load()));
}
