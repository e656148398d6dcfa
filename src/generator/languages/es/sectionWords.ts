import type { Lexicon } from '../LanguagePack';
import { wordTools } from '../spoken';
import { spelling } from './spelling';

const { set, phrases, prefixed } = wordTools(spelling);

const sectionNouns = 'sección secciones apartado apartados página páginas bloque pestaña';

const parts = (nouns: string): string[] =>
  prefixed('sección de, apartado de, página de, bloque de, sección', nouns);

/** By which a prompt asks for sections and refuses them. */
export const sectionWords = {
  sections: {
    hero: { clear: phrases('hero, portada, cabecera principal'), unclear: phrases('banner') },
    features: {
      clear: [...parts('características, ventajas, funciones'), ...phrases('ventajas principales')],
      unclear: phrases('características, ventajas, beneficios'),
    },
    about: {
      clear: [
        ...parts('presentación, historia'),
        ...phrases(
          'sobre nosotros, sobre mí, quiénes somos, quién soy, nuestra historia, mi historia, acerca de, biografía, conócenos',
        ),
      ],
      unclear: phrases('historia, nosotros'),
    },
    offerings: {
      clear: [
        ...parts('servicios, productos, menú, carta'),
        ...phrases('lista de servicios, lista de productos, catálogo de productos'),
      ],
      unclear: phrases('menú, carta, servicios, productos, catálogo'),
    },
    gallery: {
      clear: [
        ...parts('fotos, imágenes, proyectos'),
        ...phrases('galería, galería de fotos, galería de imágenes, galería de trabajos, lookbook'),
      ],
      unclear: phrases('fotos, imágenes, proyectos, nuestros trabajos'),
    },
    process: {
      clear: [
        ...parts('proceso'),
        ...phrases('cómo funciona, cómo trabajamos, nuestro proceso, paso a paso'),
      ],
      unclear: phrases('proceso, pasos'),
    },
    pricing: {
      clear: [
        ...parts('precios, tarifas'),
        ...phrases(
          'precios, lista de precios, tarifas, tabla de precios, planes de precios, precio',
        ),
      ],
      unclear: phrases('planes, bonos, cuotas, entradas, tickets'),
    },
    testimonials: {
      clear: [
        ...parts('opiniones, testimonios, reseñas'),
        ...phrases(
          'testimonios, opiniones, reseñas, opiniones de clientes, testimonios de clientes, comentarios de clientes',
        ),
      ],
      unclear: phrases('comentarios, valoraciones'),
    },
    team: {
      clear: [
        ...parts('equipo'),
        ...phrases('nuestro equipo, conoce al equipo, el equipo, miembros del equipo'),
      ],
      unclear: phrases('equipo, personal, entrenadores, estilistas, ponentes, profesores'),
    },
    faq: {
      clear: [
        ...parts('preguntas, preguntas frecuentes, dudas'),
        ...phrases('faq, preguntas frecuentes, preguntas y respuestas, dudas frecuentes'),
      ],
      unclear: phrases('preguntas'),
    },
    visit: {
      clear: [
        ...parts('ubicación, horarios'),
        ...phrases(
          'horario de apertura, horarios de apertura, cómo llegar, dónde estamos, dónde encontrarnos, mapa de google, horario y ubicación',
        ),
      ],
      unclear: phrases('mapa, horario, horarios, ubicación, dirección'),
    },
    posts: {
      clear: [
        ...parts('blog, noticias, artículos'),
        ...phrases('últimas noticias, últimos artículos, entradas de blog'),
      ],
      unclear: phrases('blog, noticias, artículos'),
    },
    events: {
      clear: [
        ...parts('eventos, fechas'),
        ...phrases(
          'calendario de eventos, próximos eventos, fechas de gira, próximas fechas, horario de clases, agenda de eventos, calendario de clases',
        ),
      ],
      unclear: phrases('eventos, calendario, agenda, fechas, programa'),
    },
    callToAction: {
      clear: phrases('llamada a la acción, cta, boletín, newsletter, formulario de suscripción'),
      unclear: [],
    },
    contact: {
      clear: [
        ...parts('contacto, reservas'),
        ...phrases(
          'formulario de contacto, contáctanos, contáctame, formulario de reserva, formulario de reservas, formulario de presupuesto, formulario de pedido, datos de contacto, información de contacto, formulario de cita, reserva online, reservas online',
        ),
      ],
      unclear: phrases('contacto, reservas, citas, rsvp, formulario'),
    },
  },
  sectionNouns: set(sectionNouns),
  requestMarkers: set(
    `con incluye incluya incluir incluyendo añade añadir agrega necesito necesita quiero queremos muestra mostrar más tiene tenga tener ${sectionNouns} y también contiene`,
  ),
  negations: phrases(
    'sin, no incluyas, no incluya, no incluir, no quiero, no queremos, no necesito, no necesitamos, no añadas, no añadir, no agregues, no muestres, no pongas, omite, quita, excluye, excepto, salvo, menos, nada de, no hace falta, ni, evita, oculta, tampoco, no',
  ),
  negationEnds: set(
    'pero con solo sino incluye añade muestra quiero necesito pon usa sí aunque también haz',
  ),
  notNeeded: phrases(
    'no hace falta, no hacen falta, no es necesario, no es necesaria, no son necesarios, innecesario, no se necesita',
  ),
  refusalLinks: set(`ni ningún ninguna de del ${sectionNouns}`),
} satisfies Partial<Lexicon>;
