/** Blocks of `markdown.ts`; an ambient module cannot name our types, so each importer says what they are. */
declare module '*.md' {
  const content: unknown;
  export default content;
}

declare module '*.md?front' {
  const frontMatter: unknown;
  export default frontMatter;
}
