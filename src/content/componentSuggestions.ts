/** Suggestions of UI Components (specification section 2). They fill the description and never run by themselves. */
export const componentSuggestions = [
  { label: 'Login form', prompt: 'A login form with email and password' },
  {
    label: 'Pricing card',
    prompt: 'A pricing card at $19 with 5 projects, own domain and support',
  },
  {
    label: 'Navigation bar',
    prompt: 'A navbar called "Crumb & Ember" with Menu, Story, Visit and Book a table',
  },
  { label: 'Delete dialog', prompt: 'A confirmation modal for deleting a project' },
  {
    label: 'Product table',
    prompt: 'A table of products with columns product, stock, price and status',
  },
  {
    label: 'Download button',
    prompt: 'A large green rounded "Download report" button with an icon',
  },
] as const;
