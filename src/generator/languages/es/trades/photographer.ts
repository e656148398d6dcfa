import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const photographer: TradeWords = {
  senses: [
    {
      noun: 'estudio de fotografía',
      gender: 'm',
      words: [
        'fotógrafo de moda',
        'fotógrafa de moda',
        'fotógrafo de arquitectura',
        'fotógrafa de arquitectura',
        'fotografía de arquitectura',
        'fotógrafo de viajes',
        'fotógrafo',
        'fotógrafa',
        'fotógrafos',
        'fotografía',
        'estudio de fotografía',
        'estudio fotográfico',
        'fotógrafo de bodas',
        'fotógrafa de bodas',
        'fotografía de bodas',
      ],
    },
    {
      noun: 'productora de vídeo',
      gender: 'f',
      words: [
        'videógrafo',
        'videógrafa',
        'cineasta',
        'productora de vídeo',
        'vídeos de boda',
        'productora audiovisual',
      ],
    },
  ],
  hints: [
    'retratos',
    'retrato',
    'fotos',
    'sesiones',
    'bodas',
    'reportajes',
    'newborn',
    'book de fotos',
    'fotografías',
    'cámara',
  ],
  action: 'Preguntar por una fecha',
  submit: 'Enviar la fecha',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Luz y mirada ${'inPlace'}`,
    line`Delante de la cámara: ${'offerings'}`,
    'Quieto un segundo',
  ],
  description: [
    line`${'name'}, ${'inPlace'}. Trabajos: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Mira las imágenes, y si te reconoces en ellas, pregunta por una fecha.`,
    line`${'aNoun'} ${'inPlace'}. Trabajos: ${'offerings'}.`,
    line`${'name'}. Trabajos: ${'offerings'}.`,
    line`${'name'}. Mira las imágenes, y si te reconoces en ellas, pregunta por una fecha.`,
    line`${'aNoun'} ${'inPlace'}. Mira las imágenes, y si te reconoces en ellas, pregunta por una fecha.`,
    line`Trabajos: ${'offerings'}.`,
    'Mira las imágenes con calma. Si te reconoces en ellas, escribe el día, el lugar y qué no debe faltar en las fotos.',
  ],
  closing: ['Pregunta si tu fecha está libre.', 'Mira las fotos y escribe.'],
  beside: [
    'Di el lugar y la hora.',
    'Pregunta cuántas imágenes recibes.',
    'Cuenta quién saldrá en las fotos.',
    'Pregunta cuándo estarán listas.',
  ],
  toFill: ['Añade un tipo de sesión', 'Añade un segundo tipo', 'Añade un tercer tipo'],
  sections: {
    features: {
      nav: 'La sesión',
      heading: [line`Una sesión con ${'name'}`, 'La sesión'],
      items: [
        {
          title: 'Nada de posar',
          body: 'Hablamos, caminamos, y la cámara hace su parte entre medias.',
        },
        {
          title: 'El lugar importa',
          body: 'Una cocina conocida da mejores fotos que un fondo de papel.',
        },
        { title: 'Las imágenes', body: 'Antes de empezar sabes cuántas recibes y de qué forma.' },
      ],
    },
    gallery: {
      nav: 'Imágenes',
      heading: [line`Imágenes de ${'name'}`, 'Lo que vio la cámara'],
      intro: ['Una selección pequeña.'],
    },
    offerings: {
      nav: 'Encargos',
      heading: [line`Qué fotografía ${'name'}`, 'Qué fotografiamos'],
      intro: ['Si tu idea no encaja aquí, cuéntala igual.'],
    },
    process: {
      nav: 'Pasos',
      heading: ['De la llamada a las fotos'],
      items: [
        { title: 'Hablar', body: 'La fecha, el lugar y lo que quieres recordar.' },
        { title: 'Fotografiar', body: 'El día acordado, con la luz que haya.' },
        { title: 'Elegir', body: 'Recibes las imágenes y decides cuáles se quedan.' },
      ],
    },
    about: {
      nav: 'Detrás de la cámara',
      heading: [line`Detrás de la cámara de ${'name'}`, 'Quién mira'],
      intro: ['Mirar mucho rato, disparar poco.'],
    },
    pricing: {
      nav: 'Precios',
      heading: ['Lo que cuesta una sesión'],
      intro: ['Depende del lugar y de las horas: pregunta.'],
    },
    testimonials: {
      nav: 'Opiniones',
      heading: [line`Lo que cuentan de ${'name'}`, 'Lo que cuentan después'],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Antes de la sesión'],
      items: [
        {
          title: '¿Qué nos ponemos?',
          body: 'Lo que os pondríais para ver a alguien que os gusta.',
        },
        {
          title: '¿Y si llueve?',
          body: 'Buscamos un techo o cambiamos el día. Lo acordamos antes.',
        },
        {
          title: '¿Puedo publicar las fotos?',
          body: 'Pregunta qué usos incluye el precio, y lo ponemos por escrito.',
        },
      ],
    },
    callToAction: {
      nav: 'Tu fecha',
      heading: ['¿Tienes ya una fecha?'],
      intro: ['Escríbela, con el lugar.'],
    },
    visit: {
      nav: 'El estudio',
      heading: [line`El estudio ${'inPlace'}`, 'Dónde está el estudio'],
      intro: ['Ven con cita.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Pregunta a ${'name'} por tu fecha`, 'Pregunta por tu fecha'],
      intro: ['Día, lugar y qué quieres fotografiar.'],
    },
  },
};
