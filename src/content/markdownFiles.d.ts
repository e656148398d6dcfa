/** Blocks of `markdown.ts`; an ambient module cannot name our types, so whoever imports says what they are. */
declare module '*.md' {
  const content: unknown;
  export default content;
}

declare module '*.md?front' {
  const frontMatter: unknown;
  export default frontMatter;
}
