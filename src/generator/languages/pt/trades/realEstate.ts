import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const realEstate: TradeWords = {
  senses: [
    {
      noun: 'imobiliária',
      gender: 'f',
      words: [
        'imobiliária',
        'imobiliárias',
        'agência imobiliária',
        'agente imobiliário',
        'consultor imobiliário',
        'consultora imobiliária',
        'corretor de imóveis',
        'mediação imobiliária',
      ],
    },
    {
      noun: 'administração de condomínios',
      gender: 'f',
      words: ['administração de condomínios', 'gestão de arrendamentos', 'gestão de condomínios'],
    },
  ],
  hints: [
    'apartamentos',
    'apartamento',
    'moradias',
    'casas',
    'lojas para arrendar',
    'crédito à habitação',
    'compradores',
    'proprietários',
    'arrendamento',
    'imóveis',
    'terrenos',
    'venda de casas',
  ],
  action: 'Marcar uma visita',
  submit: 'Pedir a visita',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Portas e chaves ${'inPlace'}`,
    line`Em carteira: ${'offerings'}`,
    'A chave certa',
  ],
  description: [
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Em carteira: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Em carteira: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Diga o que procura ou o que quer vender, e começamos pelas perguntas.`,
    line`${'aNoun'} ${'inPlace'}. Em carteira: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Em carteira: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Diga o que procura ou o que quer vender, e começamos pelas perguntas.`,
    line`${'aNoun'} ${'inPlace'}. Diga o que procura ou o que quer vender, e começamos pelas perguntas.`,
    line`Em carteira: ${'offerings'}.`,
    'Diga o que procura ou o que quer vender: bairro, área, data e valor. Começamos pelas perguntas, não pelo contrato.',
  ],
  closing: ['Diga o bairro e o valor.', 'Marque uma visita ou pergunte por uma avaliação.'],
  beside: [
    'Peça a planta.',
    'Pergunte pelas despesas de condomínio.',
    'Visite a outra hora do dia.',
    'Pergunte desde quando está livre.',
  ],
  toFill: [
    'Acrescente um tipo de imóvel',
    'Acrescente um segundo tipo',
    'Acrescente um terceiro tipo',
  ],
  sections: {
    features: {
      nav: 'Comprar e vender',
      heading: [line`Procurar com ${'name'}`, 'Antes de uma visita'],
      items: [
        {
          title: 'O que não sai na fotografia',
          body: 'Pergunte pelo ruído, pela luz da tarde e pelos vizinhos de cima.',
        },
        {
          title: 'Todas as despesas',
          body: 'O preço é uma linha; peça as outras antes de assinar.',
        },
        { title: 'Sem pressa', body: 'Uma casa vê-se duas vezes, uma delas com chuva.' },
      ],
    },
    offerings: {
      nav: 'Imóveis',
      heading: [line`O que oferece ${'name'}`, 'O que há agora'],
      intro: ['Pergunte o que está livre hoje.'],
    },
    process: {
      nav: 'Passos',
      heading: ['Da procura à chave'],
      items: [
        { title: 'Procurar', body: 'Diz o que é indispensável e o que só seria bonito.' },
        { title: 'Visitar', body: 'Vemos poucas portas, mas as que servem.' },
        { title: 'Assinar', body: 'Revemos cada papel consigo antes da escritura.' },
      ],
    },
    team: {
      nav: 'Equipa',
      heading: [line`A equipa de ${'name'}`, 'Quem o acompanha'],
      intro: ['Pessoas com quem se fazem as visitas.'],
    },
    pricing: {
      nav: 'Honorários',
      heading: ['Quanto custa o nosso trabalho'],
      intro: ['Sabe-o por escrito antes de começar.'],
    },
    about: {
      nav: 'Nós',
      heading: [line`As portas que ${'name'} abre`, 'Quem abre as portas'],
      intro: ['Conhecer as ruas ajuda mais do que conhecer adjetivos.'],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['Antes de assinar'],
      items: [
        {
          title: 'De que papéis preciso?',
          body: 'Depende de comprar, vender ou arrendar. Pergunte, e mandamos a lista.',
        },
        {
          title: 'Quanto vale a minha casa?',
          body: 'Mande a rua e a área, e marcamos uma visita para a ver.',
        },
        { title: 'Quem paga o quê?', body: 'Pomos tudo numa folha antes de decidir.' },
      ],
    },
    callToAction: {
      nav: 'A sua casa',
      heading: ['Uma chave que muda de mãos?'],
      intro: ['Conte a rua e a data.'],
    },
    visit: {
      nav: 'Escritório',
      heading: [line`O escritório ${'inPlace'}`, 'O escritório'],
      intro: ['Venha com marcação e com perguntas.'],
    },
    contact: {
      nav: 'Contacto',
      heading: [line`Peça uma visita a ${'name'}`, 'Peça uma visita'],
      intro: ['O que procura ou vende, onde e para quando.'],
    },
  },
};
