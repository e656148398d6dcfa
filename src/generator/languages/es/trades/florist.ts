import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const florist: TradeWords = {
  senses: [
    {
      noun: 'floristería',
      gender: 'f',
      words: [
        'floristería',
        'floristerías',
        'florista',
        'floristas',
        'tienda de flores',
        'taller floral',
        'estudio floral',
        'diseño floral',
        'flores a domicilio',
      ],
    },
    {
      noun: 'vivero de plantas',
      gender: 'm',
      schemaType: 'GardenStore',
      words: ['vivero', 'viveros', 'tienda de plantas', 'centro de jardinería'],
    },
  ],
  hints: [
    'flores',
    'ramo',
    'ramos',
    'rosas',
    'peonías',
    'tulipanes',
    'coronas',
    'centros de mesa',
    'flores secas',
    'plantas de interior',
    'ramos de novia',
    'arreglos florales',
  ],
  action: 'Pedir un ramo',
  submit: 'Enviar el encargo',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Flores ${'inPlace'}`,
    line`En los cubos: ${'offerings'}`,
    'Flores para decir algo',
  ],
  description: [
    line`${'name'} es ${'aNoun'} ${'inPlace'}. En los cubos y estantes: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. En los cubos y estantes: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Di para quién son las flores, cuánto quieres gastar y qué no deben llevar.`,
    line`${'aNoun'} ${'inPlace'}. En los cubos y estantes: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. En los cubos y estantes: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Di para quién son las flores, cuánto quieres gastar y qué no deben llevar.`,
    line`${'aNoun'} ${'inPlace'}. Di para quién son las flores, cuánto quieres gastar y qué no deben llevar.`,
    line`En los cubos y estantes: ${'offerings'}.`,
    'Flores para una mesa, una disculpa o una boda. Di para quién son, el día y cuánto quieres gastar.',
  ],
  closing: ['Escribe la ocasión, el día y el presupuesto.', 'Mira qué hay y pide un ramo.'],
  beside: [
    'Di el color y nosotros buscamos el resto.',
    'Pregunta qué hay esta semana.',
    'Añade una tarjeta con tus palabras.',
    'Pregunta cuánto dura en agua.',
  ],
  toFill: ['Añade un ramo o arreglo', 'Añade una planta', 'Añade algo para bodas o actos'],
  sections: {
    features: {
      nav: 'Encargar',
      heading: [line`Flores de ${'name'}`, 'Antes de encargar'],
      items: [
        {
          title: 'Di para quién',
          body: 'Una madre, un jefe y un aniversario no piden las mismas flores.',
        },
        {
          title: 'Di el presupuesto',
          body: 'Con una cifra se puede hacer un ramo; sin ella, solo adivinar.',
        },
        {
          title: 'Mira la estación',
          body: 'En cada mes hay flores que están y otras que no. Pregunta por las que están.',
        },
      ],
    },
    offerings: {
      nav: 'Flores',
      heading: [line`Ramos y plantas de ${'name'}`, 'Ramos y plantas'],
      intro: ['Cambia con la semana: pregunta qué hay hoy.'],
    },
    gallery: {
      nav: 'Imágenes',
      heading: ['Tallos, hojas y papel'],
      intro: ['De cerca, antes de salir de la tienda.'],
    },
    process: {
      nav: 'Encargos',
      heading: ['Del cubo a la puerta'],
      items: [
        { title: 'Nos cuentas', body: 'Ocasión, día, colores y lo que quieres gastar.' },
        { title: 'Elegimos', body: 'Buscamos los tallos que están en su momento.' },
        { title: 'Preparamos', body: 'Recoges el ramo, o acordamos la entrega.' },
      ],
    },
    pricing: {
      nav: 'Precios',
      heading: ['Cuánto cuesta un ramo'],
      intro: ['Di una cifra y hacemos el ramo a su medida.'],
    },
    about: {
      nav: 'Taller',
      heading: [line`El taller de ${'name'}`, 'En el taller'],
      intro: ['Un cuchillo, cordel y agua limpia: el resto lo ponen las flores.'],
    },
    visit: {
      nav: 'Visítanos',
      heading: [line`Dónde encontrar flores ${'inPlace'}`, 'Dónde están las flores'],
      intro: ['Entra y elige de los cubos.'],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Se pregunta entre los cubos'],
      items: [
        {
          title: '¿Lleváis las flores?',
          body: 'Escribe la calle y el día, y te decimos si llegamos.',
        },
        {
          title: '¿Cómo duran más?',
          body: 'Corta los tallos en diagonal y cambia el agua cada dos días.',
        },
        { title: '¿Hacéis bodas?', body: 'Cuéntanos fecha, lugar y colores, y hablamos.' },
      ],
    },
    callToAction: {
      nav: 'Bodas',
      heading: ['¿Una fecha con flores?'],
      intro: ['Manda el día, el lugar y los colores que imaginas.'],
    },
    contact: {
      nav: 'Encargo',
      heading: [line`Pide flores a ${'name'}`, 'Pide unas flores'],
      intro: ['Para quién, qué día y cuánto quieres gastar.'],
    },
  },
};
