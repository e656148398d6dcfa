import type { Framework } from '../../../machines/entities';
import type { Dialect } from './Dialect';

/** Each framework arrives with its style sheet in a chunk of its own. */
export const DIALECTS: Record<Framework, () => Promise<Dialect>> = {
  tailwind: async () => (await import('./tailwind/tailwindDialect')).tailwindDialect,
  bootstrap: async () => (await import('./bootstrap/bootstrapDialect')).bootstrapDialect,
  vuetify: async () => (await import('./vuetify/vuetifyDialect')).vuetifyDialect,
};
