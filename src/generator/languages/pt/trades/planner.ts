import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const planner: TradeWords = {
  senses: [
    {
      noun: 'empresa de eventos',
      gender: 'f',
      words: [
        'empresa de eventos',
        'agência de eventos',
        'organização de eventos',
        'organizadora de eventos',
        'organizador de eventos',
        'produtora de eventos',
        'produção de eventos',
        'organização de festas',
        'event planner',
        'planeamento de eventos',
      ],
    },
    {
      noun: 'agência de casamentos',
      gender: 'f',
      motif: 'rings',
      words: [
        'agência de casamentos',
        'wedding planner',
        'wedding planners',
        'organização de casamentos',
        'organizadora de casamentos',
        'organizador de casamentos',
        'planeamento de casamentos',
        'assessoria de casamentos',
        'cerimonialista',
        'casamentos e eventos',
        'organização de casamentos e eventos',
      ],
    },
    {
      noun: 'espaço para eventos',
      gender: 'm',
      schemaType: 'EventVenue',
      words: [
        'espaço para eventos',
        'espaço de eventos',
        'salão de eventos',
        'salão de festas',
        'sala de eventos',
      ],
    },
    {
      noun: 'quinta para casamentos',
      gender: 'f',
      motif: 'rings',
      schemaType: 'EventVenue',
      words: [
        'quinta para casamentos',
        'quinta de casamentos',
        'espaço para casamentos',
        'salão de casamentos',
      ],
    },
  ],
  hints: [
    'lista de convidados',
    'plano de mesas',
    'eventos corporativos',
    'eventos empresariais',
    'decoração de casamentos',
  ],
  action: 'Dizer a data',
  submit: 'Enviar a data',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Um grande dia ${'inPlace'}, hora a hora`,
    line`Para esse dia: ${'offerings'}`,
    'Da primeira ideia ao último convidado',
  ],
  description: [
    line`${'name'}, ${'aNoun'} ${'inPlace'}: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Conte quando será, quem vem e como gostaria que fosse o dia.`,
    line`${'offerings'} ${'inPlace'}. Diga a data e peça um plano por escrito.`,
    line`Com ${'name'}: ${'offerings'}. Diga a data e peça um plano por escrito.`,
    line`${'name'}: conte quando será, quem vem e como gostaria que fosse o dia. O plano parte daí.`,
    line`${'aNoun'} ${'inPlace'}. Conte quando será, quem vem e como gostaria que fosse o dia.`,
    line`${'offerings'}. Diga a data e peça um plano por escrito.`,
    'Conte quando será, quem vem e como gostaria que fosse o dia. A partir daí planeamos tudo em conjunto, passo a passo.',
  ],
  closing: [
    'Escreva com a data, mesmo que ainda possa mudar.',
    'Conte o que se festeja e quantos vêm.',
  ],
  beside: [
    'Pergunte o que está incluído e o que fica consigo.',
    'Diga a data, mesmo que ainda possa mudar.',
    'Conte que parte lhe tira o sono.',
    'Peça por escrito quanto custaria.',
  ],
  toFill: [
    'Acrescente uma ocasião ou um serviço',
    'Acrescente um segundo serviço',
    'Acrescente um terceiro serviço',
  ],
  sections: {
    features: {
      nav: 'Para começar',
      heading: [line`Começar com ${'name'}`, 'O que é preciso para começar'],
      items: [
        { title: 'Uma data', body: 'Um dia, ou dois que também serviriam.' },
        {
          title: 'Um número',
          body: 'Mais ou menos chega. Diga quem vem de longe, quem é muito pequeno e quem precisa de rampa.',
        },
        { title: 'Um orçamento', body: 'Diga quanto quer gastar e sabe cedo o que lá cabe.' },
      ],
    },
    offerings: {
      nav: 'Serviços',
      heading: [line`O que pode deixar com ${'name'}`, 'O que pode deixar connosco'],
      intro: ['O dia inteiro, ou só a parte que prefere não fazer.'],
    },
    process: {
      nav: 'O plano',
      heading: ['Como um dia ganha forma'],
      items: [
        { title: 'Conversar', body: 'Conta o que se festeja e o que não pode faltar.' },
        {
          title: 'Planear',
          body: 'Lê uma proposta com horas e somas, risca, acrescenta e pergunta.',
        },
        {
          title: 'Festejar',
          body: 'O que se combinou está no papel, e o relógio pode ficar em casa.',
        },
      ],
    },
    gallery: {
      nav: 'Cenas',
      heading: ['Antes de abrir as portas'],
      intro: ['Como pode estar uma sala mesmo antes de entrarem os convidados.'],
    },
    about: {
      nav: 'Sobre nós',
      heading: [line`Quem está por trás: ${'name'}`, 'Quem planeia consigo'],
      intro: [
        line`${'name'} trabalha ${'inPlace'}. Um bom plano deixa lugar para o que ninguém planeou.`,
        'Um bom plano deixa lugar para o que ninguém planeou.',
      ],
    },
    team: { nav: 'Equipa', heading: ['Com quem vai falar'] },
    pricing: {
      nav: 'Preços',
      heading: ['Quanto custa um dia assim'],
      intro: ['Decidem a época, os convidados e o que nos entrega: peça uma proposta.'],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['Perguntas do primeiro encontro'],
      items: [
        {
          title: 'Quando devemos escrever?',
          body: 'Assim que souber a época. Se o dia já está perto, pergunte na mesma.',
        },
        {
          title: 'Podemos fazer uma parte?',
          body: 'Sim. Diga qual, e a proposta deixa-a de fora.',
        },
        { title: 'E se chover?', body: 'Peça o segundo plano antes de assinar o primeiro.' },
      ],
    },
    visit: {
      nav: 'Onde',
      heading: [line`Encontro ${'inPlace'}`, 'Onde nos encontrar'],
      intro: ['Combine antes uma hora, para que ninguém espere.'],
    },
    callToAction: {
      heading: ['Já há data?'],
      intro: ['A época e um número aproximado bastam para uma primeira conversa.'],
    },
    contact: {
      nav: 'Escrever',
      heading: [line`Fale do dia com ${'name'}`, 'Fale-nos do dia'],
      intro: ['O que se festeja, quando, e quantos vêm.'],
    },
  },
};
