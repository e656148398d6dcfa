import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const gardener: TradeWords = {
  senses: [
    {
      noun: 'empresa de jardinagem',
      gender: 'f',
      words: [
        'jardineiro',
        'jardineira',
        'jardineiros',
        'jardinagem',
        'empresa de jardinagem',
        'serviços de jardinagem',
        'construção de jardins',
        'jardins e espaços verdes',
        'espaços verdes',
      ],
    },
    {
      noun: 'serviço de manutenção de jardins',
      gender: 'm',
      words: [
        'manutenção de jardins',
        'desmatação',
        'tratamento de jardins',
        'empresa de manutenção de jardins',
        'serviço de manutenção de jardins',
      ],
    },
    {
      noun: 'serviço de poda',
      gender: 'm',
      words: [
        'poda de árvores',
        'podador',
        'arborista',
        'abate de árvores',
        'arboricultura',
        'serviço de poda',
      ],
    },
    {
      noun: 'gabinete de paisagismo',
      gender: 'm',
      words: [
        'paisagismo',
        'paisagista',
        'paisagistas',
        'projeto de jardins',
        'desenho de jardins',
        'gabinete de paisagismo',
      ],
    },
  ],
  hints: [
    'relva',
    'relvado',
    'relvados',
    'sebes',
    'canteiros',
    'arbustos',
    'árvores',
    'árvores de fruto',
    'rega',
    'rega automática',
    'gramado',
    'gramados',
    'muros de pedra',
    'plantação',
    'plantações de jardim',
    'hortas',
    'trepadeiras',
    'folhas secas',
    'terraços verdes',
    'lago',
    'deck',
    'corte de relva',
    'corte de sebes',
    'podas',
    'limpeza de terrenos',
    'manutenção de piscinas',
    'jardins verticais',
  ],
  action: 'Pedir visita ao jardim',
  submit: 'Descrever o jardim',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Sebe, canteiro e árvore ${'inPlace'}`,
    line`Ao ar livre: ${'offerings'}`,
    'O que quer ver crescer?',
  ],
  description: [
    line`${'name'} é ${'aNoun'} ${'inPlace'}. No jardim: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. No jardim: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Sol, terra e tempo para regar: disso depende o que pega e o que fica.`,
    line`${'aNoun'} ${'inPlace'}. No jardim: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. No jardim: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Sol, terra e tempo para regar: disso depende o que pega e o que fica.`,
    line`${'aNoun'} ${'inPlace'}. Sol, terra e tempo para regar: disso depende o que pega e o que fica.`,
    line`No jardim: ${'offerings'}.`,
    'Sol, terra e tempo para regar: disso depende o que pega. Mande uma imagem do jardim e diga o que o incomoda nele.',
  ],
  closing: ['Mande uma imagem do jardim e a área aproximada.', 'Diga o que fica e o que sai.'],
  beside: [
    'Pergunte em que estação se faz.',
    'Diga quantas horas de sol apanha esse canto.',
    'Pergunte para onde vão os ramos cortados.',
    'Quem rega no verão? Disso depende o que se planta.',
  ],
  toFill: [
    'Acrescente um trabalho de jardim',
    'Acrescente um segundo trabalho de jardim',
    'Acrescente um terceiro trabalho de jardim',
  ],
  sections: {
    features: {
      nav: 'No jardim',
      heading: [line`Pelo jardim com ${'name'}`, 'Uma volta pelo jardim'],
      items: [
        {
          title: 'Quanto tempo tem?',
          body: 'Um canteiro que pede mão todas as semanas não serve a qualquer agenda.',
        },
        {
          title: 'O que já lá está?',
          body: 'Uma árvore velha ou um muro de pedra valem mais do que muito do que se planta.',
        },
        {
          title: 'Quem o usa?',
          body: 'Crianças, cão, rede, couves: daí saem os caminhos e os cantos.',
        },
      ],
    },
    offerings: {
      nav: 'Trabalhos',
      heading: [line`O que ${'name'} faz ao ar livre`, 'O que fazemos ao ar livre'],
      intro: ['Fazer de raiz ou podar uma vez por ano: diga como quer ver o jardim no outono.'],
    },
    gallery: {
      nav: 'Jardins',
      heading: ['Verde, pedra e madeira'],
      intro: ['Ao ar livre, de perto.'],
    },
    process: {
      nav: 'Passos',
      heading: ['Do primeiro passeio à rega'],
      items: [
        { title: 'Percorrer', body: 'Andamos pelo terreno a ver a luz, a terra e os vizinhos.' },
        { title: 'Desenhar', body: 'Uma planta com espécies, medidas e um total.' },
        {
          title: 'Plantar',
          body: 'Cavar, assentar, regar, e no fim mostramos o que tem sede nas primeiras semanas.',
        },
      ],
    },
    pricing: {
      nav: 'Preços',
      heading: ['Área, plantas e horas'],
      intro: ['A entrada também conta: passa um carrinho de mão, ou só um balde?'],
    },
    about: {
      nav: 'Nós',
      heading: [line`Quem cava com ${'name'}`, 'Terra debaixo das unhas'],
      intro: ['Um jardim nunca está acabado. Mas pode desenhar-se de modo a dar menos trabalho.'],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['Por cima da sebe'],
      items: [
        {
          title: 'Quando se podam as sebes?',
          body: 'Fora do tempo dos ninhos e do calor forte. Diga que plantas são, e apontamos os meses.',
        },
        {
          title: 'Posso abater a árvore?',
          body: 'Algumas espécies são protegidas. Pergunte primeiro na câmara municipal.',
        },
        {
          title: 'Levam os ramos?',
          body: 'Diga se faz composto. Se não, o transporte entra na proposta à parte.',
        },
      ],
    },
    callToAction: {
      nav: 'O seu jardim',
      heading: ['A sebe já passa o telhado?'],
      intro: ['Uma imagem tirada do portão, outra da janela.'],
    },
    visit: {
      nav: 'Zona',
      heading: [line`Jardins ${'inPlace'}`, 'Que jardins tratamos'],
      intro: ['Diga onde fica o jardim, e contamos o caminho.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Mostre o jardim a ${'name'}`, 'Mostre-nos o jardim'],
      intro: ['Área, lugar, ideias, e se um carro chega lá perto.'],
    },
  },
};
