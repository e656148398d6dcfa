/** Words by which a prompt in Spanish is recognised. */
export const functionWords: ReadonlySet<string> = new Set(
  `el la los las un una unos unas de del y e o en con sin para por que es son está mi mis su sus nuestro nuestra nuestros se llama llamado llamada web sí como
  quiero queremos necesito necesitamos crea crear hazme haz diseña página páginas sitio tienda vende vendemos ofrece ofrecemos hacemos somos soy tenemos
  pero también más desde hasta donde muy sobre cada al lo`.split(/\s+/),
);
