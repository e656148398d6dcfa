import avatar from 'vuetify/lib/components/VAvatar/VAvatar.css?raw';
import breadcrumbs from 'vuetify/lib/components/VBreadcrumbs/VBreadcrumbs.css?raw';
import button from 'vuetify/lib/components/VBtn/VBtn.css?raw';
import buttonGroup from 'vuetify/lib/components/VBtnGroup/VBtnGroup.css?raw';
import card from 'vuetify/lib/components/VCard/VCard.css?raw';
import chip from 'vuetify/lib/components/VChip/VChip.css?raw';
import field from 'vuetify/lib/components/VField/VField.css?raw';
import input from 'vuetify/lib/components/VInput/VInput.css?raw';
import label from 'vuetify/lib/components/VLabel/VLabel.css?raw';
import list from 'vuetify/lib/components/VList/VList.css?raw';
import listItem from 'vuetify/lib/components/VList/VListItem.css?raw';
import table from 'vuetify/lib/components/VTable/VTable.css?raw';
import tab from 'vuetify/lib/components/VTabs/VTab.css?raw';
import textField from 'vuetify/lib/components/VTextField/VTextField.css?raw';
import textarea from 'vuetify/lib/components/VTextarea/VTextarea.css?raw';
import colors from 'vuetify/lib/styles/colors.css?raw';
import core from 'vuetify/lib/styles/core.css?raw';
import utilities from 'vuetify/lib/styles/utilities.css?raw';

import { pruneCss } from '../../render/pruneCss';
import reset from './vuetifyReset.css?raw';
import theme from './vuetifyTheme.css?raw';

const PARTS = [
  ...[core, avatar, breadcrumbs, button, buttonGroup, card, chip, label, input, field],
  ...[list, listItem, table, tab, textField, textarea, colors, utilities],
];

/** Vuetify 4's style sheets for these class names, with its light theme. */
export function vuetifyStyles(used: ReadonlySet<string>): Promise<string> {
  return Promise.resolve(
    `${reset}\n${PARTS.map((part) => pruneCss(part, used)).join('\n')}\n${theme}`,
  );
}
