import type { Build } from './entities';
import { messages } from './messages';
import { outlineOf } from './outlineOf';
import { actOnPage, type PageAct } from './pageActs';

/** What is selected once something was done with a page, and what is said of it. Pure. */
export function pageOutcome(
  build: Build,
  page: string,
  done: PageAct,
): { selected: { page: string; id: string | null }; message: string } {
  const before = outlineOf(build);
  const customization = actOnPage(build.website, build.customization, page, done);
  const after = outlineOf({ ...build, customization });
  const was = before.findIndex((one) => one.page.lead === page);
  const at = after.findIndex((one) => one.page.lead === page);
  const label = before[was]?.label ?? '';
  const now = after[at]?.label ?? label;
  const selected = { page, id: null };
  switch (done.act) {
    case 'addPage':
      return { selected, message: messages.outline.pageAdded(now, at + 1, after.length) };
    case 'renamePage':
      return { selected, message: messages.outline.pageRenamed(label, now) };
    case 'movePage':
      return { selected, message: messages.outline.pageAt(now, at + 1, after.length) };
    case 'removePage': {
      const next = after[Math.min(was, after.length - 1)]?.page.lead ?? page;
      return { selected: { page: next, id: null }, message: messages.outline.removed(label) };
    }
    case 'transfer': {
      const target = after.find((one) => one.page.lead === done.on);
      const place = target?.entries.findIndex(({ id }) => id === done.id) ?? -1;
      const { label: entry = '' } = target?.entries[place] ?? {};
      const { label: name = '', entries = [] } = target ?? {};
      return {
        selected: { page: done.on, id: done.id },
        message: messages.outline.on(entry, place + 1, entries.length, name),
      };
    }
  }
}
