import { line } from '../../line';
import type { TradeWords } from '../../LanguagePack';

export const lawyer: TradeWords = {
  senses: [
    {
      noun: 'law firm',
      words: [
        'family law firm',
        'criminal law firm',
        'employment law firm',
        'immigration law firm',
        'corporate law firm',
        'family law practice',
        'lawyers',
        'law firm',
        'law firms',
        'law office',
        'law practice',
        'legal practice',
        'legal services',
        'legal advice',
      ],
    },
    {
      noun: 'lawyer',
      words: [
        'lawyer',
        'family lawyer',
        'divorce lawyer',
        'immigration lawyer',
        'criminal lawyer',
        'tax lawyer',
        'employment lawyer',
        'business lawyer',
        'injury lawyer',
      ],
    },
    {
      noun: 'attorney',
      schemaType: 'Attorney',
      words: [
        'attorney',
        'attorneys',
        'attorney at law',
        'criminal defense attorney',
        'injury attorney',
        'barrister',
        'barristers',
      ],
    },
    {
      noun: 'solicitor’s office',
      words: ['solicitor', 'solicitors', 'conveyancer', 'conveyancing'],
    },
    {
      noun: 'patent attorney',
      words: ['patent attorney', 'patent lawyer', 'patent law firm', 'trademark attorney'],
    },
  ],
  hints: [
    'mediation',
    'litigation',
    'divorce',
    'divorces',
    'immigration',
    'wills',
    'probate',
    'contracts',
    'contract law',
    'family law',
    'employment law',
    'criminal law',
    'labor law',
    'tenancy law',
    'corporate law',
    'immigration law',
    'personal injury',
    'custody',
    'lawsuits',
    'inheritance',
    'estate planning',
    'practice areas',
    'trademarks',
    'bar exam',
    'bar association',
  ],
  action: 'Describe your case',
  submit: 'Send the outline',
  tagline: [
    line`${'offerings'} in ${'place'}`,
    line`The law on the table in ${'place'}`,
    line`Your ${'noun'} in ${'place'}`,
    line`Counsel on ${'offerings'}`,
    'Know your rights before you sign',
  ],
  description: [
    line`${'name'} is ${'aNoun'} in ${'place'}. Practice areas: ${'offerings'}.`,
    line`${'name'}, ${'place'}: counsel in matters of ${'offerings'}.`,
    line`${'name'} is ${'aNoun'} in ${'place'}. Bring the letter, the contract or the summons, and hear what the law says about it.`,
    line`Counsel in ${'place'} in matters of ${'offerings'}.`,
    line`${'name'} acts in matters of ${'offerings'}.`,
    line`Bring ${'name'} the letter, the contract or the summons, and hear what the law says about it.`,
    line`${'aNoun'} in ${'place'}. Bring the letter, the contract or the summons, and hear what the law says about it.`,
    line`Counsel in matters of ${'offerings'}.`,
    'Bring the letter, the contract or the summons. Hear what the law says about it, which deadlines run, and which ways are open.',
  ],
  closing: [
    'Outline your case in five lines, and name every deadline.',
    'Say who is on the other side, and ask for a meeting.',
  ],
  beside: [
    'Keep the envelope: the postmark may matter.',
    'Sign nothing until you have asked.',
    'Note who said what, and on which day.',
    'Ask who bears the costs if it goes wrong.',
  ],
  toFill: ['Add a practice area', 'Add a second practice area', 'Add a third practice area'],
  sections: {
    features: {
      nav: 'Your case',
      heading: [line`Your case with ${'name'}`, 'Before you instruct us'],
      items: [
        {
          title: 'Deadlines first',
          body: 'Some end within days. Put the date of the letter at the top of your message.',
        },
        {
          title: 'Silence kept',
          body: 'What you tell your counsel in confidence stays with your counsel.',
        },
        {
          title: 'Chances, not promises',
          body: 'Nobody can promise a verdict. You hear what speaks for you and what against.',
        },
      ],
    },
    offerings: {
      nav: 'Practice areas',
      heading: [line`Matters ${'name'} takes on`, 'Matters we take on'],
      intro: ['Law rarely keeps to one drawer. If yours fits none, describe it anyway.'],
    },
    process: {
      nav: 'How a case runs',
      heading: ['From letter to settlement or court'],
      items: [
        { title: 'Outline', body: 'Who, what, when, and what the other side demands.' },
        {
          title: 'Check',
          body: 'We see whether we may act for you, read the file, and name risks and fees.',
        },
        {
          title: 'Mandate',
          body: 'You sign a power of attorney, and from then on we write and speak for you.',
        },
      ],
    },
    team: { nav: 'Counsel', heading: ['Who speaks for you'] },
    about: {
      nav: 'The firm',
      heading: [line`How ${'name'} sees the law`, 'How we see the law'],
      intro: [
        line`${'name'} is ${'aNoun'} in ${'place'}. A dispute settled at the table is one that no judge has to settle.`,
        'A dispute settled at the table is one that no judge has to settle.',
      ],
    },
    pricing: {
      nav: 'Fees',
      heading: ['What counsel costs'],
      intro: ['By statute, by the hour or agreed: ask which applies, and about legal aid.'],
    },
    faq: {
      nav: 'Questions',
      heading: ['Asked before instructing'],
      items: [
        {
          title: 'Are you my counsel once I have written?',
          body: 'Not yet. Only a mandate that both sides have accepted makes you a client.',
        },
        {
          title: 'May I send my documents here?',
          body: 'Please wait. First tell us the parties’ names, so that we can rule out a conflict.',
        },
        {
          title: 'Must I appear in court?',
          body: 'That depends on the proceedings. Ask when we meet, and bring every summons.',
        },
      ],
    },
    visit: {
      nav: 'Office',
      heading: [line`The office in ${'place'}`, 'Where to bring the file'],
      intro: ['By appointment, so that nobody overhears you in the corridor.'],
    },
    callToAction: {
      heading: ['A summons on the table?'],
      intro: ['Give us its date and the court, and leave a number.'],
    },
    contact: {
      nav: 'Outline',
      heading: [line`Outline your case to ${'name'}`, 'Outline your case'],
      intro: ['The parties, the dispute and every deadline, in a few lines.'],
    },
  },
};
