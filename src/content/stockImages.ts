const HOST = 'https://images.unsplash.com';
const at = (photo: string) => `${HOST}/${photo}?auto=format&fit=crop&w=1024&h=1024&q=80`;

/**
 * Where the two sample images stand: at the stock host, and drawn in a file of ours for when the host is out of reach. What
 * the host shows is up to the host: words beside a sample claim no more than what is true of both.
 */
export const stockImages: Readonly<Record<string, { address: string; fallback: string }>> = {
  'sample-mountains': {
    address: at('photo-1506905925346-21bda4d32df4'),
    fallback: '/images/sample-mountains.webp',
  },
  'sample-cat': {
    address: at('photo-1514888286974-6c03e2ca1dba'),
    fallback: '/images/sample-cat.webp',
  },
};
