/** Words by which a prompt in German is recognised. */
export const functionWords: ReadonlySet<string> = new Set(
  `der die das den dem des ein eine einen einem einer eines und oder in im am an auf bei aus von vom zu zum zur mit ohne für ist sind mein meine meinen unser unsere unseren heißt namens genannt nicht kein keine ja wie
  ich wir will möchte brauche brauchen erstelle mach mache seite webseite verkauft verkaufen bietet bieten haben machen aber auch sowie mehr seit wo sehr über sie es soll bitte geöffnet website`.split(
    /\s+/,
  ),
);
