/** Space above and below a section of a public page. */
export const SECTION_PADDING = 'clamp(64px, 8vw, 112px)';
