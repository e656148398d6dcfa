import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const photographer: TradeWords = {
  senses: [
    {
      noun: 'estúdio de fotografia',
      gender: 'm',
      words: [
        'fotógrafo',
        'fotógrafa',
        'fotógrafos',
        'fotografia',
        'estúdio de fotografia',
        'estúdio fotográfico',
        'fotógrafo de casamentos',
        'fotógrafa de casamentos',
        'fotografia de casamento',
      ],
    },
    {
      noun: 'produtora de vídeo',
      gender: 'f',
      words: [
        'videógrafo',
        'videógrafa',
        'videomaker',
        'produtora de vídeo',
        'filmes de casamento',
        'cineasta',
      ],
    },
  ],
  hints: [
    'retratos',
    'retrato',
    'fotos',
    'fotografias',
    'sessões',
    'sessões fotográficas',
    'casamentos',
    'ensaios',
    'reportagens',
    'câmara',
  ],
  action: 'Perguntar por uma data',
  submit: 'Enviar a data',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Luz e olhar ${'inPlace'}`,
    line`Diante da câmara: ${'offerings'}`,
    'Quieto um segundo',
  ],
  description: [
    line`${'name'}, ${'inPlace'}. Trabalhos: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Veja as imagens e, caso se reconheça nelas, pergunte por uma data.`,
    line`${'aNoun'} ${'inPlace'}. Trabalhos: ${'offerings'}.`,
    line`${'name'}. Trabalhos: ${'offerings'}.`,
    line`${'name'}. Veja as imagens e, caso se reconheça nelas, pergunte por uma data.`,
    line`${'aNoun'} ${'inPlace'}. Veja as imagens e, caso se reconheça nelas, pergunte por uma data.`,
    line`Trabalhos: ${'offerings'}.`,
    'Veja as imagens com calma. Caso se reconheça nelas, escreva o dia, o lugar e o que não pode faltar nas fotografias.',
  ],
  closing: ['Pergunte se a sua data está livre.', 'Veja as fotografias e escreva.'],
  beside: [
    'Diga o lugar e a hora.',
    'Pergunte quantas imagens recebe.',
    'Conte quem vai aparecer.',
    'Pergunte quando ficam prontas.',
  ],
  toFill: [
    'Acrescente um tipo de sessão',
    'Acrescente um segundo tipo',
    'Acrescente um terceiro tipo',
  ],
  sections: {
    features: {
      nav: 'A sessão',
      heading: [line`Uma sessão com ${'name'}`, 'A sessão'],
      items: [
        { title: 'Nada de poses', body: 'Falamos, andamos, e a câmara faz a sua parte pelo meio.' },
        {
          title: 'O lugar conta',
          body: 'Uma cozinha conhecida dá fotografias mais vivas do que um fundo de papel.',
        },
        { title: 'As imagens', body: 'Antes de começar sabe quantas recebe e em que forma.' },
      ],
    },
    gallery: {
      nav: 'Imagens',
      heading: [line`Imagens de ${'name'}`, 'O que a câmara viu'],
      intro: ['Uma escolha pequena.'],
    },
    offerings: {
      nav: 'Trabalhos',
      heading: [line`O que fotografa ${'name'}`, 'O que fotografamos'],
      intro: ['Se a sua ideia não cabe aqui, conte-a na mesma.'],
    },
    process: {
      nav: 'Passos',
      heading: ['Da conversa às fotografias'],
      items: [
        { title: 'Falar', body: 'A data, o lugar e o que quer recordar.' },
        { title: 'Fotografar', body: 'No dia combinado, com a luz que houver.' },
        { title: 'Escolher', body: 'Recebe as imagens e decide quais ficam.' },
      ],
    },
    about: {
      nav: 'Atrás da câmara',
      heading: [line`Atrás da câmara de ${'name'}`, 'Quem olha'],
      intro: ['Olhar muito tempo, disparar pouco.'],
    },
    pricing: {
      nav: 'Preços',
      heading: ['Quanto custa uma sessão'],
      intro: ['Depende do lugar e das horas: pergunte.'],
    },
    testimonials: {
      nav: 'Opiniões',
      heading: [line`O que contam de ${'name'}`, 'O que contam depois'],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['Antes da sessão'],
      items: [
        { title: 'O que vestimos?', body: 'O que vestiriam para ver alguém de quem gostam.' },
        { title: 'E se chover?', body: 'Procuramos um teto ou mudamos o dia. Combina-se antes.' },
        {
          title: 'Posso publicar as fotografias?',
          body: 'Pergunte que usos o preço inclui, e pomos por escrito.',
        },
      ],
    },
    callToAction: {
      nav: 'A sua data',
      heading: ['Já tem uma data?'],
      intro: ['Escreva-a, com o lugar.'],
    },
    visit: {
      nav: 'O estúdio',
      heading: [line`O estúdio ${'inPlace'}`, 'Onde fica o estúdio'],
      intro: ['Venha com marcação.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Pergunte a ${'name'} pela sua data`, 'Pergunte pela sua data'],
      intro: ['Dia, lugar e o que quer fotografar.'],
    },
  },
};
