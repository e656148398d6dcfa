import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const cafe: TradeWords = {
  senses: [
    {
      noun: 'café',
      words: [
        'cafe bar',
        'café bar',
        'juice bar',
        'smoothie bar',
        'snack bar',
        'espresso bar',
        'cafe',
        'café',
        'cafes',
        'cafés',
        'coffee bar',
        'tea room',
        'teahouse',
        'tea house',
        'tearoom',
        'coffeehouse',
      ],
    },
    { noun: 'coffee shop', words: ['coffee shop', 'coffee shops', 'coffee house'] },
    {
      noun: 'coffee roastery',
      words: ['roastery', 'coffee roaster', 'coffee roastery', 'coffee roasters'],
    },
  ],
  hints: [
    'coffee',
    'espresso',
    'latte',
    'lattes',
    'cappuccino',
    'flat white',
    'barista',
    'brunch',
    'matcha',
    'pour-over',
    'cold brew',
  ],
  action: 'See what we pour',
  submit: 'Send a note',
  tagline: [
    line`${'offerings'}, and a chair in ${'place'}`,
    line`Coffee in ${'place'}, sitting or standing`,
    line`A table and a cup in ${'place'}`,
    line`${'offerings'}, and a chair to go with it`,
    'A cup, a chair and a little time',
  ],
  description: [
    line`${'name'} is ${'aNoun'} in ${'place'}. Pull up a chair for ${'offerings'}.`,
    line`At ${'name'} in ${'place'}, the cups come with ${'offerings'}.`,
    line`${'name'} is ${'aNoun'} in ${'place'}: a cup at the bar, a table by the wall, and time to finish the page.`,
    line`${'offerings'} in ${'place'}, to drink here or carry with you.`,
    line`Sit down at ${'name'} for ${'offerings'}.`,
    line`${'name'} is ${'aNoun'} for the first cup of the morning and the slow one after lunch.`,
    line`${'aNoun'} in ${'place'}, for the first cup of the morning and the slow one after lunch.`,
    line`${'offerings'}, to drink here or carry with you.`,
    'A cup at the bar, a table by the wall, and time to read the last page of the chapter.',
  ],
  closing: [
    'Look at the menu, then come by when it suits you.',
    'Have a look at the menu before you come by.',
  ],
  beside: [
    'Tell us how you like it.',
    'To stay or to go: say which when you order.',
    'Ask what goes well beside it.',
    'Good with a window seat.',
  ],
  toFill: ['Add a coffee you serve', 'Add a tea or cold drink', 'Add something to eat'],
  sections: {
    features: {
      nav: 'At the table',
      heading: [line`A seat at ${'name'}`, 'Take a seat'],
      items: [
        {
          title: 'Coffee, your way',
          body: 'Short or long, with milk or without. If you are not sure, describe a coffee you liked.',
        },
        {
          title: 'Alone or in company',
          body: 'Bring a book, a laptop or four friends. For a bigger group, send a note before you set out.',
        },
        {
          title: 'A bite beside it',
          body: 'Something small goes well with a hot cup. The menu on this page shows what to look for.',
        },
      ],
    },
    offerings: {
      nav: 'Menu',
      heading: [line`Poured and plated at ${'name'}`, 'Poured and plated'],
      intro: ['A look at the menu. Ask at the bar for the rest.'],
    },
    pricing: {
      nav: 'Prices',
      heading: ['What it costs at the bar'],
      intro: ['Something missing from the list? Ask at the bar.'],
    },
    gallery: {
      nav: 'Inside',
      heading: ['Cups, tables, light'],
      intro: ['How it looks before you find your seat.'],
    },
    about: {
      nav: 'About',
      heading: [line`Who pours at ${'name'}`, 'Who is behind the bar'],
      intro: [
        line`${'name'} is ${'aNoun'} in ${'place'}, and every good talk in it starts with “What are you having?”`,
        'Every good talk here starts with “What are you having?”',
      ],
    },
    visit: {
      nav: 'Find us',
      heading: [line`Your next coffee in ${'place'}`, 'Your next coffee'],
      intro: ['Check the hours, then come as you are.'],
    },
    faq: {
      heading: ['Before the first sip'],
      items: [
        {
          title: 'Can I work here?',
          body: 'Ask us about sockets and quiet hours. We will tell you which table to aim for.',
        },
        {
          title: 'May I bring my dog?',
          body: 'Send a note first, and we will tell you how it works here.',
        },
        {
          title: 'Can I book the room?',
          body: 'Tell us the day, the hour and the size of your group.',
        },
      ],
    },
    callToAction: {
      heading: ['Coming with a group?'],
      intro: ['Tell us how many chairs, and when.'],
    },
    contact: {
      heading: [line`A note to ${'name'}`, 'Leave us a note'],
      intro: ['Lost a scarf? Want a table for eight? Write it here.'],
    },
  },
};
