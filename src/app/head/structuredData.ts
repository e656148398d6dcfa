import { PRODUCT } from './product';

/** A thing of schema.org. Addresses in it are paths of this site; `pageHead` puts the site's origin before them. */
export type JsonLd = { '@type': string } & Record<string, unknown>;

/** Marks a path of this site that must be a whole address in the page's head. */
export const SITE_PATH = 'site:';

const on = (path: string) => `${SITE_PATH}${path}`;

export const organization: JsonLd = {
  '@type': 'Organization',
  name: PRODUCT,
  url: on('/'),
  logo: on('/icon-512.png'),
};

export const website: JsonLd = { '@type': 'WebSite', name: PRODUCT, url: on('/') };

/** Questions and answers that stand on the page. */
export function faqPage(items: readonly { question: string; answer: string }[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Where the page stands: `trail` names the pages from below the home page down to it. */
export function breadcrumbs(trail: readonly { name: string; path: string }[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: on(path),
    })),
  };
}

export interface PostFacts {
  title: string;
  excerpt: string;
  /** Who signs the post: the people who run the site, under a common name. */
  author: string;
  /** ISO date. */
  date: string;
  path: string;
  category: string;
  tags: readonly string[];
}

export function blogPosting(post: PostFacts): JsonLd {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    datePublished: post.date,
    author: { '@type': 'Organization', name: post.author, url: on('/about') },
    publisher: organization,
    mainEntityOfPage: on(post.path),
    image: on('/og.png'),
    articleSection: post.category,
    keywords: post.tags.join(', '),
  };
}
