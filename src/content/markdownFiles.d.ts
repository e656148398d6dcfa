declare module '*.md' {
  import type { Block } from './markdown';

  const content: Block[];
  export default content;
}

declare module '*.md?front' {
  import type { Post } from './post';

  const frontMatter: Omit<Post, 'content'>;
  export default frontMatter;
}
