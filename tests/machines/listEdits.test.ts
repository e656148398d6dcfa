import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { deleteEntry, type ListChange, renameEntry, undoChange } from '../../machines/listEdits';

interface Entry {
  id: string;
  name: string;
}

const named = (name: string) => (entry: Entry) =>
  entry.name === name ? entry : { ...entry, name };
const restored = (now: Entry, { name }: Entry): Entry => ({ ...now, name });
const list: Entry[] = ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase() }));

describe('the edits of a list', () => {
  it('undone one by one give the list as it was, whatever they were', () => {
    const edit = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'unknown'),
      name: fc.option(fc.constantFrom('A', 'B', 'other'), { nil: null }),
    });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
        let now: { list: Entry[]; changes: ListChange<Entry>[] } = { list, changes: [] };
        for (const { id, name } of edits)
          now =
            (name === null
              ? deleteEntry(now.list, now.changes, id)
              : renameEntry(now.list, now.changes, id, named(name))) ?? now;
        for (let undone = undoChange(now.list, now.changes, restored); undone !== null;) {
          now = undone;
          undone = undoChange(now.list, now.changes, restored);
        }
        expect(now.list).toEqual(list);
      }),
    );
  });

  it('are none where nothing changes or nothing is known', () => {
    expect([
      renameEntry(list, [], 'a', named('A')),
      renameEntry(list, [], null, named('other')),
      deleteEntry(list, [], 'unknown'),
      undoChange(list, [], restored),
    ]).toEqual([null, null, null, null]);
  });

  it('put an entry back among those that are there now', () => {
    const deleted = deleteEntry(list, [], 'b');
    const grown = [{ id: 'new', name: 'New' }, ...(deleted?.list ?? [])];
    const undone = undoChange(grown, deleted?.changes ?? [], restored);
    expect(undone?.list.map(({ id }) => id)).toEqual(['new', 'a', 'b', 'c']);
  });

  it('keep fifty to undo', () => {
    let changes: ListChange<Entry>[] = [];
    for (let count = 0; count < 60; count += 1)
      changes = renameEntry(list, changes, 'a', named(`${count}`))?.changes ?? changes;
    expect(changes).toHaveLength(50);
  });
});
