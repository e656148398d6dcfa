/** What the lexicons of Spanish, Portuguese, French and Italian have in common. */
export const romance = {
  nounsCapitalised: false,
  adjectivesFollow: true,
  nameFollowsTrade: true,
  chainedMarkers: true,
  streetsInLowerCase: true,
  basedSuffix: '',
  streetEndings: new Set<string>(),
} as const;
