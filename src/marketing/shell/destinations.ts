/** The pages of the navigation, in the order of specification section 2. */
export const destinations = [
  { to: '/', label: 'Home' },
  { to: '/features', label: 'Features' },
  { to: '/showcase', label: 'Showcase' },
  { to: '/learn', label: 'Learn' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
  { to: '/blog', label: 'Blog' },
] as const;
