import { language } from '../language';
import { grammar } from './grammar';

export const pack = language(
  'it',
  import.meta.glob(['./**/*.yaml', '!./detect.yaml', '!./changes.yaml'], {
    eager: true,
    import: 'default',
  }),
  grammar,
);
