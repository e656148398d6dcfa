import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const garage: TradeWords = {
  senses: [
    {
      noun: 'oficina de automóveis',
      gender: 'f',
      words: [
        'oficina',
        'oficina mecânica',
        'oficina de automóveis',
        'oficina auto',
        'mecânico',
        'mecânicos',
        'auto-elétrica',
        'chapa e pintura',
        'bate-chapas',
        'loja de pneus',
      ],
    },
    {
      noun: 'oficina de motas',
      gender: 'f',
      schemaType: 'MotorcycleRepair',
      words: ['oficina de motas', 'oficina de motos', 'oficina de motociclos'],
    },
  ],
  hints: [
    'travões',
    'freios',
    'pneus',
    'mudança de óleo',
    'troca de óleo',
    'inspeção',
    'motor',
    'embraiagem',
    'escape',
    'carros',
    'revisão do carro',
    'bateria',
    'viaturas',
    'jantes',
  ],
  action: 'Marcar hora',
  submit: 'Pedir a marcação',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Motor e ferramenta ${'inPlace'}`,
    line`Para o seu veículo: ${'offerings'}`,
    'Diga que barulho faz',
  ],
  description: [
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Serviços: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Serviços: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Diga que carro é, que barulho faz e quando precisa dele de volta.`,
    line`${'aNoun'} ${'inPlace'}. Serviços: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Serviços: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Diga que carro é, que barulho faz e quando precisa dele de volta.`,
    line`${'aNoun'} ${'inPlace'}. Diga que carro é, que barulho faz e quando precisa dele de volta.`,
    line`Serviços: ${'offerings'}.`,
    'Diga que carro é, que barulho faz e quando precisa dele de volta. Vemos, ligamos com o preço, e depois decide.',
  ],
  closing: ['Marque hora com a marca e o ano do carro.', 'Descreva o barulho e marque hora.'],
  beside: [
    'Diga a marca, o modelo e o ano.',
    'Pergunte quanto tempo fica.',
    'Pergunte pelo preço da peça.',
    'Diga quando se fez da última vez.',
  ],
  toFill: [
    'Acrescente um trabalho da oficina',
    'Acrescente um segundo trabalho',
    'Acrescente um terceiro trabalho',
  ],
  sections: {
    features: {
      nav: 'Na oficina',
      heading: [line`O seu carro nas mãos de ${'name'}`, 'O seu carro na oficina'],
      items: [
        { title: 'Ligamos antes', body: 'Se aparecer mais alguma coisa, ligamos e decide.' },
        { title: 'Peças à vista', body: 'Peça para ver a peça velha antes de ir fora.' },
        { title: 'Contas claras', body: 'Mão de obra e peças, em linhas separadas.' },
      ],
    },
    offerings: {
      nav: 'Trabalhos',
      heading: [line`O que repara ${'name'}`, 'O que reparamos'],
      intro: ['Se a sua avaria não está aqui, descreva-a.'],
    },
    process: {
      nav: 'Passos',
      heading: ['Do barulho à chave'],
      items: [
        { title: 'Descreve', body: 'Que som é, quando e há quanto tempo.' },
        { title: 'Vemos', body: 'Sobe ao elevador, e dizemos o que é.' },
        { title: 'Reparamos', body: 'Com o seu sim. Antes, não.' },
      ],
    },
    pricing: {
      nav: 'Preços',
      heading: ['Quanto custa'],
      intro: ['O preço final depende do modelo: pergunte pelo seu.'],
    },
    about: {
      nav: 'A oficina',
      heading: [line`Debaixo do carro com ${'name'}`, 'Quem está debaixo do carro'],
      intro: ['Ouvir o motor antes de abrir a caixa das ferramentas.'],
    },
    gallery: { nav: 'Imagens', heading: ['Óleo e parafusos'], intro: ['A oficina por dentro.'] },
    visit: {
      nav: 'Como chegar',
      heading: [line`A oficina ${'inPlace'}`, 'Onde fica a oficina'],
      intro: ['Se o carro não anda, ligue antes de vir.'],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['Antes de deixar a chave'],
      items: [
        { title: 'Quanto tempo demora?', body: 'Depende das peças. Dizemos depois de ver.' },
        { title: 'Posso trazer as minhas peças?', body: 'Pergunte antes: nem todas servem.' },
        { title: 'Há carro de substituição?', body: 'Pergunte ao marcar.' },
      ],
    },
    callToAction: {
      nav: 'Avaria',
      heading: ['Uma luz vermelha no painel?'],
      intro: ['Diga qual é e que carro.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Marque hora com ${'name'}`, 'Marque a sua hora'],
      intro: ['Carro, ano e o que se passa.'],
    },
  },
};
