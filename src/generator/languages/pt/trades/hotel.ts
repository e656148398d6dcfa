import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const hotel: TradeWords = {
  senses: [
    {
      noun: 'hotel',
      gender: 'm',
      schemaType: 'Hotel',
      words: ['hotel', 'hotéis', 'hotel boutique', 'resort', 'estalagem'],
    },
    {
      noun: 'casa de turismo rural',
      gender: 'f',
      words: [
        'turismo rural',
        'casa de campo',
        'casas de campo',
        'alojamento local',
        'alojamento',
        'casa de hóspedes',
        'pousada',
        'pensão',
        'quinta de turismo',
        'aluguer de férias',
        'apartamento turístico',
        'hospedagem',
        'chalés',
      ],
    },
    {
      noun: 'guesthouse',
      gender: 'f',
      schemaType: 'BedAndBreakfast',
      words: ['guesthouse', 'bed and breakfast', 'guest house'],
    },
    {
      noun: 'hostel',
      gender: 'm',
      schemaType: 'Hostel',
      words: ['hostel', 'hostels', 'albergue', 'albergaria'],
    },
    {
      noun: 'parque de campismo',
      gender: 'm',
      schemaType: 'Campground',
      words: ['parque de campismo', 'campismo', 'camping', 'glamping'],
    },
  ],
  hints: [
    'quartos',
    'quarto',
    'suítes',
    'pequeno-almoço',
    'café da manhã',
    'piscina',
    'vista para o mar',
    'hóspedes',
    'estadia',
    'noites',
    'escapadinha',
  ],
  action: 'Perguntar por um quarto',
  submit: 'Enviar a pergunta',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Uma cama e uma janela ${'inPlace'}`,
    line`Para a sua estadia: ${'offerings'}`,
    'Pouse a mala',
  ],
  description: [
    line`${'name'} é ${'aNoun'} ${'inPlace'}. À sua espera: ${'offerings'}.`,
    line`${'name'}, ${'inPlace'}. À sua espera: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'} ${'inPlace'}. Diga quando chega, quantos são e do que precisa para dormir bem.`,
    line`${'aNoun'} ${'inPlace'}. À sua espera: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. À sua espera: ${'offerings'}.`,
    line`${'name'} é ${'aNoun'}. Diga quando chega, quantos são e do que precisa para dormir bem.`,
    line`${'aNoun'} ${'inPlace'}. Diga quando chega, quantos são e do que precisa para dormir bem.`,
    line`À sua espera: ${'offerings'}.`,
    'Diga quando chega, quantas noites fica e do que precisa para dormir bem. Respondemos se há quarto.',
  ],
  closing: ['Escreva as datas e quantos são.', 'Veja a casa e pergunte pelas suas datas.'],
  beside: [
    'Pergunte se está livre nas suas datas.',
    'Diga se viaja com crianças.',
    'Pergunte o que inclui.',
    'Pergunte a que horas convém chegar.',
  ],
  toFill: [
    'Acrescente um quarto',
    'Acrescente algo que a estadia inclui',
    'Acrescente algo para fazer por perto',
  ],
  sections: {
    features: {
      nav: 'A estadia',
      heading: [line`A sua estadia com ${'name'}`, 'A sua estadia'],
      items: [
        { title: 'Chegar', body: 'Diga a que horas vem, e explicamos como entrar.' },
        {
          title: 'Dormir',
          body: 'Uma almofada mais alta, um berço, silêncio: peça antes de chegar.',
        },
        { title: 'Sair', body: 'Pergunte na receção o que vale a pena ver a pé.' },
      ],
    },
    offerings: {
      nav: 'Quartos',
      heading: [line`O que oferece ${'name'}`, 'O que há na casa'],
      intro: ['Pergunte pelo que lhe interessa, com as datas.'],
    },
    gallery: {
      nav: 'Imagens',
      heading: ['Quartos, camas e janelas'],
      intro: ['Antes de desfazer a mala.'],
    },
    pricing: {
      nav: 'Preços',
      heading: ['Quanto custa uma noite'],
      intro: ['Depende das datas: pergunte pelas suas.'],
    },
    about: {
      nav: 'A casa',
      heading: [line`A casa de ${'name'}`, 'A casa'],
      intro: [
        line`${'name'} é ${'aNoun'} ${'inPlace'}. Camas feitas, uma luz acesa e alguém que sabe o caminho.`,
        'Camas feitas, uma luz acesa e alguém que sabe o caminho.',
      ],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['Antes de reservar'],
      items: [
        { title: 'Aceitam animais?', body: 'Diga qual e de que tamanho, e respondemos.' },
        {
          title: 'A que horas posso entrar?',
          body: 'Pergunte ao reservar, e diga se chega tarde.',
        },
        {
          title: 'Posso anular?',
          body: 'Peça as condições antes de reservar, para não ter surpresas.',
        },
      ],
    },
    visit: {
      nav: 'Como chegar',
      heading: [line`O caminho para ${'name'}`, 'O caminho para a casa'],
      intro: ['Se vier de carro, pergunte onde se estaciona.'],
    },
    callToAction: {
      nav: 'As suas datas',
      heading: ['Já sabe quando?'],
      intro: ['Mande as datas e quantos são.'],
    },
    contact: {
      nav: 'Reservas',
      heading: [line`Pergunte a ${'name'} pelas suas datas`, 'Pergunte pelas suas datas'],
      intro: ['Chegada, partida e número de pessoas.'],
    },
  },
};
