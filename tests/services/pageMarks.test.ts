// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { hasSignedIn } from '../../src/services/hasSignedIn';
import { markConsent, markPage } from '../../src/services/pageMarks';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
});

const scrollTo = (top: number) => {
  vi.stubGlobal('scrollY', top);
  dispatchEvent(new Event('scroll'));
};

describe('the marks on the document', () => {
  it('say who was here last and whether a choice is due', () => {
    markPage();
    expect(root.dataset).toMatchObject({ session: 'signedOut', consent: 'undecided' });
    hasSignedIn.write(true);
    localStorage.setItem('cookie-preferences', '{"analytics":false,"marketing":false}');
    root.removeAttribute('data-consent');
    markPage();
    expect(root.dataset.session).toBe('signedIn');
    expect(root.dataset.consent).toBeUndefined();
  });

  it('fault 56: say that the page is scrolled from 11 px on', () => {
    markPage();
    scrollTo(10);
    expect(root.hasAttribute('data-scrolled')).toBe(false);
    scrollTo(11);
    expect(root.hasAttribute('data-scrolled')).toBe(true);
    scrollTo(0);
    expect(root.hasAttribute('data-scrolled')).toBe(false);
  });

  it('lose the question once it is answered', () => {
    markConsent(true);
    expect(root.dataset.consent).toBe('undecided');
    markConsent(false);
    expect(root.dataset.consent).toBeUndefined();
  });
});
