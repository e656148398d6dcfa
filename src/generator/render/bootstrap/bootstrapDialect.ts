export { tailwindDialect as bootstrapDialect } from '../tailwind/tailwindDialect';
