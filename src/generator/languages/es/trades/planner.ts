import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const planner: TradeWords = {
  senses: [
    {
      noun: 'agencia de eventos',
      gender: 'f',
      words: [
        'agencia de eventos',
        'empresa de eventos',
        'organización de eventos',
        'organizadora de eventos',
        'organizador de eventos',
        'organizadores de eventos',
        'planificación de eventos',
        'event planner',
        'organización de fiestas',
        'producción de eventos',
        'gestión de eventos',
      ],
    },
    {
      noun: 'agencia de bodas',
      gender: 'f',
      motif: 'rings',
      words: [
        'agencia de bodas',
        'wedding planner',
        'wedding planners',
        'organización de bodas',
        'organizadora de bodas',
        'organizador de bodas',
        'organizadores de bodas',
        'planificadora de bodas',
        'coordinadora de bodas',
        'bodas y eventos',
        'organización de bodas y eventos',
      ],
    },
    {
      noun: 'espacio para eventos',
      gender: 'm',
      schemaType: 'EventVenue',
      words: [
        'espacio para eventos',
        'espacio de eventos',
        'salón de eventos',
        'sala de eventos',
        'salón de fiestas',
        'salón de banquetes',
      ],
    },
    {
      noun: 'finca para bodas',
      gender: 'f',
      motif: 'rings',
      schemaType: 'EventVenue',
      words: [
        'finca para bodas',
        'finca de bodas',
        'salón de bodas',
        'masía para bodas',
        'hacienda para bodas',
      ],
    },
  ],
  hints: [
    'lista de invitados',
    'plano de mesas',
    'eventos corporativos',
    'eventos de empresa',
    'decoración de eventos',
  ],
  action: 'Dinos la fecha',
  submit: 'Enviar la fecha',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Un gran día ${'inPlace'}, pensado por horas`,
    line`Para ese día: ${'offerings'}`,
    'De la primera idea al último invitado',
  ],
  description: [
    line`${'name'}, ${'aNoun'} ${'inPlace'}: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}: ${'offerings'}. Di la fecha y pide un plan por escrito.`,
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Cuenta cuándo será, quién viene y cómo te gustaría que fuera.`,
    line`${'offerings'} ${'inPlace'}. Di la fecha y pide un plan por escrito.`,
    line`${'name'}: ${'offerings'}. Di la fecha y pide un plan por escrito.`,
    line`Cuéntale a ${'name'} cuándo será, quién viene y cómo te gustaría que fuera. El plan sale de ahí.`,
    line`${'aNoun'} ${'inPlace'}. Cuenta cuándo será, quién viene y cómo te gustaría que fuera.`,
    line`${'offerings'}. Di la fecha y pide un plan por escrito.`,
    'Cuenta cuándo será, quién viene y cómo te gustaría que fuera el día. A partir de ahí lo planeamos juntos, paso a paso.',
  ],
  closing: [
    'Escribe con la fecha, aunque todavía pueda moverse.',
    'Cuenta qué se celebra y cuántos vendrán.',
  ],
  beside: [
    'Pregunta qué incluye y qué queda en tus manos.',
    'Di la fecha, aunque todavía pueda moverse.',
    'Cuenta qué parte te quita el sueño.',
    'Pide por escrito lo que costaría.',
  ],
  toFill: ['Añade una celebración o un servicio', 'Añade otro servicio', 'Añade un tercero'],
  sections: {
    features: {
      nav: 'Para empezar',
      heading: [line`Empezar con ${'name'}`, 'Qué hace falta para empezar'],
      items: [
        { title: 'Una fecha', body: 'Un día, o dos que también servirían.' },
        {
          title: 'Un número',
          body: 'A ojo basta. Di quién viene de lejos, quién es muy pequeño y quién necesita una rampa.',
        },
        {
          title: 'Un presupuesto',
          body: 'Di cuánto quieres gastar y sabrás pronto qué cabe en él.',
        },
      ],
    },
    offerings: {
      nav: 'Servicios',
      heading: [line`Lo que puedes dejar a ${'name'}`, 'Lo que puedes dejarnos'],
      intro: ['El día entero, o solo la parte que prefieres no hacer tú.'],
    },
    process: {
      nav: 'El plan',
      heading: ['Cómo toma forma un día'],
      items: [
        { title: 'Hablar', body: 'Cuentas qué se celebra y qué no puede faltar.' },
        {
          title: 'Planear',
          body: 'Lees una propuesta con horas y sumas, tachas, añades y preguntas.',
        },
        {
          title: 'Celebrar',
          body: 'Lo acordado está en papel, y el reloj puede quedarse en casa.',
        },
      ],
    },
    gallery: {
      nav: 'Escenas',
      heading: ['Antes de abrir las puertas'],
      intro: ['Así puede verse una sala cuando están a punto de entrar los invitados.'],
    },
    about: {
      nav: 'Quiénes somos',
      heading: [line`Quién está detrás de ${'name'}`, 'Quién planea contigo'],
      intro: [
        line`${'name'} trabaja ${'inPlace'}. Un buen plan deja sitio a lo que nadie había planeado.`,
        'Un buen plan deja sitio a lo que nadie había planeado.',
      ],
    },
    team: { nav: 'Equipo', heading: ['Con quién hablarás'] },
    pricing: {
      nav: 'Precios',
      heading: ['Lo que cuesta un día así'],
      intro: [
        'Deciden la temporada, los invitados y cuánto dejas en nuestras manos: pide una propuesta.',
      ],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Lo que se pregunta en la primera cita'],
      items: [
        {
          title: '¿Cuándo conviene escribir?',
          body: 'En cuanto sepas la temporada. Si el día ya está cerca, pregunta igualmente.',
        },
        {
          title: '¿Podemos hacer una parte nosotros?',
          body: 'Sí. Di cuál, y la propuesta la deja fuera.',
        },
        { title: '¿Y si llueve?', body: 'Pide el segundo plan antes de firmar el primero.' },
      ],
    },
    visit: {
      nav: 'Dónde',
      heading: [line`Nos vemos ${'inPlace'}`, 'Dónde vernos'],
      intro: ['Acuerda antes una hora, para que nadie espere.'],
    },
    callToAction: {
      heading: ['¿Ya hay fecha?'],
      intro: ['Una temporada y un número aproximado bastan para hablar.'],
    },
    contact: {
      nav: 'Escribir',
      heading: [line`Háblale del día a ${'name'}`, 'Háblanos del día'],
      intro: ['Qué se celebra, cuándo y cuántos vienen.'],
    },
  },
};
