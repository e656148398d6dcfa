import { expect, test } from 'vitest';
import { LANGUAGES, loadLanguage } from '../../../src/generator/languages/languages';
import { understand } from '../../../src/generator/read/understand';

await Promise.all(LANGUAGES.map(loadLanguage));

test.each([
  ['A tuba teacher. Pages: About, Lovely Things Parents Wrote, Prices.', 'testimonials'],
  ['A kite shop. Show what our buyers are saying.', 'testimonials'],
  [
    'tax adviser for farmers, returns, audits, appeals, hull, no fuss, client quotes, book a first call',
    'testimonials',
  ],
  ['A ferry. List the things we’re always asked.', 'faq'],
  ['I mend sails. I get asked how long it takes and what it costs.', 'faq'],
  ['A judo club. Add a few lines on the coaches Ines and Bo.', 'team'],
  ['A fire station museum. Put the volunteers’ names on it.', 'team'],
  ['A village cinema. We want what’s showing when.', 'events'],
  ['A sign painter. With a list of clients so far.', 'sponsors'],
  ['A chess congress. The logotypes of our patrons should be there.', 'sponsors'],
  ['A forge. We need a short piece on working with us.', 'careers'],
  ['A rowing crew, us, the boat, a training diary', 'posts'],
  ['A zine about kiosks. Sign up for the newsletter at the end.', 'newsletter'],
  ['Una curtiduría en Lorca. Quiero explicar el método, del pelo a la piel.', 'process'],
  ['Una curtiduría en Lorca, con dos líneas sobre los monitores.', 'team'],
  ['Un cine en Soria, con el horario de los pases.', 'events'],
  ['Um curtume em Chaves. Queria mostrar como uma pele nasce, do sal ao fio.', 'process'],
  ['Um estúdio de dança. É preciso ver a grade de aulas.', 'events'],
  ['Uma padaria. Quero cadastro de email pra avisar das fornadas.', 'newsletter'],
  ['Una conceria a Lucca. Va spiegato il metodo.', 'process'],
  ['Uno studio di logopedia a Lecce. Vorrei i prezzi e chi siamo noi due.', 'team'],
  ['Une tannerie à Mazamet, avec ce que disent les gens et le plan.', 'testimonials'],
  ['Une tannerie à Mazamet, avec quelques lignes sur les bénévoles.', 'team'],
  ['Eine Gerberei in Ulm. Die üblichen Fragen sollen beantwortet sein.', 'faq'],
  ['Eine Gerberei in Ulm, mit ein paar Worten zu den Gesellen und Arbeitsweise.', 'process'],
  ['A waltz school in Hull, our teachers Bo and Ines introduced.', 'team'],
  ['A midwife. Somewhere for questions as well.', 'faq'],
  ['Une ruche école, qu’on comprenne comment marche le parrainage.', 'process'],
  ['Uma cooperativa de leite. Deve haver uma seção com a diretoria.', 'team'],
  [
    'Software für „Pendler“. Inhalte: 1) Hero, 2) Funktionen: Tausch, Export an DATEV, 3) FAQ',
    'faq',
  ],
  ['مدبغة في فاس. نريد الجهات الداعمة ونموذج تواصل.', 'sponsors'],
  ['نادي سباحة في جدة، نبغى فيه صور و أسماء المدربات.', 'team'],
])('what is asked for, in: %s', async (prompt, kind) => {
  const { requests } = await understand(prompt);
  expect(requests.map((request) => request.kind)).toContain(kind);
});

test.each([
  ['A magazine about kiosks. No bookings of any kind, sign up for the newsletter.', 'booking'],
  ['Un club de ajedrez en Soria. Tarifas y blog, no.', 'pricing'],
  ['Um clube de xadrez em Beja. Blogue e galeria são dispensáveis.', 'gallery'],
  ['Ein Schachclub in Ulm. Preise lassen wir vorerst noch weg.', 'pricing'],
  ['Ein Hufschmied aus Verden. Was es kostet, kommt nicht auf die Seite.', 'pricing'],
  ['Un club d’échecs à Vichy. Les photos sont superflues.', 'gallery'],
])('what is refused, in: %s', async (prompt, kind) => {
  const { requests, refusals } = await understand(prompt);
  expect(refusals.map((refusal) => refusal.kind)).toContain(kind);
  expect(requests.map((request) => request.kind)).not.toContain(kind);
});
