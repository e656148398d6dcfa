/** Words by which a prompt in English is recognised. */
export const functionWords: ReadonlySet<string> = new Set(
  `a an the and or of for with without in on at by from to is are was be it its that this who which where i we you my our your their
  not no but need want make build create please website site webpage called named selling offering based including include about page pages shop store
  would like should have has can will some more open us me per`.split(/\s+/),
);
