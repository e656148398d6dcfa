import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const caterer: TradeWords = {
  senses: [
    {
      noun: 'cocina de catering',
      gender: 'f',
      words: [
        'catering',
        'empresa de catering',
        'servicio de catering',
        'catering para bodas',
        'catering de bodas',
        'catering para eventos',
        'catering para empresas',
        'banquetes',
        'servicio de banquetes',
        'comidas para eventos',
      ],
    },
    {
      noun: 'servicio de chef a domicilio',
      gender: 'm',
      words: [
        'chef a domicilio',
        'chef privado',
        'chef privada',
        'cocinero a domicilio',
        'cocinera a domicilio',
        'chef particular',
      ],
    },
  ],
  hints: [
    'canapés',
    'bufé',
    'buffet',
    'bandejas',
    'cóctel de bienvenida',
    'finger food',
    'coffee break',
    'mesas dulces',
    'mesa dulce',
    'paellas gigantes',
    'menús para grupos',
    'bocaditos',
    'pasabocas',
    'aperitivos',
  ],
  action: 'Planear un menú',
  submit: 'Enviar los datos del evento',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Bandejas y manteles ${'inPlace'}`,
    line`Para tus invitados: ${'offerings'}`,
    'Tú invitas, nosotros cocinamos',
  ],
  description: [
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Para tus invitados: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Para tus invitados: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Dinos la fecha, el lugar y cuántas bocas, y de ahí sale el menú.`,
    line`${'aNoun'} ${'inPlace'}. Para tus invitados: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Para tus invitados: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Dinos la fecha, el lugar y cuántas bocas, y de ahí sale el menú.`,
    line`${'aNoun'} ${'inPlace'}. Dinos la fecha, el lugar y cuántas bocas, y de ahí sale el menú.`,
    line`Para tus invitados: ${'offerings'}.`,
    'Dinos la fecha, el lugar y cuántas bocas. Juntos decidimos qué se cocina, cómo llega y quién recoge los platos.',
  ],
  closing: [
    'Manda la fecha y el número de invitados y pide un primer menú.',
    'Cuenta qué se celebra y quién no puede comer qué.',
  ],
  beside: [
    'Pregunta cuántas raciones salen de una bandeja.',
    'Di si se comerá de pie o en la mesa.',
    'Si lo avisas pronto, se puede pensar sin carne.',
    'Pregunta qué hace falta allí: enchufe, horno o grifo.',
  ],
  toFill: ['Añade un menú o un bufé', 'Añade un segundo menú', 'Añade bandejas o bebidas'],
  sections: {
    features: {
      nav: 'El menú',
      heading: [line`Preparar una fiesta con ${'name'}`, 'De qué depende un menú'],
      items: [
        {
          title: 'Cuántos sois',
          body: 'Para empezar basta un número redondo. El exacto, antes de ir al mercado.',
        },
        {
          title: 'Dónde se come',
          body: 'Escaleras, enchufes, una cocina o un prado: el lugar decide lo que se puede cocinar.',
        },
        {
          title: 'Quién no puede',
          body: 'Reúne alergias y dietas en una sola lista, y ningún plato tendrá que volver.',
        },
      ],
    },
    offerings: {
      nav: 'Menús',
      heading: [line`En las bandejas de ${'name'}`, 'En las bandejas'],
      intro: ['Un punto de partida: se quita y se pone hasta que encaje con tu fiesta.'],
    },
    process: {
      nav: 'De principio a fin',
      heading: ['De la llamada al último plato'],
      items: [
        { title: 'Cuéntalo', body: 'Motivo, fecha, lugar, comensales y cuánta etiqueta.' },
        {
          title: 'Cerramos el menú',
          body: 'Recibes una propuesta, tachas, añades y volvemos a contar.',
        },
        {
          title: 'Se abren las puertas',
          body: 'Cargamos, montamos y servimos lo acordado, y nos llevamos las bandejas vacías.',
        },
      ],
    },
    gallery: {
      nav: 'Mesas',
      heading: ['Mesas puestas y mesas vacías'],
      intro: ['Antes de que lleguen los invitados.'],
    },
    pricing: {
      nav: 'Por comensal',
      heading: ['La cuenta por comensal'],
      intro: ['Camareros, vajilla y viaje dependen del día: pide la suma completa.'],
    },
    about: {
      nav: 'Los fogones',
      heading: [line`Los fogones de ${'name'}`, 'Quién remueve las ollas'],
      intro: [
        line`${'name'} cocina ${'inPlace'} y allí donde esté tu mesa. Una olla grande pide una buena lista, y la escribimos.`,
        'Una olla grande pide una buena lista, y la escribimos.',
      ],
    },
    team: { nav: 'Brigada', heading: ['Quién cocina y quién sirve'] },
    visit: {
      nav: 'La cocina',
      heading: [line`La cocina ${'inPlace'}`, 'Dónde están los fogones'],
      intro: ['Llama antes de venir a probar.'],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Antes de la fiesta'],
      items: [
        {
          title: '¿Con cuánto tiempo hay que avisar?',
          body: 'En cuanto tengas fecha. Si queda poco, pregunta igual y miramos la agenda.',
        },
        {
          title: '¿Traéis platos y copas?',
          body: 'Di qué hay en el lugar. Lo que falte puede ir en el presupuesto.',
        },
        {
          title: '¿Y si se caen invitados?',
          body: 'Danos el número nuevo cuando lo sepas. El presupuesto dice hasta cuándo se puede cambiar.',
        },
      ],
    },
    callToAction: {
      nav: 'Tu fecha',
      heading: ['¿Ya hay fecha en el calendario?'],
      intro: ['Con el día, el lugar y los comensales hacemos una primera propuesta.'],
    },
    contact: {
      nav: 'Tu evento',
      heading: [line`Pide un menú a ${'name'}`, 'Pide un menú'],
      intro: ['Qué se celebra, cuántos comen y qué no puede haber en el plato.'],
    },
  },
};
