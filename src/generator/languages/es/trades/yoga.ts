import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const yoga: TradeWords = {
  senses: [
    {
      noun: 'estudio de yoga',
      gender: 'm',
      words: [
        'yoga',
        'estudio de yoga',
        'centro de yoga',
        'clases de yoga',
        'escuela de yoga',
        'sala de yoga',
        'profesora de yoga',
        'profesor de yoga',
        'instructora de yoga',
        'instructor de yoga',
        'yoga aéreo',
      ],
    },
    {
      noun: 'estudio de pilates',
      gender: 'm',
      words: [
        'pilates',
        'estudio de pilates',
        'clases de pilates',
        'centro de pilates',
        'pilates máquina',
        'pilates reformer',
        'monitora de pilates',
      ],
    },
    {
      noun: 'centro de meditación',
      gender: 'm',
      words: [
        'centro de meditación',
        'escuela de meditación',
        'clases de meditación',
        'mindfulness',
        'tai-chi',
        'chi kung',
        'taichí',
      ],
    },
    {
      noun: 'retiro de yoga',
      gender: 'm',
      words: [
        'retiro de yoga',
        'retiros de yoga',
        'retiro de meditación',
        'retiro de silencio',
        'retiros de silencio',
      ],
    },
  ],
  hints: [
    'yoga y pilates',
    'pilates y yoga',
    'vinyasa',
    'hatha',
    'ashtanga',
    'iyengar',
    'kundalini',
    'yin',
    'yin yoga',
    'yoga prenatal',
    'yoga restaurativo',
    'meditación',
    'respiración',
    'pranayama',
    'asanas',
    'posturas',
    'savasana',
    'esterilla',
    'esterillas',
    'cuencos tibetanos',
    'baño de sonido',
  ],
  action: 'Venir a una primera clase',
  submit: 'Pedir sitio en la esterilla',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Sitio para una esterilla ${'inPlace'}`,
    line`En la esterilla: ${'offerings'}`,
    'Descálzate y respira',
  ],
  description: [
    line`${'name'} es ${'aNoun'} ${'inPlace'}. En la esterilla: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. En la esterilla: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Descálzate, desenrolla la esterilla y llega hasta donde la respiración siga tranquila.`,
    line`${'aNoun'} ${'inPlace'}. En la esterilla: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. En la esterilla: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Descálzate, desenrolla la esterilla y llega hasta donde la respiración siga tranquila.`,
    line`${'aNoun'} ${'inPlace'}. Descálzate, desenrolla la esterilla y llega hasta donde la respiración siga tranquila.`,
    line`En la esterilla: ${'offerings'}.`,
    'Descálzate y desenrolla la esterilla. Te estiras hasta donde la respiración siga tranquila, y descansas cuando lo pida el cuerpo.',
  ],
  closing: [
    'Mira la semana y quédate con la hora que puedas mantener.',
    '¿Primera vez sobre una esterilla? Escribe y te decimos qué clase.',
  ],
  beside: [
    'Pregunta si va bien para caderas duras y espaldas cansadas.',
    'Ven sin haber comido y con calcetines gordos.',
    'Los bloques y cinturones ayudan: pídelos.',
    'Avisa si protestan una rodilla o un hombro.',
  ],
  toFill: ['Añade una clase de la semana', 'Añade un segundo estilo', 'Añade un curso o retiro'],
  sections: {
    features: {
      nav: 'Primera vez',
      heading: [line`Tu primera vez en ${'name'}`, 'La primera vez sobre la esterilla'],
      items: [
        {
          title: 'No hay que tocarse los pies',
          body: 'Rodillas dobladas, un bloque, la pared: cada postura tiene una versión para el cuerpo de hoy.',
        },
        {
          title: 'La postura del niño cuenta',
          body: 'Descansar forma parte de la hora. Nadie preguntará por qué paras.',
        },
        {
          title: 'Solo si quieres',
          body: 'Di si aceptas una mano que corrige. Que no también es una respuesta.',
        },
      ],
    },
    offerings: {
      nav: 'Estilos',
      heading: [line`Qué se practica en ${'name'}`, 'Qué se practica'],
      intro: [
        'De lo lento a lo que hace sudar. Si el nombre suena raro, pregunta y lo traducimos.',
      ],
    },
    events: {
      nav: 'Horario',
      heading: ['La semana, clase a clase'],
      intro: ['Día, hora, estilo y quién guía.'],
    },
    about: {
      nav: 'El estudio',
      heading: [line`El suelo de ${'name'}`, 'Suelo, luz, silencio'],
      intro: [
        line`${'name'} es ${'aNoun'} ${'inPlace'}. Se toma aire, se suelta, y desde ahí empieza cada hora.`,
        'Se toma aire, se suelta, y desde ahí empieza cada hora.',
      ],
    },
    pricing: {
      nav: 'Bonos',
      heading: ['Clase suelta o bono'],
      intro: ['Si vas justo de dinero, dilo: preguntar no cuesta.'],
    },
    team: { nav: 'Quién guía', heading: ['Quién se sienta delante'] },
    gallery: {
      nav: 'Imágenes',
      heading: ['Esterillas en fila'],
      intro: ['El suelo antes del gong.'],
    },
    visit: {
      nav: 'Cómo llegar',
      heading: [line`El estudio ${'inPlace'}`, 'Dónde se desenrollan las esterillas'],
      intro: ['Ven diez minutos antes, sin prisa.'],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Mientras se enrolla la esterilla'],
      items: [
        {
          title: '¿Llevo mi esterilla?',
          body: 'Pregunta antes del primer día. Una toalla encima se agradece en cualquier caso.',
        },
        {
          title: '¿Esto tiene algo de religión?',
          body: 'Salen palabras antiguas y quizá alguien cante. Puedes limitarte a escuchar.',
        },
        {
          title: 'Llego tarde. ¿Entro?',
          body: 'Avisa si puedes y entra sin ruido. Pregunta qué se hace con la puerta una vez empezada la hora.',
        },
      ],
    },
    callToAction: {
      nav: 'Tu espalda',
      heading: ['¿Todo el día en una silla?'],
      intro: ['Cuenta qué hace tu espalda de lunes a viernes y te proponemos una hora.'],
    },
    contact: {
      nav: 'Apuntarse',
      heading: [line`Un sitio en ${'name'}`, 'Pide sitio para tu esterilla'],
      intro: ['Qué clase te llama, y qué hay que cuidarle a tu cuerpo.'],
    },
  },
};
