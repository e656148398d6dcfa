import { type Html, markup } from '../../document/html';
import type { DesignOf, Wishes } from '../ComponentIntent';
import { dressed, type Kit, type Part } from '../kits/Kit';
import { idIn } from '../understand/understandComponent';
import { fieldsOr } from './forms';
import { button, buttonLook, type Draw, fieldBox, icon, partsOr, SUBMIT } from './pieces';

interface ModalParts {
  title: string;
  opener: string;
  kind: Extract<Part, 'dialog' | 'drawer'>;
  content: Html;
  before?: Html;
}

const KIND_WORDS =
  /^(?:confirm(?:ation)?|delete confirmation|form|sign-? ?up|login|log in|newsletter|contact|feedback|notice|announcement|info|side|drawer|warning)$/iu;
const titleOf = (wishes: Wishes, otherwise: string) =>
  wishes.wording === null || KIND_WORDS.test(wishes.wording) ? otherwise : wishes.wording;

/** A button and its <dialog>: opened and closed by the browser itself (`command`, `commandfor`), without a script. */
function modal(
  wishes: Wishes,
  kit: Kit,
  { title, opener, kind, content, before }: ModalParts,
): Html {
  const id = idIn(wishes, 'dialog');
  const heading = idIn(wishes, 'title');
  return markup`${button(wishes, kit, { label: opener, attributes: markup` type="button" command="show-modal" commandfor="${id}"` })}<dialog id="${id}" closedby="any" aria-labelledby="${heading}"${dressed(kit.parts[kind])}><div${dressed(kit.parts.dialogBody)}>${before}<h2 id="${heading}"${dressed(kit.parts.heading)}>${title}</h2>${content}</div></dialog>`;
}

function closer(wishes: Wishes, kit: Kit, label: string, weight: 'solid' | 'outline'): Html {
  return button(wishes, kit, {
    label,
    weight,
    over: weight === 'outline' ? { tone: 'slate' } : {},
    attributes: markup` type="button" command="close" commandfor="${idIn(wishes, 'dialog')}"`,
  });
}

/** Designs of the category "modals". */
export const modalDesigns: Record<DesignOf<'modals'>, Draw> = {
  confirm: (plain, kit) => {
    const wishes: Wishes = plain.tone === 'blue' ? { ...plain, tone: 'red' } : plain;
    const what =
      wishes.about
        ?.replace(/^(?:deleting|removing|confirming)\s+/iu, '')
        .replace(/^(?:an?|the)\s+/iu, '') ?? 'item';
    const [action = 'Delete'] = wishes.parts.filter(
      (part) => !/cancel|button|title|message/iu.test(part),
    );
    return modal(wishes, kit, {
      title: titleOf(wishes, `Delete this ${what}?`),
      opener: action,
      kind: 'dialog',
      before: markup`<span aria-hidden="true"${dressed(kit.parts.mark, kit.tint(wishes.tone))}>${icon('warning', 24)}</span>`,
      content: markup`<p${dressed(kit.parts.text)}>This cannot be undone.</p><div${dressed(kit.parts.rowEnd)}>${closer(wishes, kit, 'Cancel', 'outline')}${closer(wishes, kit, action, 'solid')}</div>`,
    });
  },

  form: (wishes, kit) => {
    const title = titleOf(wishes, 'Stay in touch');
    const fields = fieldsOr(wishes, ['Full name', 'Email']);
    return modal(wishes, kit, {
      title,
      opener: title,
      kind: 'dialog',
      content: markup`<form aria-labelledby="${idIn(wishes, 'title')}"${dressed(kit.parts.stack)}>${fields.map((field) => fieldBox(wishes, kit, field))}<div${dressed(kit.parts.rowEnd)}>${closer(wishes, kit, 'Cancel', 'outline')}${button(wishes, kit, { label: 'Send', attributes: SUBMIT })}</div></form>`,
    });
  },

  notice: (wishes, kit) => {
    const title = titleOf(wishes, 'Good to know');
    const lines = partsOr(wishes, [
      'Opening hours change from Monday.',
      'Orders placed before then arrive as promised.',
    ]);
    return modal(wishes, kit, {
      title,
      opener: 'Read more',
      kind: 'dialog',
      before: markup`<span aria-hidden="true"${dressed(kit.parts.mark, kit.fill(wishes.tone))}>${icon('bell', 24)}</span>`,
      content: markup`<ul${dressed(kit.parts.plainList, kit.parts.tight)}>${lines.map((line) => markup`<li${dressed(kit.parts.row)}>${icon('check')}<span>${line}</span></li>`)}</ul><div${dressed(kit.parts.rowEnd)}>${closer(wishes, kit, 'Got it', 'solid')}</div>`,
    });
  },

  drawer: (wishes, kit) => {
    const title = titleOf(wishes, 'Filters');
    const lines = partsOr(wishes, ['In stock', 'New', 'On sale'], 1, 8);
    return modal(wishes, kit, {
      title,
      opener: `Open ${title.toLowerCase()}`,
      kind: 'drawer',
      content: markup`<fieldset${dressed(kit.parts.fieldset)}><legend${dressed(kit.parts.legend)}>Show</legend>${lines.map((line, index) => kit.choice('checkbox', 'show[]', idIn(wishes, `show ${index}`), line, index === 0))}</fieldset><div${dressed(kit.parts.stack)}><button type="button" command="close" commandfor="${idIn(wishes, 'dialog')}"${dressed(buttonLook(wishes, kit, 'solid', { isWide: true }))}>${kit.buttonInner(markup`Show results`)}</button>${closer(wishes, kit, 'Close', 'outline')}</div>`,
    });
  },
};
