/** What the product calls itself in titles and in what machines read. */
export const PRODUCT = 'AI Website Builder';
