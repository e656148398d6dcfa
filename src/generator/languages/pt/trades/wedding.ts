import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const wedding: TradeWords = {
  senses: [
    {
      noun: 'casamento',
      gender: 'm',
      words: [
        'casamento',
        'nosso casamento',
        'site de casamento',
        'convite de casamento',
        'vamos casar',
        'save the date',
        'noivado',
        'casamento de',
      ],
    },
  ],
  hints: [
    'casamentos',
    'noiva',
    'noivo',
    'noivos',
    'convidados',
    'cerimónia',
    'cerimônia',
    'confirmar presença',
    'lista de casamento',
    'lista de presentes',
    'lua de mel',
    'copo-d’água',
  ],
  action: 'Confirmar presença',
  submit: 'Enviar a resposta',
  tagline: [
    line`${'offerings'} ${'inPlace'}`,
    line`Casamento ${'inPlace'}`,
    line`Casamos ${'inPlace'}`,
    'O seu nome está na lista',
  ],
  description: [
    line`${'name'} casam ${'inPlace'}. Aqui vê onde é, a que horas, e como dizer que vem.`,
    line`${'name'} casam. Aqui vê onde é, a que horas, e como dizer que vem.`,
    line`Casamos ${'inPlace'}. Aqui vê onde é, a que horas, e como dizer que vem.`,
    'Vamos casar. Aqui vê onde é, a que horas, e como dizer que vem e quem vem consigo.',
  ],
  closing: [
    'Responda, para a sua cadeira ficar à espera.',
    'Escreva os nomes de quem vem consigo.',
  ],
  beside: [
    'É lá que nos encontra.',
    'Venha com fome.',
    'Traga sapatos com que possa dançar.',
    'Diga se precisa de ajuda para chegar.',
  ],
  toFill: ['Acrescente a cerimónia', 'Acrescente o jantar', 'Acrescente a festa'],
  sections: {
    about: {
      nav: 'O casal',
      heading: [line`A história de ${'name'}`, 'A nossa história'],
      intro: ['Conhece pelo menos um de nós. Foi assim que nos encontrámos.'],
    },
    events: {
      nav: 'O dia',
      heading: ['O dia, hora a hora'],
      intro: ['Para que ninguém perca o beijo.'],
    },
    features: {
      nav: 'Convidados',
      heading: [line`Para os convidados de ${'name'}`, 'Para os convidados'],
      items: [
        {
          title: 'Diga que vem',
          body: 'Com nomes, crianças incluídas, e o que convém evitar à mesa.',
        },
        { title: 'Onde dormir', body: 'Peça-nos quartos por perto antes dos outros.' },
        { title: 'O que vestir', body: 'Sapatos para dançar. Quanto ao resto, pergunte.' },
      ],
    },
    gallery: {
      nav: 'Imagens',
      heading: ['Os dois'],
      intro: ['Até chegarem as fotografias do casamento.'],
    },
    offerings: { nav: 'Celebração', heading: ['Como festejamos'], intro: ['O que o dia traz.'] },
    pricing: {
      nav: 'Presentes',
      heading: ['Presentes'],
      intro: ['O que mais queremos é que venha. Se perguntar na mesma, aqui ficam ideias.'],
      items: [
        { title: 'Para a casa', body: 'Algo que se use todos os domingos.' },
        { title: 'Para a viagem', body: 'Um jantar, um comboio, uma noite junto ao mar.' },
        {
          title: 'Para outros',
          body: 'Um presente em nosso nome a uma causa que lhe diga alguma coisa.',
        },
      ],
    },
    faq: {
      nav: 'Perguntas',
      heading: ['O que perguntam os convidados'],
      items: [
        { title: 'Posso levar alguém?', body: 'Pergunte-nos antes, para haver cadeira.' },
        {
          title: 'As crianças estão convidadas?',
          body: 'Ponha os nomes na resposta, e dizemos o que há para elas.',
        },
        {
          title: 'Posso dizer umas palavras?',
          body: 'Fale connosco antes do dia, e encontramos o momento.',
        },
      ],
    },
    visit: {
      nav: 'Como chegar',
      heading: [line`Vemo-nos ${'inPlace'}`, 'O caminho para o casamento'],
      intro: ['Conte com tempo para estacionar e para se enganar uma vez.'],
    },
    contact: {
      nav: 'Resposta',
      heading: [line`Responda a ${'name'}`, 'Vem?'],
      intro: ['Nomes, quantos são e o que convém evitar à mesa.'],
    },
  },
};
