import type { SiteTone } from '../../../../machines/entities';
import type { Circumstances } from '../LanguagePack';
import { wordTools } from '../spoken';
import { spelling } from './spelling';

const { set, phrases, table } = wordTools(spelling);

/** Whom a site is for, in which manner, since when and on which days, in a prompt. */
export const circumstances: Circumstances = {
  audienceMarkers:
    phrases(`dirigido a, dirigida a, dirigidos a, orientado a, orientada a, enfocado en, enfocada en, pensado para, pensada para, diseñado para, diseñada para,
    destinado a, destinada a, público objetivo, nuestro público son, público, dedicado a, ideal para`),
  weakAudienceMarkers: phrases('para, ayudamos a, ayuda a'),
  audiences:
    set(`familias familia niños niñas bebés jóvenes adolescentes estudiantes alumnos principiantes adultos mayores jubilados padres madres parejas novios
    novias mujeres hombres chicas chicos autónomos autónomas emprendedores emprendedoras empresas pymes negocios profesionales creativos equipos viajeros
    turistas visitantes vecinos corredores ciclistas escaladores senderistas surfistas deportistas lectores escritores jugadores coleccionistas
    expatriados propietarios inquilinos dueños pacientes artistas artesanos desarrolladores diseñadores directivos inversores profesores maestros
    trabajadores veganos vegetarianos amantes aficionados freelancers startups personas organizaciones colegios restaurantes comercios refugiados compradores`),
  audienceStops: set(
    `que cuyo quienes ofreciendo vendiendo sección secciones página web sitio muestra usa`,
  ),
  tones:
    table<SiteTone>(`calmado: calm, calmada: calm, tranquilo: calm, tranquila: calm, sereno: calm, serena: calm, relajado: calm, relajada: calm, relajante: calm, sosegado:
    calm, zen: calm, apacible: calm, cálido: warm, cálida: warm, acogedor: warm, acogedora: warm, hogareño: warm, hogareña: warm, cercano: warm, cercana:
    warm, rústico: warm, rústica: warm, amable: warm, divertido: playful, divertida: playful, alegre: playful, juguetón: playful, juguetona: playful,
    colorido: playful, colorida: playful, desenfadado: playful, desenfadada: playful, simpático: playful, atrevido: bold, atrevida: bold, audaz: bold,
    llamativo: bold, llamativa: bold, impactante: bold, potente: bold, enérgico: bold, enérgica: bold, lujoso: refined, lujosa: refined, elegante:
    refined, refinado: refined, refinada: refined, sofisticado: refined, sofisticada: refined, distinguido: refined, exclusivo: refined, exclusiva:
    refined, lujo: refined, minimalista: plain, sencillo: plain, sencilla: plain, sobrio: plain, sobria: plain, limpio: plain, limpia: plain, simple:
    plain`),
  unclearTones: set(
    `tranquilo tranquila cálido cálida cercano cercana potente sencillo sencilla limpio limpia simple relajante exclusivo exclusiva lujo amable`,
  ),
  refusals: phrases('no, nada, nunca'),
  sinceMarkers: phrases(
    `desde, desde el año, fundado en, fundada en, fundado, fundada, abierto desde, abierta desde, establecido en, establecida en, creado en, creada en`,
  ),
  months: set(
    `enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre ene feb abr jun jul ago sept oct nov dic`,
  ),
  dateLinks: set('de del'),
  lookalikes:
    set(`encontró columnas constante módulo podido marcado escalar distintos declaración usadas notación traducir producir media estático ampliación matemáticos lecturas pasada apretado conductor concreto deseados variaciones herrera busque grabando contrato contratos plantas platos banquero bancos pinturas punto puntos carta cartas parto servicio viejos casados presión preciso precisos procesos
    textil`),
};
