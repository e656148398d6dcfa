import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const florist: TradeWords = {
  senses: [
    {
      noun: 'florista',
      gender: 'f',
      words: [
        'florista',
        'floristas',
        'floricultura',
        'loja de flores',
        'atelier de flores',
        'arranjos de flores',
        'flores ao domicílio',
      ],
    },
    {
      noun: 'viveiro de plantas',
      gender: 'm',
      schemaType: 'GardenStore',
      words: ['viveiro', 'viveiros', 'loja de plantas', 'centro de jardinagem', 'garden center'],
    },
  ],
  hints: [
    'flores',
    'ramo',
    'ramos',
    'buquê',
    'buquês',
    'bouquet',
    'rosas',
    'peónias',
    'tulipas',
    'coroas',
    'centros de mesa',
    'flores secas',
    'plantas de interior',
    'arranjos florais',
  ],
  action: 'Pedir um ramo',
  submit: 'Enviar o pedido',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Flores ${'inPlace'}`,
    line`Nos baldes: ${'offerings'}`,
    'Flores para dizer alguma coisa',
  ],
  description: [
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Nos baldes e nas prateleiras: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. Nos baldes e nas prateleiras: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Diga para quem são as flores, quanto quer gastar e o que não devem levar.`,
    line`${'aNoun'} ${'inPlace'}. Nos baldes e nas prateleiras: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Nos baldes e nas prateleiras: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Diga para quem são as flores, quanto quer gastar e o que não devem levar.`,
    line`${'aNoun'} ${'inPlace'}. Diga para quem são as flores, quanto quer gastar e o que não devem levar.`,
    line`Nos baldes e nas prateleiras: ${'offerings'}.`,
    'Flores para uma mesa, uma desculpa ou um casamento. Diga para quem são, o dia e quanto quer gastar.',
  ],
  closing: ['Escreva a ocasião, o dia e quanto quer gastar.', 'Veja o que há e peça um ramo.'],
  beside: [
    'Diga a cor, e nós procuramos o resto.',
    'Pergunte o que há esta semana.',
    'Junte um cartão com as suas palavras.',
    'Pergunte quanto dura em água.',
  ],
  toFill: [
    'Acrescente um ramo ou arranjo',
    'Acrescente uma planta',
    'Acrescente algo para casamentos ou festas',
  ],
  sections: {
    features: {
      nav: 'Encomendar',
      heading: [line`Flores de ${'name'}`, 'Antes de encomendar'],
      items: [
        {
          title: 'Diga para quem',
          body: 'Uma mãe, um chefe e um aniversário não pedem as mesmas flores.',
        },
        { title: 'Diga quanto', body: 'Com um valor faz-se um ramo; sem ele, só se adivinha.' },
        {
          title: 'Olhe a estação',
          body: 'Em cada mês há flores que estão e outras que não. Pergunte pelas que estão.',
        },
      ],
    },
    offerings: {
      nav: 'Flores',
      heading: [line`Ramos e plantas de ${'name'}`, 'Ramos e plantas'],
      intro: ['Muda com a semana: pergunte o que há.'],
    },
    gallery: {
      nav: 'Imagens',
      heading: ['Caules, folhas e papel'],
      intro: ['De perto, antes de saírem da loja.'],
    },
    process: {
      nav: 'Encomendas',
      heading: ['Do balde à porta'],
      items: [
        { title: 'Conta-nos', body: 'Ocasião, dia, cores e quanto quer gastar.' },
        { title: 'Escolhemos', body: 'Procuramos os caules que estão no seu momento.' },
        { title: 'Preparamos', body: 'Vem buscar o ramo, ou combinamos a entrega.' },
      ],
    },
    pricing: {
      nav: 'Preços',
      heading: ['Quanto custa um ramo'],
      intro: ['Diga um valor, e o ramo faz-se à medida dele.'],
    },
    about: {
      nav: 'A oficina',
      heading: [line`A oficina de ${'name'}`, 'Na oficina'],
      intro: ['Uma faca, cordel e água limpa: o resto fazem-no as flores.'],
    },
    visit: {
      nav: 'Visite-nos',
      heading: [line`Onde encontrar flores ${'inPlace'}`, 'Onde estão as flores'],
      intro: ['Entre e escolha dos baldes.'],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['Pergunta-se entre os baldes'],
      items: [
        { title: 'Entregam as flores?', body: 'Escreva a rua e o dia, e dizemos se chegamos lá.' },
        {
          title: 'Como duram mais?',
          body: 'Corte os caules na diagonal e mude a água de dois em dois dias.',
        },
        { title: 'Fazem casamentos?', body: 'Conte a data, o lugar e as cores, e falamos.' },
      ],
    },
    callToAction: {
      nav: 'Casamentos',
      heading: ['Uma data com flores?'],
      intro: ['Mande o dia, o lugar e as cores que imagina.'],
    },
    contact: {
      nav: 'Encomenda',
      heading: [line`Peça flores a ${'name'}`, 'Peça umas flores'],
      intro: ['Para quem, que dia e quanto quer gastar.'],
    },
  },
};
