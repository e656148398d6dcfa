/** What the lexicons of Spanish, Portuguese, French and Italian have in common. */
export const romance = {
  nounsCapitalised: false,
  adjectivesFollow: true,
  nameFollowsTrade: true,
  chainedMarkers: true,
  finalMarkers: new Set<string>(),
  relatives: new Set<string>(),
  streetsInLowerCase: true,
  basedSuffix: '',
  streetEndings: new Set<string>(),
} as const;
