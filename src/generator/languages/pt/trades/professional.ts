import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const professional: TradeWords = {
  senses: [
    {
      noun: 'consultora',
      gender: 'f',
      words: [
        'consultor',
        'consultora',
        'consultoria',
        'coach',
        'coaching',
        'consultora de negócios',
        'empresa de consultoria',
      ],
    },
    {
      noun: 'gabinete de contabilidade',
      gender: 'm',
      schemaType: 'AccountingService',
      words: [
        'contabilista',
        'contador',
        'contadora',
        'contabilidade',
        'gabinete de contabilidade',
        'escritório de contabilidade',
        'consultor fiscal',
      ],
    },
    {
      noun: 'agência',
      gender: 'f',
      words: [
        'agência',
        'agência de marketing',
        'agência de design',
        'agência de publicidade',
        'estúdio de design',
        'agência digital',
        'agência de comunicação',
      ],
    },
    {
      noun: 'mediadora de seguros',
      gender: 'f',
      schemaType: 'FinancialService',
      words: [
        'seguros',
        'mediador de seguros',
        'corretora de seguros',
        'corretor de seguros',
        'consultor financeiro',
      ],
    },
    {
      noun: 'gabinete de tradução',
      gender: 'm',
      words: ['tradutor', 'tradutora', 'traduções', 'tradução', 'intérprete'],
    },
    {
      noun: 'cartório notarial',
      gender: 'm',
      schemaType: 'Notary',
      words: ['notário', 'notária', 'cartório', 'cartório notarial', 'tabelião'],
    },
    {
      noun: 'centro de mediação',
      gender: 'm',
      words: [
        'mediação de conflitos',
        'mediação familiar',
        'centro de mediação',
        'mediador de conflitos',
        'mediadora de conflitos',
      ],
    },
    {
      noun: 'gabinete de topografia',
      gender: 'm',
      words: ['topografia', 'topógrafo', 'topógrafa', 'gabinete de topografia'],
    },
    {
      noun: 'gabinete de certificação energética',
      gender: 'm',
      words: ['certificação energética', 'certificados energéticos'],
    },
  ],
  hints: [
    'escrituras',
    'procurações',
    'declarações fiscais',
    'plano de negócios',
    'campanhas',
    'legendagem',
    'impostos',
    'irs',
    'salários',
    'auditorias',
    'estratégia',
    'clientes',
  ],
  action: 'Pedir uma primeira conversa',
  submit: 'Pedir a conversa',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Conselho ${'inPlace'}, em palavras claras`,
    line`Respostas claras sobre ${'offerings'}`,
    'Perguntas claras, respostas claras',
  ],
  description: [
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Áreas de trabalho: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Áreas de trabalho: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Traga os papéis e a pergunta, e saia a saber com o que contar.`,
    line`${'aNoun'} ${'inPlace'}. Áreas de trabalho: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Áreas de trabalho: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Traga os papéis e a pergunta, e saia a saber com o que contar.`,
    line`${'aNoun'} ${'inPlace'}. Traga os papéis e a pergunta, e saia a saber com o que contar.`,
    line`Áreas de trabalho: ${'offerings'}.`,
    'Traga os papéis e a pergunta. Dizemos em palavras claras em que ponto está, o que pode fazer e quanto custa cada caminho.',
  ],
  closing: [
    'Peça uma primeira conversa e traga as suas perguntas.',
    'Descreva o seu caso em poucas linhas.',
  ],
  beside: [
    'Diga se há um prazo.',
    'Pergunte que papéis são precisos.',
    'Conte o que seria um bom resultado.',
    'Pergunte pelos honorários antes de começar.',
  ],
  toFill: [
    'Acrescente uma área de trabalho',
    'Acrescente uma segunda área',
    'Acrescente uma terceira área',
  ],
  sections: {
    features: {
      nav: 'Trabalhar juntos',
      heading: [line`Trabalhar com ${'name'}`, 'Trabalhar juntos'],
      items: [
        {
          title: 'Uma pergunta primeiro',
          body: 'Que resultado procura? Partimos daí.',
        },
        {
          title: 'Sem enigmas',
          body: 'Se uma carta precisa de tradução para palavras normais, traduzimo-la.',
        },
        {
          title: 'Honorários desde o início',
          body: 'Pergunte como se calculam antes de assinar, não depois.',
        },
      ],
    },
    offerings: {
      nav: 'Áreas',
      heading: [line`Em que ajuda ${'name'}`, 'Em que ajudamos'],
      intro: ['Se o seu assunto cai entre duas áreas, descreva-o na mesma.'],
    },
    process: {
      nav: 'Passos',
      heading: ['Da primeira conversa à assinatura'],
      items: [
        { title: 'Contar', body: 'Descreve o assunto e envia o que está em papel.' },
        {
          title: 'Avaliar',
          body: 'Apresentamos as opções, o que cada uma tem a favor e quanto custa.',
        },
        { title: 'Agir', body: 'Decide. Fazemos o combinado e vamos dando notícias.' },
      ],
    },
    about: {
      nav: 'Nós',
      heading: [line`As pessoas de ${'name'}`, 'Quem o aconselha'],
      intro: [
        line`${'name'} trabalha ${'inPlace'}. Um conselho vale o que dele se entende.`,
        'Um conselho vale o que dele se entende.',
      ],
    },
    team: { nav: 'Equipa', heading: ['Quem se senta do outro lado da mesa'] },
    pricing: {
      nav: 'Honorários',
      heading: ['Como se calculam os honorários'],
      intro: ['À hora ou por um valor fechado: pergunte o que convém.'],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['Antes da primeira conversa'],
      items: [
        {
          title: 'O que devo preparar?',
          body: 'Uma folha com datas, nomes e o que pretende. Traga as cartas e os contratos que já tiver.',
        },
        {
          title: 'A minha mensagem faz de mim cliente?',
          body: 'Não. Isso só acontece quando as duas partes o combinam por escrito.',
        },
        {
          title: 'Envio já papéis confidenciais?',
          body: 'Por este formulário, não. Pergunte antes, e combinamos um meio seguro.',
        },
      ],
    },
    callToAction: {
      nav: 'O seu assunto',
      heading: ['Uma carta que relê todas as noites?'],
      intro: ['Diga do que trata e até quando tem de responder.'],
    },
    visit: {
      nav: 'Escritório',
      heading: [line`O escritório ${'inPlace'}`, 'Onde estamos'],
      intro: ['Venha com marcação, para alguém ter tempo.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Uma primeira conversa com ${'name'}`, 'Peça uma primeira conversa'],
      intro: ['O assunto em três frases e o prazo, se o houver.'],
    },
  },
};
