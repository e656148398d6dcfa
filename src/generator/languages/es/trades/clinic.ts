import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const clinic: TradeWords = {
  senses: [
    {
      noun: 'clínica',
      gender: 'f',
      words: [
        'clínica',
        'clínicas',
        'clínica médica',
        'centro médico',
        'consultorio médico',
        'consulta médica',
        'médico',
        'médica',
        'pediatra',
        'dermatólogo',
        'dermatóloga',
        'ginecólogo',
        'nutricionista',
        'podólogo',
        'podología',
      ],
    },
    {
      noun: 'consulta de fisioterapia',
      gender: 'f',
      schemaType: 'Physiotherapy',
      words: [
        'fisioterapeuta',
        'fisioterapeutas',
        'fisioterapia',
        'osteópata',
        'osteopatía',
        'quiropráctico',
        'quiropráctica',
      ],
    },
    {
      noun: 'consulta de psicología',
      gender: 'f',
      schemaType: 'MedicalBusiness',
      words: [
        'psicólogo',
        'psicóloga',
        'psicólogos',
        'psicología',
        'psicoterapia',
        'terapeuta',
        'psicoterapeuta',
        'logopeda',
      ],
    },
    {
      noun: 'óptica',
      gender: 'f',
      schemaType: 'Optician',
      words: ['óptica', 'óptico', 'optometrista'],
    },
  ],
  hints: [
    'revisiones',
    'pacientes',
    'tratamiento',
    'tratamientos',
    'rehabilitación',
    'vacunas',
    'consultas',
    'terapia',
    'lesiones',
  ],
  action: 'Pedir cita',
  submit: 'Pedir la cita',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Una consulta ${'inPlace'}`,
    line`Consultas sobre ${'offerings'}`,
    'Primero, escuchar',
  ],
  description: [
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Qué tratamos: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Qué tratamos: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'} ${'inPlace'}. Cuenta qué notas y desde cuándo; te decimos qué pasos hay antes de decidir.`,
    line`${'aNoun'} ${'inPlace'}. Qué tratamos: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Qué tratamos: ${'offerings'}.`,
    line`${'name'} es ${'aNoun'}. Cuenta qué notas y desde cuándo; te decimos qué pasos hay antes de decidir.`,
    line`${'aNoun'} ${'inPlace'}. Cuenta qué notas y desde cuándo; te decimos qué pasos hay antes de decidir.`,
    line`Qué tratamos: ${'offerings'}.`,
    'Cuenta qué notas y desde cuándo. En la consulta te explicamos con palabras sencillas qué se puede hacer y qué pasos hay.',
  ],
  closing: ['Pide cita y cuenta en dos líneas qué te pasa.', 'Escribe qué día puedes venir.'],
  beside: [
    'Pregunta cómo se hace.',
    'Trae los informes que ya tengas.',
    'Di qué medicación tomas.',
    'Pregunta cuántas visitas suelen hacer falta.',
  ],
  toFill: ['Añade un tratamiento', 'Añade un segundo tratamiento', 'Añade un tercer tratamiento'],
  sections: {
    features: {
      nav: 'Tu visita',
      heading: [line`Tu visita a ${'name'}`, 'Tu visita'],
      items: [
        {
          title: 'Tiempo para preguntar',
          body: 'Apunta tus dudas y tráelas: la visita es también para ellas.',
        },
        {
          title: 'Palabras sencillas',
          body: 'Si una palabra no se entiende, la cambiamos por otra.',
        },
        { title: 'Coste, antes', body: 'Te decimos qué cuesta cada paso antes de darlo.' },
      ],
    },
    offerings: {
      nav: 'Tratamientos',
      heading: [line`Qué se trata en ${'name'}`, 'Qué tratamos'],
      intro: ['Si no sabes qué necesitas, pide una primera consulta.'],
    },
    team: {
      nav: 'Equipo',
      heading: [line`Quién te atiende en ${'name'}`, 'Quién te atiende'],
      intro: ['Nombres y especialidades.'],
    },
    process: {
      nav: 'Pasos',
      heading: ['De la primera visita al alta'],
      items: [
        { title: 'Escuchamos', body: 'Qué notas, desde cuándo, y qué te han dicho antes.' },
        { title: 'Exploramos', body: 'Miramos con cuidado y te explicamos lo que vemos.' },
        { title: 'Acordamos', body: 'Te decimos las opciones y decides con calma.' },
      ],
    },
    pricing: {
      nav: 'Tarifas',
      heading: ['Qué cuesta una visita'],
      intro: ['Pregunta por tu seguro al pedir cita.'],
    },
    about: {
      nav: 'La consulta',
      heading: [line`La consulta de ${'name'}`, 'La consulta'],
      intro: ['Una sala tranquila, una persona que escucha y tiempo para explicar.'],
    },
    visit: {
      nav: 'Cómo llegar',
      heading: [line`La consulta ${'inPlace'}`, 'Dónde está la consulta'],
      intro: ['Si te cuesta moverte, dilo al pedir cita.'],
    },
    faq: {
      nav: 'Preguntas',
      heading: ['Antes de la visita'],
      items: [
        {
          title: '¿Qué tengo que llevar?',
          body: 'Tus informes, la lista de lo que tomas y las preguntas que quieras hacer.',
        },
        {
          title: '¿Sirve este formulario para una urgencia?',
          body: 'No. En una urgencia llama al servicio de emergencias de tu zona.',
        },
        { title: '¿Puedo cambiar la cita?', body: 'Sí, escribe o llama en cuanto lo sepas.' },
      ],
    },
    contact: {
      nav: 'Cita',
      heading: [line`Pide cita en ${'name'}`, 'Pide tu cita'],
      intro: ['No hace falta que cuentes detalles: con el motivo basta.'],
    },
  },
};
