import bootstrap from 'bootstrap/dist/css/bootstrap.min.css?raw';

import { pruneCss } from '../../render/pruneCss';

/** Bootstrap 5 without the rules that these class names do not need. */
export function bootstrapStyles(used: ReadonlySet<string>): Promise<string> {
  return Promise.resolve(pruneCss(bootstrap, used));
}
