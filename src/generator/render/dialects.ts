import type { Framework } from '../../../machines/entities';
import type { Dialect } from './Dialect';

/** Each framework arrives with its style sheet in a chunk of its own. */
export const DIALECTS: Record<Framework, () => Promise<Dialect>> = {
  tailwind: async () => (await import('./tailwind/tailwindDialect')).tailwindDialect,
  bootstrap: async () => (await import('./bootstrap/bootstrapDialect')).bootstrapDialect,
  vuetify: async () => (await import('./vuetify/vuetifyDialect')).vuetifyDialect,
};

/** Loads every framework's style sheets, so that no later generation has to ask the network. */
export async function loadDialects(): Promise<void> {
  await Promise.all(
    Object.values(DIALECTS).map(async (load) => {
      const dialect = await load();
      await dialect.css(new Set());
    }),
  );
}
