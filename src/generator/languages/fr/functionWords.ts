/** Words by which a prompt in French is recognised. */
export const functionWords: ReadonlySet<string> = new Set(
  `le la les l d un une des de du et ou en à au aux avec sans pour par qui que est sont mon ma mes notre nos votre son sa ses appelé appelée s’appelle nommé nommée pas oui comme
  je veux voudrais nous voulons besoin crée créer fais faites fais-moi faites-moi est-ce site web vend vendons propose proposons sommes suis avons mais aussi plus depuis chez où très sur dans ce cette j c qu n`.split(
    /\s+/,
  ),
);
