/** Words by which a prompt in Italian is recognised. */
export const functionWords: ReadonlySet<string> = new Set(
  `il lo la l i gli le un uno una di del della dei delle dell e ed o in nel nella nell a ad al con senza per che chi è sono mio mia nostro nostra nostri suo sua chiamato chiamata si non sì come
  voglio vorrei vogliamo ho bisogno crea creare fai fammi sito pagina web vende vendiamo offre offriamo facciamo siamo abbiamo ma anche più da dal dove molto su sul sui sulla questo serve`.split(
    /\s+/,
  ),
);
