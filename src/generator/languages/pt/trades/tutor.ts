import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const tutor: TradeWords = {
  senses: [
    {
      noun: 'centro de explicações',
      gender: 'm',
      words: [
        'explicações',
        'explicador',
        'explicadora',
        'centro de explicações',
        'aulas particulares',
        'professor particular',
        'professora particular',
        'reforço escolar',
        'centro de estudos',
        'explicações de matemática',
      ],
    },
    {
      noun: 'escola de línguas',
      gender: 'f',
      words: [
        'escola de línguas',
        'escola de idiomas',
        'professora de inglês',
        'professor de inglês',
        'aulas de inglês',
        'aulas de português',
        'cursos de línguas',
        'curso de inglês',
      ],
    },
    {
      noun: 'escola de música',
      gender: 'f',
      schemaType: 'MusicSchool',
      words: [
        'escola de música',
        'aulas de piano',
        'aulas de guitarra',
        'aulas de violão',
        'professor de piano',
        'professora de piano',
        'professor de guitarra',
        'aulas de canto',
      ],
    },
    {
      noun: 'escola',
      gender: 'f',
      schemaType: 'School',
      words: ['escola', 'colégio', 'universidade', 'faculdade', 'instituto'],
    },
    {
      noun: 'escola de condução',
      gender: 'f',
      words: ['escola de condução', 'escolas de condução', 'autoescola'],
    },
    {
      noun: 'curso online',
      gender: 'm',
      schemaType: 'Course',
      words: ['curso online', 'cursos online', 'formação online'],
    },
  ],
  hints: [
    'alunos',
    'trabalhos de casa',
    'exames',
    'exame',
    'aulas',
    'lições',
    'cursos',
    'matemática',
    'álgebra',
    'gramática',
    'aprender',
    'vestibular',
  ],
  action: 'Perguntar por uma primeira aula',
  submit: 'Pedir a aula',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Aprender ${'inPlace'}`,
    line`Aprende-se: ${'offerings'}`,
    'Uma dúvida, e depois a seguinte',
  ],
  description: [
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Ensina-se: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Ensina-se: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Diga o que lhe custa, para quando é o exame e a que horas pode.`,
    line`${'aNoun'} ${'inPlace'}. Ensina-se: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Ensina-se: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Diga o que lhe custa, para quando é o exame e a que horas pode.`,
    line`${'aNoun'} ${'inPlace'}. Diga o que lhe custa, para quando é o exame e a que horas pode.`,
    line`Ensina-se: ${'offerings'}.`,
    'Diga o que lhe custa, para quando é o exame e a que horas pode. Começamos pela primeira dúvida e seguimos com a próxima.',
  ],
  closing: ['Pergunte por uma primeira aula.', 'Diga a disciplina, o ano e as horas livres.'],
  beside: [
    'Diga em que capítulo vai.',
    'Traga o livro que usa.',
    'Pergunte quantas aulas seriam precisas.',
    'Diga a data do exame.',
  ],
  toFill: [
    'Acrescente uma disciplina ou curso',
    'Acrescente um segundo curso',
    'Acrescente um terceiro curso',
  ],
  sections: {
    features: {
      nav: 'As aulas',
      heading: [line`Aprender com ${'name'}`, 'Como são as aulas'],
      items: [
        { title: 'De onde está', body: 'A primeira aula serve para ver o que já se sabe.' },
        {
          title: 'Com os trabalhos de casa',
          body: 'Traga o que tem de entregar: é com isso que se aprende.',
        },
        {
          title: 'Com um fim',
          body: 'Um exame, uma viagem, uma nota: assim sabemos quando acabámos.',
        },
      ],
    },
    offerings: {
      nav: 'Cursos',
      heading: [line`O que se aprende com ${'name'}`, 'O que se aprende'],
      intro: ['Se falta a sua disciplina, pergunte.'],
    },
    process: {
      nav: 'Começar',
      heading: ['Da dúvida ao exame'],
      items: [
        { title: 'Conta', body: 'Ano, disciplina e o que custa.' },
        { title: 'Experimentamos', body: 'Uma primeira aula para ver se nos entendemos.' },
        { title: 'Seguimos', body: 'Um dia fixo e um plano que cabe numa folha.' },
      ],
    },
    about: {
      nav: 'Quem ensina',
      heading: [line`Quem ensina em ${'name'}`, 'Quem ensina'],
      intro: ['Explicar outra vez, de outra maneira, até se ouvir o clique.'],
    },
    pricing: {
      nav: 'Preços',
      heading: ['Preço das aulas'],
      intro: ['Pergunte por aulas avulsas e em grupo.'],
    },
    team: { nav: 'Professores', heading: [line`Os professores de ${'name'}`, 'Os professores'] },
    faq: {
      nav: 'Perguntas',
      heading: ['Antes da primeira aula'],
      items: [
        { title: 'Em pessoa ou por vídeo?', body: 'Diga o que prefere e onde está, e vemos.' },
        {
          title: 'E se faltar um dia?',
          body: 'Avise logo que souber; as condições combinam-se ao início.',
        },
        { title: 'Para que idades?', body: 'Diga a idade e o ano, e respondemos com franqueza.' },
      ],
    },
    callToAction: {
      nav: 'Primeira aula',
      heading: ['Um exame à vista?'],
      intro: ['Diga a data e a disciplina.'],
    },
    visit: {
      nav: 'Sala',
      heading: [line`A sala ${'inPlace'}`, 'Onde damos aulas'],
      intro: ['Chegue uns minutos antes.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Pergunte a ${'name'} por uma aula`, 'Peça uma primeira aula'],
      intro: ['Disciplina, ano e horas livres.'],
    },
  },
};
