import { markup, type Html } from '../../document/html';
import type { FormField } from '../../types';
import type { Drawing } from '../Dialect';
import { words } from '../elements';
import { control } from '../field';

/** Vuetify's outlined field with its label in the notch, as it stands when it is active. */
export function vuetifyField(field: FormField, id: string, drawing: Drawing): Html {
  const kind = field.type === 'textarea' ? 'v-textarea' : 'v-text-field';
  const columns =
    field.type === 'textarea' ? 'v-col v-col--cols-12' : 'v-col v-col--cols-12 v-col--cols-sm-6';
  return markup`<div class="${columns}" data-part="field" data-type="${field.type}"><div class="v-input v-input--horizontal v-input--density-default ${kind}"><div class="v-input__control"><div class="v-field v-field--active v-field--variant-outlined v-locale--is-ltr"><div class="v-field__overlay"></div><div class="v-field__field">${control(field, id, 'v-field__input')}</div><div class="v-field__outline"><div class="v-field__outline__start"></div><div class="v-field__outline__notch"><label class="v-label v-field-label v-field-label--floating" for="${id}">${words(field.label, drawing)}</label></div><div class="v-field__outline__end"></div></div></div></div></div></div>`;
}
