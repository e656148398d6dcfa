import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const professional: TradeWords = {
  senses: [
    {
      noun: 'consultoría',
      gender: 'f',
      words: [
        'consultor',
        'consultora',
        'consultoría',
        'coach',
        'coaching',
        'asesor de empresas',
        'consultora de negocios',
      ],
    },
    {
      noun: 'asesoría contable',
      gender: 'f',
      schemaType: 'AccountingService',
      words: [
        'asesoría',
        'gestoría',
        'asesor fiscal',
        'asesoría fiscal',
        'asesoría contable',
        'contable',
        'contador',
        'contadora',
        'contabilidad',
        'gestor administrativo',
      ],
    },
    {
      noun: 'agencia',
      gender: 'f',
      words: [
        'agencia',
        'agencia de marketing',
        'agencia de diseño',
        'agencia de publicidad',
        'estudio de diseño',
        'agencia digital',
        'agencia de comunicación',
        'agencia creativa',
      ],
    },
    {
      noun: 'correduría de seguros',
      gender: 'f',
      schemaType: 'FinancialService',
      words: [
        'seguros',
        'correduría de seguros',
        'corredor de seguros',
        'asesor financiero',
        'asesoría financiera',
      ],
    },
    {
      noun: 'oficina de traducción',
      gender: 'f',
      words: ['traductor', 'traductora', 'traducciones', 'traducción', 'intérprete'],
    },
    {
      noun: 'notaría',
      gender: 'f',
      schemaType: 'Notary',
      words: [
        'notaría',
        'notarías',
        'notario',
        'notaria pública',
        'notario público',
        'escribanía',
        'escribano',
      ],
    },
    {
      noun: 'despacho de mediación',
      gender: 'm',
      words: ['mediador', 'mediadora', 'mediación familiar', 'arbitraje'],
    },
  ],
  hints: [
    'impuestos',
    'declaraciones',
    'nóminas',
    'auditorías',
    'trámites',
    'estrategia',
    'clientes',
  ],
  action: 'Pedir una primera reunión',
  submit: 'Pedir la reunión',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Asesoramiento ${'inPlace'}, con palabras claras`,
    line`Respuestas claras sobre ${'offerings'}`,
    'Preguntas claras, respuestas claras',
  ],
  description: [
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Áreas de trabajo: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Áreas de trabajo: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Trae tus papeles y tu pregunta, y sal sabiendo a qué atenerte.`,
    line`${'aNoun'} ${'inPlace'}. Áreas de trabajo: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Áreas de trabajo: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Trae tus papeles y tu pregunta, y sal sabiendo a qué atenerte.`,
    line`${'aNoun'} ${'inPlace'}. Trae tus papeles y tu pregunta, y sal sabiendo a qué atenerte.`,
    line`Áreas de trabajo: ${'offerings'}.`,
    'Trae los papeles y la pregunta. Te decimos con palabras claras en qué situación estás, qué puedes hacer y qué cuesta cada camino.',
  ],
  closing: ['Pide una primera reunión y trae tus preguntas.', 'Describe tu caso en unas líneas.'],
  beside: [
    'Dinos si hay un plazo.',
    'Pregunta qué papeles hacen falta.',
    'Cuenta qué sería para ti un buen resultado.',
    'Pregunta por los honorarios antes de empezar.',
  ],
  toFill: ['Añade un área de trabajo', 'Añade una segunda área', 'Añade una tercera área'],
  sections: {
    features: {
      nav: 'Trabajar juntos',
      heading: [line`Trabajar con ${'name'}`, 'Trabajar juntos'],
      items: [
        {
          title: 'Una pregunta primero',
          body: '¿Qué resultado buscas? De ahí partimos.',
        },
        {
          title: 'Nada de jerga',
          body: 'Si una carta necesita traducción a palabras normales, la traducimos.',
        },
        {
          title: 'Honorarios, cuanto antes',
          body: 'Pregunta cómo se calculan antes de firmar, no después.',
        },
      ],
    },
    offerings: {
      nav: 'Áreas',
      heading: [line`En qué ayuda ${'name'}`, 'En qué ayudamos'],
      intro: ['Si tu asunto cae entre dos áreas, descríbelo igualmente.'],
    },
    process: {
      nav: 'Pasos',
      heading: ['De la primera reunión a la firma'],
      items: [
        { title: 'Contar', body: 'Describes el asunto y envías lo que hay en papel.' },
        {
          title: 'Valorar',
          body: 'Te presentamos las opciones, lo que tiene a favor cada una y lo que cuesta.',
        },
        { title: 'Actuar', body: 'Tú decides. Hacemos lo acordado y te vamos contando.' },
      ],
    },
    about: {
      nav: 'Nosotros',
      heading: [line`Las personas de ${'name'}`, 'Quién te asesora'],
      intro: [
        line`${'name'} trabaja ${'inPlace'}. Un consejo vale lo que entiendes de él.`,
        'Un consejo vale lo que entiendes de él.',
      ],
    },
    team: { nav: 'Equipo', heading: ['Quién se sienta al otro lado de la mesa'] },
    pricing: {
      nav: 'Honorarios',
      heading: ['Cómo se calculan los honorarios'],
      intro: ['Por horas o por un importe cerrado: pregunta qué conviene a tu asunto.'],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Antes de la primera reunión'],
      items: [
        {
          title: '¿Qué debo preparar?',
          body: 'Una hoja con fechas, nombres y lo que quieres. Trae las cartas y contratos que ya tengas.',
        },
        {
          title: '¿Mi mensaje me convierte en cliente?',
          body: 'No. Eso ocurre solo cuando ambas partes lo acuerdan por escrito.',
        },
        {
          title: '¿Envío ya papeles confidenciales?',
          body: 'Por este formulario, no. Pregunta antes y acordamos una vía segura.',
        },
      ],
    },
    callToAction: {
      nav: 'Tu asunto',
      heading: ['¿Una carta que relees cada noche?'],
      intro: ['Dinos de qué trata y hasta cuándo tienes que contestar.'],
    },
    visit: {
      nav: 'Despacho',
      heading: [line`El despacho ${'inPlace'}`, 'Dónde estamos'],
      intro: ['Ven con cita, para que alguien tenga tiempo para ti.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Una primera reunión con ${'name'}`, 'Pide una primera reunión'],
      intro: ['El asunto en tres frases y el plazo, si lo hay.'],
    },
  },
};
