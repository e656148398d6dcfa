import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const portfolio: TradeWords = {
  senses: [
    {
      noun: 'estudio de diseño gráfico',
      gender: 'm',
      schemaType: 'Person',
      words: [
        'diseñador gráfico',
        'diseñadora gráfica',
        'diseñador web',
        'diseñadora web',
        'diseñador ux',
        'diseñadora',
        'diseñador',
        'diseño gráfico',
      ],
    },
    {
      noun: 'estudio de desarrollo web',
      gender: 'm',
      schemaType: 'Person',
      words: [
        'arquitecto de software',
        'arquitecta de software',
        'desarrollador web',
        'desarrolladora web',
        'programador',
        'programadora',
        'desarrollador',
        'desarrolladora',
        'ingeniero de software',
      ],
    },
    {
      noun: 'estudio de escritura',
      gender: 'm',
      schemaType: 'Person',
      words: [
        'escritor',
        'escritora',
        'redactor',
        'redactora',
        'copywriter',
        'periodista',
        'novelista',
        'editora',
        'guionista',
      ],
    },
    {
      noun: 'portafolio',
      gender: 'm',
      yields: true,
      words: ['portafolio', 'portafolios', 'portfolio', 'freelance', 'autónomo', 'autónoma'],
    },
  ],
  hints: [
    'proyectos',
    'logotipos',
    'logos',
    'branding',
    'carteles',
    'identidad visual',
    'sitios web',
    'prototipos',
  ],
  action: 'Hablar de un proyecto',
  submit: 'Enviar la idea',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Trabajo hecho ${'inPlace'}`,
    line`Sobre la mesa: ${'offerings'}`,
    'Mira el trabajo',
  ],
  description: [
    line`${'name'}, ${'inPlace'}: ${'offerings'}. Mira el trabajo y cuenta tu proyecto.`,
    line`${'name'}: ${'offerings'}. Mira el trabajo y cuenta tu proyecto.`,
    line`${'name'} trabaja ${'inPlace'}. Mira las piezas con calma y, si algo encaja, cuenta tu proyecto en tres frases.`,
    line`${'name'} en una página: piezas, manera de trabajar y una dirección para contar tu proyecto.`,
    line`${'offerings'}, desde una mesa ${'inPlace'}.`,
    line`${'offerings'}. Mira el trabajo y cuenta tu proyecto.`,
    line`Una mesa de trabajo ${'inPlace'}. Mira las piezas y, si algo encaja, cuenta tu proyecto en tres frases.`,
    'Piezas, manera de trabajar y una dirección. Mira con calma y, si algo encaja, cuenta tu proyecto en tres frases.',
  ],
  closing: ['Mira las piezas y cuenta qué tienes entre manos.', 'Di qué necesitas y para cuándo.'],
  beside: [
    'Pregunta por un caso parecido.',
    'Di para cuándo lo necesitas.',
    'Cuenta quién lo va a usar.',
    'Pregunta cómo sería el primer paso.',
  ],
  toFill: ['Añade algo que haces', 'Añade una segunda cosa', 'Añade una tercera cosa'],
  sections: {
    gallery: {
      nav: 'Trabajo',
      heading: [line`El trabajo de ${'name'}`, 'El trabajo'],
      intro: ['Pocas piezas, elegidas.'],
    },
    features: {
      nav: 'Trabajar juntos',
      heading: [line`Trabajar con ${'name'}`, 'Antes de un proyecto'],
      items: [
        {
          title: 'Una frase primero',
          body: 'Si el encargo cabe en una frase, el resto se ordena solo.',
        },
        {
          title: 'Borradores pronto',
          body: 'Los bocetos se enseñan pronto, cuando aún cuesta poco cambiarlos.',
        },
        { title: 'Una sola voz', body: 'Elige quién decide por tu parte, y el proyecto acabará.' },
      ],
    },
    offerings: {
      nav: 'Servicios',
      heading: [line`Qué hace ${'name'}`, 'Qué hago'],
      intro: ['Si lo tuyo queda entre dos, escríbelo.'],
    },
    about: {
      nav: 'Sobre mí',
      heading: [line`Quién es ${'name'}`, 'Quién está detrás'],
      intro: ['Mirar, probar, tirar, volver a probar.'],
    },
    process: {
      nav: 'Proceso',
      heading: ['Del encargo a la entrega'],
      items: [
        { title: 'Entender', body: 'Qué tiene que pasar cuando esté hecho.' },
        { title: 'Bocetar', body: 'Dos caminos, no diez.' },
        { title: 'Acabar', body: 'Archivos ordenados y una explicación para usarlos.' },
      ],
    },
    pricing: {
      nav: 'Precios',
      heading: ['Cómo se calcula un proyecto'],
      intro: ['Cuenta el alcance y te digo una cifra.'],
    },
    testimonials: {
      nav: 'Opiniones',
      heading: [line`Lo que dicen de ${'name'}`, 'Lo que dicen después'],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Antes de un encargo'],
      items: [
        {
          title: '¿De quién es el resultado?',
          body: 'Lo escribimos en el acuerdo: qué recibes y para qué usos.',
        },
        { title: '¿Cuántos cambios hay?', body: 'Se acuerdan al principio, con su precio.' },
        { title: '¿Cuándo puedes empezar?', body: 'Pregunta con tu fecha y te digo si cabe.' },
      ],
    },
    callToAction: {
      nav: 'Proyecto',
      heading: ['¿Una idea en una servilleta?'],
      intro: ['Hazle una foto y mándala.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Cuéntale tu proyecto a ${'name'}`, 'Cuenta tu proyecto'],
      intro: ['Qué, para quién y para cuándo.'],
    },
  },
};
