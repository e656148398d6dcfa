import { palette } from '../../../theme/palette';

const styles = `
main > [data-section] { cursor: pointer; }
main > [data-section][data-chosen] {
  outline: 3px solid ${palette.enamel[600]}; outline-offset: -3px;
  box-shadow: inset 0 0 0 5px ${palette.sheet};
}`;

/** A section out of sight has the height that is guessed for it until a frame is drawn with it near. */
const FRAMES = 3;

function bringToTop(element: HTMLElement, frames: number): void {
  element.scrollIntoView({ block: 'start', behavior: 'instant' });
  if (frames > 0) requestAnimationFrame(() => bringToTop(element, frames - 1));
}

export interface SectionMarks {
  /** Marks the frame of a section, and of no other; null: of none. */
  mark: (section: string | null) => void;
  /** Brings a section into view, null: the top of the page; false where it is not drawn yet. */
  seek: (section: string | null) => boolean;
  end: () => void;
}

/** Lets the sections of a preview document be pressed: `onPress` is told their id. What the document does itself, it does still. */
export function markSections(document: Document, onPress: (section: string) => void): SectionMarks {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = styles;
  const find = (section: string) =>
    document.querySelector<HTMLElement>(`main > [data-section="${CSS.escape(section)}"]`);
  const onClick = ({ target }: MouseEvent) => {
    if (target === null || !('closest' in target)) return;
    const pressed = (target as Element).closest('main > [data-section]');
    const section = pressed?.getAttribute('data-section');
    if (section) onPress(section);
  };
  document.addEventListener('click', onClick);
  const mark = (section: string | null) => {
    const chosen = section === null ? null : find(section);
    for (const marked of document.querySelectorAll('[data-chosen]'))
      if (marked !== chosen) marked.removeAttribute('data-chosen');
    chosen?.setAttribute('data-chosen', '');
  };
  return {
    mark,
    seek: (section) => {
      const element = section === null ? document.body : find(section);
      if (element) bringToTop(element, FRAMES);
      return element !== null;
    },
    end: () => {
      document.removeEventListener('click', onClick);
      mark(null);
      style.remove();
    },
  };
}
