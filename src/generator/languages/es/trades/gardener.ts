import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const gardener: TradeWords = {
  senses: [
    {
      noun: 'empresa de jardinería',
      gender: 'f',
      words: [
        'instalación de riego',
        'sistemas de riego',
        'césped artificial',
        'jardinero',
        'jardinera',
        'jardineros',
        'jardinería',
        'empresa de jardinería',
        'servicio de jardinería',
        'servicios de jardinería',
        'mantenimiento de jardines',
        'cuidado de jardines',
      ],
    },
    {
      noun: 'estudio de paisajismo',
      gender: 'm',
      schemaType: 'ProfessionalService',
      words: [
        'paisajista',
        'paisajistas',
        'paisajismo',
        'estudio de paisajismo',
        'diseño de jardines',
        'jardines verticales',
      ],
    },
    {
      noun: 'empresa de poda',
      gender: 'f',
      words: [
        'podador',
        'podadores',
        'poda de árboles',
        'tala de árboles',
        'poda y tala',
        'arboricultura',
        'arborista',
        'empresa de poda',
      ],
    },
  ],
  hints: [
    'jardín',
    'jardines',
    'césped',
    'setos',
    'seto',
    'poda',
    'podas',
    'desbroce',
    'desbroces',
    'riego',
    'siembra',
    'plantación',
    'arriates',
    'macizos',
    'arbustos',
    'palmeras',
    'vallas',
    'pérgolas',
    'huertos urbanos',
    'cortar el césped',
  ],
  action: 'Enseñar el jardín',
  submit: 'Enviar las notas del jardín',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Setos, arriates y césped ${'inPlace'}`,
    line`Al aire libre: ${'offerings'}`,
    'Botas puestas, verja abierta',
  ],
  description: [
    line`${'name'} es ${'aNoun'} ${'inPlace'}. En el jardín: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. En el jardín: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Enseña qué crece, qué sobra y dónde te gustaría sentarte en junio.`,
    line`${'aNoun'} ${'inPlace'}. En el jardín: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. En el jardín: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Enseña qué crece, qué sobra y dónde te gustaría sentarte en junio.`,
    line`${'aNoun'} ${'inPlace'}. Enseña qué crece, qué sobra y dónde te gustaría sentarte en junio.`,
    line`En el jardín: ${'offerings'}.`,
    'Enseña qué crece, qué sobra y dónde te gustaría sentarte en junio. El suelo, la luz y la estación deciden lo demás.',
  ],
  closing: [
    'Manda una foto desde la puerta de atrás y los metros.',
    'Cuenta cuánto sol le da y quién juega en la hierba.',
  ],
  beside: [
    'Pregunta en qué mes toca.',
    'Di dónde se puede dejar el resto verde.',
    'Avisa de nidos, tubos y cables bajo tierra.',
    'Pregunta cuánta agua pedirá después.',
  ],
  toFill: [
    'Añade un trabajo de jardín',
    'Añade un segundo trabajo de jardín',
    'Añade una ronda de temporada',
  ],
  sections: {
    features: {
      nav: 'Tu parcela',
      heading: [line`Qué mira primero ${'name'}`, 'Lo que cuenta un jardín'],
      items: [
        {
          title: 'Luz y tierra',
          body: 'Dónde cae el sol a mediodía y si entra la pala: eso decide qué vivirá ahí.',
        },
        {
          title: 'Tus horas',
          body: 'Un jardín se come el tiempo que le das. Di cuánto es, y plantamos a su medida.',
        },
        {
          title: 'La estación',
          body: 'El seto espera a los pájaros; el rosal, a que pase la helada. Cada faena tiene su mes.',
        },
      ],
    },
    offerings: {
      nav: 'Faenas',
      heading: [line`Qué hace ${'name'} al aire libre`, 'Qué hacemos al aire libre'],
      intro: ['Una vez, o como ronda a lo largo del año.'],
    },
    gallery: {
      nav: 'Jardines',
      heading: ['Arriates, senderos y setos'],
      intro: ['Cosas verdes a distintas horas.'],
    },
    process: {
      nav: 'Paso a paso',
      heading: ['De la maleza al arriate'],
      items: [
        { title: 'Paseo', body: 'Recorremos la parcela contigo y apuntamos qué se queda.' },
        { title: 'Lista', body: 'Recibes faenas, plantas y meses, con su suma.' },
        { title: 'Pala', body: 'Venimos los días acordados y dejamos los senderos barridos.' },
      ],
    },
    pricing: {
      nav: 'Precios',
      heading: ['Por horas o por parcela'],
      intro: ['Plantas, máquinas y retirada se suman: pide todo en el mismo presupuesto.'],
    },
    about: {
      nav: 'Quién cava',
      heading: [line`Quién cava en ${'name'}`, 'Quién lleva la pala'],
      intro: ['Las plantas contestan despacio, por eso miramos dos veces antes de cortar.'],
    },
    team: { nav: 'Cuadrilla', heading: ['Quién viene con el rastrillo'] },
    visit: {
      nav: 'Zona',
      heading: [line`Jardines ${'inPlace'}`, 'A qué verjas llegamos'],
      intro: ['Di tu calle y te decimos si cae en la ronda.'],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Por encima de la valla'],
      items: [
        {
          title: '¿Tengo que estar?',
          body: 'En el primer paseo, sí. Después bastan una verja abierta y un grifo.',
        },
        {
          title: '¿Cuándo se corta el seto?',
          body: 'Depende de la planta, de los nidos y de la norma de tu municipio. Pregunta antes de primavera.',
        },
        {
          title: '¿Y si llueve?',
          body: 'Si el suelo fuera a sufrir, buscamos otro día.',
        },
      ],
    },
    callToAction: {
      nav: 'Tu jardín',
      heading: ['¿Zarzas hasta la ventana?'],
      intro: ['Con una foto y unos metros aproximados ya hay primera respuesta.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Háblale de tu jardín a ${'name'}`, 'Háblanos de tu jardín'],
      intro: ['Cuánto mide, cuánto sol le da y qué te molesta más.'],
    },
  },
};
