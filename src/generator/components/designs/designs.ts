import type { KindName } from '../kinds/kinds';
import { articleDesigns } from './articles';
import { buttonDesigns } from './buttons';
import { chartDesigns } from './charts';
import { commerceDesigns } from './commerce';
import { controlDesigns } from './controls';
import { dateDesigns } from './dates';
import { formDesigns } from './forms';
import { listDesigns } from './lists';
import { modalDesigns } from './modals';
import { navigationDesigns } from './navigation';
import { peopleDesigns } from './people';
import type { Draw } from './pieces';
import { pictureDesigns } from './pictures';
import { stateDesigns } from './states';
import { tableDesigns } from './tables';

/** How each kind of component is drawn. */
export const DESIGNS: Record<KindName, Draw> = {
  ...articleDesigns,
  ...buttonDesigns,
  ...chartDesigns,
  ...commerceDesigns,
  ...controlDesigns,
  ...dateDesigns,
  ...formDesigns,
  ...listDesigns,
  ...modalDesigns,
  ...navigationDesigns,
  ...peopleDesigns,
  ...pictureDesigns,
  ...stateDesigns,
  ...tableDesigns,
};
