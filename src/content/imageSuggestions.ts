/** The image generator's six suggestion prompts (specification section 2). They fill the prompt and never run by themselves. */
export const imageSuggestions = [
  { label: 'Lighthouse', prompt: 'A lighthouse by the sea at sunset, dramatic sky' },
  { label: 'Coffee', prompt: 'A cup of coffee on a wooden table in the morning' },
  { label: 'Mountain lake', prompt: 'A calm lake below snowy mountains at dawn' },
  { label: 'City at night', prompt: 'A futuristic city skyline at night under the moon' },
  { label: 'Ginger cat', prompt: 'A ginger cat in a cozy room' },
  { label: 'Hot-air balloon', prompt: 'A red hot air balloon over green hills in golden light' },
] as const;
