import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const personal: TradeWords = {
  senses: [
    {
      noun: 'página personal',
      gender: 'f',
      schemaType: 'Person',
      words: [
        'página personal',
        'web personal',
        'sitio personal',
        'currículum',
        'curriculum vitae',
        'cv',
        'currículum online',
      ],
    },
    {
      noun: 'página personal',
      gender: 'f',
      schemaType: 'Person',
      words: [
        'estudiante',
        'investigador',
        'investigadora',
        'profesor universitario',
        'científica',
        'científico',
        'conferenciante',
        'político',
        'candidata',
        'actor',
        'actriz',
        'modelo',
        'deportista',
        'influencer',
      ],
    },
  ],
  hints: ['mi vida', 'aficiones', 'mi historia', 'publicaciones', 'trayectoria'],
  action: 'Saludar',
  submit: 'Enviar',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Me encuentras ${'inPlace'}`,
    line`Sobre todo, ${'offerings'}`,
    'Hola',
  ],
  description: [
    line`${'name'}, ${'inPlace'}. Sobre todo ${'offerings'}, y cómo dar conmigo.`,
    line`${'name'}: sobre todo ${'offerings'}, y cómo dar conmigo.`,
    line`${'name'}, ${'inPlace'}. Quién es, qué hay ahora sobre la mesa y cómo saludar sin rodeos.`,
    line`${'name'} en una página: quién es, qué hay ahora sobre la mesa y cómo saludar sin rodeos.`,
    line`Sobre todo ${'offerings'}, ${'inPlace'}, y cómo dar conmigo.`,
    line`Sobre todo ${'offerings'}, y cómo dar conmigo.`,
    line`${'inPlace'}: quién soy, qué tengo ahora sobre la mesa y cómo saludar sin rodeos.`,
    'Una página que dice quién soy, qué tengo ahora sobre la mesa y cómo saludar sin rodeos.',
  ],
  closing: ['Sigue leyendo, o saluda sin más.', 'Mira, y escribe si algo te suena.'],
  beside: [
    'Pregúntame por ello.',
    'De esto puedo hablar una hora.',
    'Encantado de comparar apuntes.',
    'Más, cuando nos veamos.',
  ],
  toFill: ['Añade algo que haces', 'Añade una segunda cosa', 'Añade una tercera cosa'],
  sections: {
    about: {
      nav: 'Sobre mí',
      heading: [line`Hola de parte de ${'name'}`, 'Hola, qué tal'],
      intro: ['La versión corta está en esta página. La larga pide un paseo o una mesa.'],
    },
    features: {
      nav: 'Ahora',
      heading: ['Sobre la mesa'],
      items: [
        { title: 'Escríbeme si', body: 'Trabajas en algo parecido, o en lo contrario.' },
        { title: 'Invítame si', body: 'Tienes una sala, unas sillas y una pregunta.' },
        { title: 'Sáltate el formulario si', body: 'Nos conocemos. Ya tienes mi número.' },
      ],
    },
    gallery: {
      nav: 'Imágenes',
      heading: ['Algunas imágenes'],
      intro: ['Sitios, personas, cosas que hice.'],
    },
    offerings: { nav: 'Cosas', heading: ['Cosas que hago'], intro: ['Sin orden.'] },
    posts: {
      nav: 'Notas',
      heading: ['Notas sueltas'],
      intro: ['Cosas cortas que no cabían en otro sitio.'],
    },
    pricing: {
      nav: 'Colaborar',
      heading: ['Trabajar conmigo'],
      intro: ['Para charlas, textos o consejo, pregunta con una fecha.'],
    },
    callToAction: { nav: 'Saludos', heading: ['¿Hablamos?'], intro: ['Con dos líneas basta.'] },
    contact: {
      nav: 'Saludar',
      heading: [line`Escribe a ${'name'}`, 'Saluda'],
      intro: ['Quién eres y por qué escribes.'],
    },
  },
};
