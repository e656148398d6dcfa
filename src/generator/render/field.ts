import { markup, type Html } from '../document/html';
import type { FormField } from '../types';
import type { Drawing } from './Dialect';
import { classNames, words } from './elements';

/** The bare control of a field, the same in every dialect. */
export function control(field: FormField, id: string, classes: string): Html {
  const common = markup` id="${id}" name="${field.name}" autocomplete="${field.autocomplete}"${field.required && markup` required`}${classNames(classes)}`;
  if (field.type === 'textarea') return markup`<textarea rows="5"${common}></textarea>`;
  if (field.type === 'select')
    return markup`<select${common}><option value=""></option>${(field.options ?? []).map(
      (option) => markup`<option>${option.value}</option>`,
    )}</select>`;
  return markup`<input type="${field.type}"${field.type === 'number' && markup` min="1"`}${common}>`;
}

/** Label above control, as Tailwind and Bootstrap pages have it. */
export function labelledField(field: FormField, id: string, drawing: Drawing): Html {
  const { form } = drawing.dialect.classes;
  const kind = field.type === 'textarea' ? form.area : form.control;
  return markup`<div${classNames(form.field)} data-part="field" data-type="${field.type}"><label for="${id}"${classNames(form.label)}>${words(field.label, drawing)}</label>${control(field, id, kind)}</div>`;
}
