import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const bakery: TradeWords = {
  senses: [
    {
      noun: 'panadería',
      gender: 'f',
      words: [
        'panadería',
        'panaderías',
        'panadero',
        'panadera',
        'panaderos',
        'horno de pan',
        'tahona',
        'obrador de pan',
        'obrador',
      ],
    },
    {
      noun: 'pastelería',
      gender: 'f',
      words: [
        'pastelería',
        'pastelerías',
        'pastelero',
        'pastelera',
        'confitería',
        'repostería',
        'repostero',
        'repostera',
      ],
    },
    {
      noun: 'tienda de tartas',
      gender: 'f',
      words: ['tienda de tartas', 'tartas personalizadas', 'cupcakes', 'tartas por encargo'],
    },
  ],
  hints: [
    'pan',
    'panes',
    'masa madre',
    'hogaza',
    'hogazas',
    'croissant',
    'croissants',
    'cruasán',
    'cruasanes',
    'bollería',
    'tartas',
    'tarta',
    'pasteles',
    'magdalenas',
    'empanadas',
    'galletas',
    'bizcocho',
    'baguettes',
  ],
  action: 'Preguntar por un encargo',
  submit: 'Enviar la pregunta',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Un mostrador con pan ${'inPlace'}`,
    line`Del horno al mostrador: ${'offerings'}`,
    'Del horno al mostrador',
  ],
  description: [
    line`${'name'} es ${'aNoun'} ${'inPlace'}. En el mostrador: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. En el mostrador: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Para el pan de la semana y la tarta de los días señalados.`,
    line`${'aNoun'} ${'inPlace'}. En el mostrador: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. En el mostrador: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Para el pan de la semana y la tarta de los días señalados.`,
    line`${'aNoun'} ${'inPlace'}. Para el pan de la semana y la tarta de los días señalados.`,
    line`En el mostrador: ${'offerings'}.`,
    'Pan para la mesa, algo dulce para el camino y un mostrador donde puedes preguntar qué lleva cada cosa.',
  ],
  closing: [
    'Pregunta en el mostrador, o escribe antes si el encargo es grande.',
    'Mira lo que horneamos y pregunta por los encargos.',
  ],
  beside: [
    'Pregunta en el mostrador.',
    '¿Vienes a última hora? Escribe antes y te decimos qué queda.',
    'Si necesitas muchas piezas, dinos el día y la cantidad.',
    '¿Alergias? Pregunta qué lleva antes de elegir.',
  ],
  toFill: [
    'Añade un pan que horneas',
    'Añade un dulce o una tarta',
    'Añade una bebida o algo salado',
  ],
  sections: {
    features: {
      nav: 'Antes de venir',
      heading: [line`Antes de venir a ${'name'}`, 'Antes de venir'],
      items: [
        {
          title: 'Pregunta qué está caliente',
          body: 'Quien atiende el mostrador sabe qué ha salido del horno hace un momento.',
        },
        {
          title: 'Encarga para la mesa',
          body: 'El desayuno de la oficina o una tarta con velas: escribe con la fecha y el número de personas.',
        },
        {
          title: 'Conoce los ingredientes',
          body: 'Harina, frutos secos, leche, huevo: si tienes que evitar algo, dilo y repasamos la estantería contigo.',
        },
      ],
    },
    offerings: {
      nav: 'Carta',
      heading: [line`En el mostrador de ${'name'}`, 'En el mostrador'],
      intro: ['Lo que horneamos y servimos. En la tienda puede haber más que en esta lista.'],
    },
    about: {
      nav: 'Obrador',
      heading: [line`El horno de ${'name'}`, 'Detrás del mostrador'],
      intro: [
        line`${'name'} es ${'aNoun'} ${'inPlace'}. La harina, el agua, la sal y el calor hacen el trabajo; nosotros decidimos cuándo está hecho.`,
        'La harina, el agua, la sal y el calor hacen el trabajo. Nosotros decidimos cuándo está hecho.',
      ],
    },
    gallery: {
      nav: 'Imágenes',
      heading: ['Harina, corteza y miga'],
      intro: ['La estantería, de cerca.'],
    },
    pricing: {
      nav: 'Precios',
      heading: ['Precios por pieza'],
      intro: ['Para un encargo grande, pídenos el total.'],
    },
    visit: {
      nav: 'Visítanos',
      heading: [line`Dónde está el pan ${'inPlace'}`, 'Dónde está la tienda'],
      intro: ['Sigue el olor, o usa la dirección.'],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Lo que se pregunta en el mostrador'],
      items: [
        {
          title: '¿Puedo reservar algo?',
          body: 'Escríbenos qué quieres y cuándo vendrás. Te diremos si podemos guardarlo.',
        },
        {
          title: '¿Cómo conservo bien el pan?',
          body: 'Con el corte hacia abajo y en una bolsa de tela o papel, nunca en la nevera. Congela lo que no vayas a comer en dos días.',
        },
        {
          title: '¿Hacéis pan y tartas por encargo?',
          body: 'Cuéntanos la ocasión, la fecha y cuántos comensales habrá. Te diremos qué podemos hacer.',
        },
      ],
    },
    callToAction: {
      nav: 'Encargos',
      heading: ['¿Sois muchos a la mesa?'],
      intro: ['Envía la fecha, el número de personas y las alergias.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Encarga o pregunta en ${'name'}`, 'Encargos y preguntas'],
      intro: ['Si es un encargo, pon el día en que lo necesitas.'],
    },
  },
};
