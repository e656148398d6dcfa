import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const lawyer: TradeWords = {
  senses: [
    {
      noun: 'escritório de advogados',
      gender: 'm',
      words: [
        'advogado',
        'advogada',
        'advogados',
        'advogadas',
        'escritório de advogados',
        'escritório de advocacia',
        'advocacia',
        'sociedade de advogados',
        'consultório jurídico',
        'apoio jurídico',
        'jurista',
        'consultoria jurídica',
        'assessoria jurídica',
      ],
    },
    {
      noun: 'gabinete de solicitadoria',
      gender: 'm',
      words: [
        'solicitador',
        'solicitadora',
        'solicitadores',
        'solicitadoria',
        'agente de execução',
        'gabinete de solicitadoria',
      ],
    },
  ],
  hints: [
    'contratos',
    'divórcios',
    'divórcio',
    'heranças',
    'herança',
    'imigração',
    'nacionalidade',
    'direito de família',
    'direito do trabalho',
    'direito penal',
    'direito civil',
    'direito comercial',
    'direito fiscal',
    'direito imobiliário',
    'litígios',
    'testamentos',
    'despedimento',
    'partilhas',
    'guarda de menores',
    'insolvências',
    'autorização de residência',
  ],
  action: 'Pedir consulta jurídica',
  submit: 'Expor o caso',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Direito ${'inPlace'}, em português corrente`,
    line`Os seus direitos em ${'offerings'}`,
    'O que diz a carta que recebeu?',
  ],
  description: [
    line`${'name'}, ${'inPlace'}. Assuntos: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Conte o que aconteceu, quem esteve envolvido e que prazo está a correr.`,
    line`${'aNoun'} ${'inPlace'}. Assuntos: ${'offerings'}.`,
    line`${'name'}. Assuntos: ${'offerings'}.`,
    line`${'name'}. Conte o que aconteceu, quem esteve envolvido e que prazo está a correr.`,
    line`${'aNoun'} ${'inPlace'}. Conte o que aconteceu, quem esteve envolvido e que prazo está a correr.`,
    line`Assuntos: ${'offerings'}.`,
    'Conte o que aconteceu, quem esteve envolvido e que prazo está a correr. Depois vemos que direitos tem e por que via se chega lá.',
  ],
  closing: [
    'Exponha o caso em poucas linhas e diga a data da carta.',
    'Traga a correspondência e os prazos à primeira reunião.',
  ],
  beside: [
    'Anote o dia em que a carta chegou.',
    'Não assine nada antes de o lermos.',
    'Veja se tem seguro de proteção jurídica.',
    'Guarde mensagens, recibos e nomes de testemunhas.',
  ],
  toFill: [
    'Acrescente uma área do direito',
    'Acrescente uma segunda área do direito',
    'Acrescente uma terceira área do direito',
  ],
  sections: {
    features: {
      nav: 'O seu caso',
      heading: [line`Um processo com ${'name'}`, 'Antes de assinar'],
      items: [
        {
          title: 'O prazo em primeiro lugar',
          body: 'Recurso, contestação, reclamação: contamos os dias até à data em que tem de seguir.',
        },
        {
          title: 'Artigos traduzidos',
          body: 'Cada artigo da lei leva uma explicação, para saber a que diz que sim.',
        },
        {
          title: 'O risco, com nome',
          body: 'Um processo gasta dinheiro e nervos. Também dizemos quando convém um acordo.',
        },
      ],
    },
    offerings: {
      nav: 'Áreas',
      heading: [line`Com que assuntos pode vir a ${'name'}`, 'Com que assuntos pode vir'],
      intro: ['Um caso raramente cabe numa gaveta. Conte-o tal como é.'],
    },
    process: {
      nav: 'Passos',
      heading: ['Da carta registada ao fim do processo'],
      items: [
        {
          title: 'Factos',
          body: 'Quem, o quê, quando: arrumamos os documentos e marcamos os prazos.',
        },
        {
          title: 'Parecer',
          body: 'Ouve o que diz a lei, o que é discutível e quanto pode custar.',
        },
        {
          title: 'Execução',
          body: 'Escrever, negociar ou ir a tribunal: o que se combinou, e lê tudo antes.',
        },
      ],
    },
    team: {
      nav: 'Advogados',
      heading: [line`Quem leva o seu processo em ${'name'}`, 'Quem leva o seu processo'],
      intro: ['Nomes, áreas e contacto direto.'],
    },
    about: {
      nav: 'O escritório',
      heading: [line`As secretárias de ${'name'}`, 'Processos e ouvidos'],
      intro: [
        line`${'name'} trabalha ${'inPlace'}. Ter razão é uma coisa, prová-la é outra.`,
        'Ter razão é uma coisa, prová-la é outra.',
      ],
    },
    pricing: {
      nav: 'Honorários',
      heading: ['Como se contam os honorários'],
      intro: ['Antes de aceitar, pergunte como se calculam e que custas há no tribunal.'],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['Antes do processo'],
      items: [
        {
          title: 'Ao escrever aqui já sou representado?',
          body: 'Não. Só quando as duas partes o confirmam.',
        },
        {
          title: 'O prazo acaba amanhã. E agora?',
          body: 'Telefone e diga o prazo na primeira frase. Não conte só com uma mensagem.',
        },
        {
          title: 'O meu seguro cobre isto?',
          body: 'Mande o número da apólice e pede-se a confirmação à seguradora.',
        },
      ],
    },
    visit: {
      nav: 'Como chegar',
      heading: [line`A sala de reuniões ${'inPlace'}`, 'O caminho até à sala de reuniões'],
      intro: ['Combine a hora, e o seu processo estará na mesa.'],
    },
    callToAction: {
      nav: 'Expor o caso',
      heading: ['Uma carta do tribunal?'],
      intro: ['Diga quem a enviou, a data e o que está em causa.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Exponha o caso a ${'name'}`, 'Exponha o seu caso'],
      intro: ['Partes, datas e prazo. Documentos confidenciais só depois da nossa resposta.'],
    },
  },
};
