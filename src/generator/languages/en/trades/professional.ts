import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const professional: TradeWords = {
  senses: [
    {
      noun: 'consultancy',
      words: [
        'consultant',
        'consultants',
        'consulting',
        'consultancy',
        'consulting firm',
        'business coach',
        'coach',
        'life coach',
        'executive coach',
        'career coach',
        'coaching',
      ],
    },
    {
      noun: 'accounting firm',
      words: [
        'accountant',
        'accountants',
        'accounting',
        'accounting firm',
        'bookkeeper',
        'bookkeeping',
        'tax advisor',
        'tax consultant',
        'cpa',
      ],
      schemaType: 'AccountingService',
    },
    {
      noun: 'agency',
      words: [
        'agency',
        'marketing agency',
        'design agency',
        'advertising agency',
        'web agency',
        'web design agency',
        'pr agency',
        'creative agency',
        'design studio',
        'branding agency',
        'digital agency',
        'recruitment agency',
      ],
    },
    {
      noun: 'financial advisory',
      words: [
        'financial advisor',
        'financial adviser',
        'insurance broker',
        'insurance agency',
        'insurance',
        'financial planning',
      ],
      schemaType: 'FinancialService',
    },
    {
      noun: 'translation office',
      words: ['translator', 'translation', 'translations', 'interpreter'],
    },
    {
      noun: 'notary office',
      schemaType: 'Notary',
      words: ['notary', 'notaries', 'notary public', 'notary office', 'mobile notary'],
    },
    {
      noun: 'mediation practice',
      words: ['mediator', 'mediators', 'family mediation', 'arbitrator', 'arbitration'],
    },
  ],
  hints: ['tax', 'taxes', 'tax returns', 'payroll', 'audits', 'clients', 'strategy', 'workshops'],
  action: 'Arrange a first talk',
  submit: 'Ask for a first talk',
  tagline: [
    line`${'offerings'} in ${'place'}`,
    line`Advice in ${'place'}, in plain language`,
    line`Your ${'noun'} in ${'place'}`,
    line`Plain answers on ${'offerings'}`,
    'Clear questions, plain answers',
  ],
  description: [
    line`${'name'} is ${'aNoun'} in ${'place'}. Fields of work: ${'offerings'}.`,
    line`${'name'}, ${'place'}: advice on ${'offerings'}.`,
    line`${'name'} is ${'aNoun'} in ${'place'}. Bring your papers and your question, and hear in plain words where you stand.`,
    line`Advice in ${'place'} on ${'offerings'}.`,
    line`${'name'} advises on ${'offerings'}.`,
    line`At ${'name'} you bring the papers and the question, and hear in plain words where you stand.`,
    line`${'aNoun'} in ${'place'}. Bring your papers and your question, and hear in plain words where you stand.`,
    line`Advice on ${'offerings'}.`,
    'Bring the papers and the question. Hear in plain words where you stand, what you can do, and what each way costs.',
  ],
  closing: [
    'Arrange a first talk and bring your questions.',
    'Describe your case in a few lines to begin.',
  ],
  beside: [
    'Tell us about your deadline, if there is one.',
    'Ask which papers you should bring.',
    'Say what you would call a good result.',
    'Ask about the fee before we begin.',
  ],
  toFill: ['Add a field of work', 'Add a second field of work', 'Add a third field of work'],
  sections: {
    features: {
      nav: 'Working together',
      heading: [line`Working with ${'name'}`, 'Working together'],
      items: [
        {
          title: 'One question first',
          body: 'What has to be true at the end? From there we work backwards.',
        },
        {
          title: 'No riddles',
          body: 'If a letter needs translating into plain words, we translate it.',
        },
        {
          title: 'Ask about costs early',
          body: 'Ask how the fee is reckoned before you sign, not after.',
        },
      ],
    },
    offerings: {
      nav: 'Fields',
      heading: [line`Where ${'name'} can help`, 'Where we can help'],
      intro: ['If your matter lies between two of these, describe it all the same.'],
    },
    process: {
      nav: 'Steps',
      heading: ['From first talk to signature'],
      items: [
        { title: 'Tell', body: 'You describe the matter and send what is on paper.' },
        { title: 'Weigh', body: 'We name the options, what speaks for each, and what it costs.' },
        { title: 'Act', body: 'You decide. We do what was agreed and keep you posted.' },
      ],
    },
    about: {
      heading: [line`The people of ${'name'}`, 'Who advises you'],
      intro: [
        line`${'name'} works from ${'place'}. Advice is worth only what you understand of it.`,
        'Advice is worth only what you understand of it.',
      ],
    },
    team: { nav: 'People', heading: ['Who sits across the table'] },
    pricing: {
      nav: 'Fees',
      heading: ['How fees work'],
      intro: ['By the hour or at a fixed sum: ask which fits your matter.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Before the first talk'],
      items: [
        {
          title: 'What should I prepare?',
          body: 'A page with dates, names and what you want. Bring letters and contracts you already have.',
        },
        {
          title: 'Does my message make me a client?',
          body: 'No. That happens only when we have both agreed to it in writing.',
        },
        {
          title: 'Should I send confidential papers now?',
          body: 'Not through this form. Ask first, and we will agree on a safe way.',
        },
      ],
    },
    callToAction: {
      heading: ['A letter you keep rereading?'],
      intro: ['Tell us what it is about and by when you must answer.'],
    },
    visit: {
      heading: [line`The office in ${'place'}`, 'Where we sit'],
      intro: ['Please come with an appointment, so that someone has time for you.'],
    },
    contact: {
      heading: [line`A first talk with ${'name'}`, 'Ask for a first talk'],
      intro: ['The matter in three sentences, and your deadline if there is one.'],
    },
  },
};
