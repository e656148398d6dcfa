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
        'consultório médico',
        'consultório',
        'médico',
        'médica',
        'pediatra',
        'dermatologista',
        'nutricionista',
        'podologia',
        'podologista',
      ],
    },
    {
      noun: 'clínica de fisioterapia',
      gender: 'f',
      schemaType: 'Physiotherapy',
      words: [
        'fisioterapeuta',
        'fisioterapeutas',
        'fisioterapia',
        'clínica de fisioterapia',
        'osteopata',
        'osteopatia',
        'quiroprático',
      ],
    },
    {
      noun: 'consultório de psicologia',
      gender: 'm',
      schemaType: 'MedicalBusiness',
      words: [
        'psicólogo',
        'psicóloga',
        'psicologia',
        'psicoterapia',
        'psicoterapeuta',
        'terapeuta',
        'terapia da fala',
      ],
    },
    {
      noun: 'ótica',
      gender: 'f',
      schemaType: 'Optician',
      words: ['ótica', 'óptica', 'oculista', 'optometrista'],
    },
  ],
  hints: [
    'análises',
    'ecografias',
    'acupuntura',
    'pacientes',
    'utentes',
    'tratamento',
    'tratamentos',
    'reabilitação',
    'vacinas',
    'consultas',
    'terapia',
    'lesões',
    'check-up',
  ],
  action: 'Marcar consulta',
  submit: 'Pedir a consulta',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Uma consulta ${'inPlace'}`,
    line`Consultas sobre ${'offerings'}`,
    'Primeiro, ouvir',
  ],
  description: [
    line`${'name'} é ${'aNoun'} ${'inPlace'}. O que tratamos: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. O que tratamos: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Conte o que sente e desde quando; dizemos que passos há antes de decidir.`,
    line`${'aNoun'} ${'inPlace'}. O que tratamos: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. O que tratamos: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Conte o que sente e desde quando; dizemos que passos há antes de decidir.`,
    line`${'aNoun'} ${'inPlace'}. Conte o que sente e desde quando; dizemos que passos há antes de decidir.`,
    line`O que tratamos: ${'offerings'}.`,
    'Conte o que sente e desde quando. Na consulta explicamos com palavras simples o que se pode fazer e que passos há.',
  ],
  closing: [
    'Marque consulta e conte em duas linhas o que se passa.',
    'Escreva em que dia pode vir.',
  ],
  beside: [
    'Pergunte como se faz.',
    'Traga os exames que já tiver.',
    'Diga que medicação toma.',
    'Pergunte quantas visitas costumam ser precisas.',
  ],
  toFill: [
    'Acrescente um tratamento',
    'Acrescente um segundo tratamento',
    'Acrescente um terceiro tratamento',
  ],
  sections: {
    features: {
      nav: 'A sua visita',
      heading: [line`A sua visita a ${'name'}`, 'A sua visita'],
      items: [
        {
          title: 'Tempo para perguntar',
          body: 'Aponte as dúvidas e traga-as: a consulta é também para elas.',
        },
        { title: 'Palavras simples', body: 'Se uma palavra não se entende, trocamo-la por outra.' },
        { title: 'O custo, antes', body: 'Dizemos quanto custa cada passo antes de o dar.' },
      ],
    },
    offerings: {
      nav: 'Tratamentos',
      heading: [line`O que trata ${'name'}`, 'O que tratamos'],
      intro: ['Se não sabe do que precisa, peça uma primeira consulta.'],
    },
    team: {
      nav: 'Equipa',
      heading: [line`A equipa de ${'name'}`, 'Quem o recebe'],
      intro: ['Nomes e especialidades.'],
    },
    process: {
      nav: 'Passos',
      heading: ['Da primeira visita à alta'],
      items: [
        { title: 'Ouvimos', body: 'O que sente, desde quando, e o que já lhe disseram.' },
        { title: 'Observamos', body: 'Vemos com cuidado e explicamos o que vemos.' },
        { title: 'Combinamos', body: 'Dizemos as opções, e decide com calma.' },
      ],
    },
    pricing: {
      nav: 'Preços',
      heading: ['Quanto custa uma consulta'],
      intro: ['Pergunte pelo seu seguro ao marcar.'],
    },
    about: {
      nav: 'O consultório',
      heading: [line`O consultório de ${'name'}`, 'O consultório'],
      intro: ['Uma sala calma, alguém que ouve e tempo para explicar.'],
    },
    visit: {
      nav: 'Como chegar',
      heading: [line`A consulta ${'inPlace'}`, 'Onde fica o consultório'],
      intro: ['Se lhe custa andar, diga ao marcar.'],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['Antes da visita'],
      items: [
        {
          title: 'O que devo levar?',
          body: 'Os exames, a lista do que toma e as perguntas que quer fazer.',
        },
        {
          title: 'Este formulário serve para uma urgência?',
          body: 'Não. Numa urgência, ligue para o número de emergência da sua zona.',
        },
        { title: 'Posso mudar a consulta?', body: 'Sim, escreva ou ligue logo que souber.' },
      ],
    },
    contact: {
      nav: 'Consulta',
      heading: [line`Marque consulta com ${'name'}`, 'Marque a sua consulta'],
      intro: ['Não precisa de contar pormenores: o motivo basta.'],
    },
  },
};
