import { language } from '../language';
import { grammar } from './grammar';

export const pack = language(
  'en',
  import.meta.glob('./**/*.yaml', { eager: true, import: 'default' }),
  grammar,
);
