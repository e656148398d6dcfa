/**
 * Where else to find the people who run the site (specification section 2, footer). These stand-ins use a reserved name: put
 * your own addresses here before you deploy.
 */
export const socialProfiles = [
  { label: 'Mastodon', href: 'https://mastodon.example.com/@ai-website-builder' },
  { label: 'Bluesky', href: 'https://bluesky.example.com/ai-website-builder' },
  { label: 'YouTube', href: 'https://youtube.example.com/@ai-website-builder' },
] as const;

export const companyProfiles = [
  { label: 'LinkedIn', href: 'https://linkedin.example.com/company/ai-website-builder' },
  { label: 'GitHub', href: 'https://github.example.com/ai-website-builder' },
] as const;
