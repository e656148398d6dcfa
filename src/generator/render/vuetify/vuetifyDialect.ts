export { tailwindDialect as vuetifyDialect } from '../tailwind/tailwindDialect';
